import { checkInItems } from '@rigbook/contracts/booking/shift/check-in.words';
import { damageAreas, damageSeverities } from '@rigbook/contracts/booking/shift/damage.words';
import { en } from '../../testing/catalogues.js';

/** Texts that the product description fixes, by the screens that say them. They stay to the letter. */
const fixed = {
  'for everybody': [
    '404 Page Not Found',
    'Did you forget to add the page to the router?',
    'Return to Home',
    'Access Denied',
    "You don't have permission to access the admin panel",
    'Logged out successfully',
  ],
  'signing in and the profile': [
    'Sign In to Book',
    'Invalid input',
    'Unit number must be 3 digits and phone must be 4 digits',
    'This is your first time logging in with Unit {unit}',
    'Next Steps',
    'Complete Profile',
    'Profile completed',
    'Profile updated successfully',
    'Your profile information has been saved',
    'Saving...',
    'First name is required',
    'Last name is required',
    'Email is required',
    'Please enter a valid email address',
    'Phone number is required',
    'Please enter a valid 10-digit phone number',
    'Department is required',
    'Update failed',
  ],
  licenses: [
    'Photos required',
    'Please upload both front and back photos of your license',
    'Front photo uploaded',
    'Back photo uploaded',
    'License verification submitted',
    'Submission failed',
    'License reviewed',
    'Review failed',
  ],
  'home and the fleet': [
    'Vehicle bookings are restricted to administrators from Friday 1:00 PM to Sunday 9:00 AM.',
    'Recommended for You',
    '+{count} more',
    '4 Seats',
    'Automatic',
    'Medical Kit',
    'Authorized Roles',
    'Available from {time}',
    'Book Now',
    'Unavailable - {status}',
    'Available',
    'In Use',
    'Maintenance',
    'Unavailable',
    'Unknown',
  ],
  'booking a vehicle': [
    'Book Vehicle',
    'Available for booking',
    'Maximum booking duration: {hours} hours',
    'Submitting...',
    'Digital Agreement Required',
    'Hour-Block Booking System',
    'Select your preferred starting time. Each slot represents 1 hour.',
    'Describe the purpose of this booking...',
    'Submit for Approval',
    'Missing Information',
    'Please fill in all required fields',
    'Booking Submitted',
    'Your booking request has been submitted and is pending approval.',
    'Booking submitted for approval',
    'Booking Failed',
    'Booking failed',
  ],
  'the agreement and its signature': [
    'Loading agreement...',
    'Agreement not found',
    'SIGN VEHICLE LOAN AGREEMENT',
    'Vehicle cannot be used until agreement is digitally signed',
    'Loading booking details...',
    'Booking not found',
    'Clear Signature',
    'Name required',
    'Please enter your full name to complete the signature.',
    'Agreement Signed Successfully',
    'Failed to submit signature',
    'An error occurred while submitting your signature.',
  ],
  'check-in': [
    'Loading check-in form...',
    'Low fuel - refuel before departure',
    'Sufficient fuel level',
    'Complete Vehicle Check-In & Start Shift',
    'Processing...',
    'Required Items Missing',
    'Mileage Required',
    'Please enter the starting vehicle mileage',
    'Vehicle Checked In Successfully',
    'You are now on duty. Remember to return vehicle using checkout form when finished.',
  ],
  checkout: [
    'Loading checkout form...',
    'Add Damage Report',
    'Low fuel - refuel required',
    'Moderate fuel level',
    'Good fuel level',
    'Complete Vehicle Checkout & End Shift',
    'Please fill in all damage report fields',
    'Damage Check Required',
    'Please confirm no damage or report any damage found',
    'Please enter the current vehicle mileage',
    'Damage Report Added',
    'Damage report has been documented',
    'Vehicle Checkout Complete',
    'Thank you for your service. Your shift has ended successfully.',
  ],
  'the administration': [
    'Access denied',
    'Total Bookings',
    'Pending Booking Approvals',
    'Pending License Approvals',
    'Approved Bookings',
    'Booking Diary',
    'User Management',
    'Vehicle Fleet',
    'License Reviews',
    'Agreement Files',
    'Template Documents',
    'Settings',
    'Booking updated',
    'Booking cancelled',
    'Cancellation failed',
    'Vehicle Updated',
    'Update Failed',
    'Failed to update vehicle',
    'Failed to update vehicle status',
    'Add First User',
    'Error adding user',
    'Error updating user',
    'Error deleting user',
  ],
};

/** Parts of longer sentences. */
const within = [
  'approved for immediate use',
  'Agreement Expires',
  'Please complete:',
  'pending approval',
  'Maximum booking duration: 24 hours',
  'Failed to submit booking request',
  'Please try again or contact support',
];

const said = new Set<string>(Object.values(en));

test.each(Object.entries(fixed))('%s: every text that is fixed is said to the letter', (_screens, texts) => {
  expect(texts.filter((text) => !said.has(text))).toEqual([]);
});

test('parts of sentences that are fixed are said to the letter', () => {
  const all = [...said].join('\n');
  expect(within.filter((part) => !all.includes(part))).toEqual([]);
});

test('the items of the check-in and the areas of damage have their names', () => {
  expect(checkInItems.map(({ label }) => label.toLowerCase().replaceAll(' ', '-'))).toEqual(
    checkInItems.map(({ id }) => id),
  );
  expect(damageAreas.map(({ label }) => label)).toEqual([
    'Front Bumper',
    'Rear Bumper',
    'Driver Side',
    'Passenger Side',
    'Roof/Top',
    'Hood',
    'Wheels/Tires',
    'Interior',
    'Medical Equipment',
    'Emergency Lights',
  ]);
  expect(damageSeverities.map(({ id, badge }) => [id, badge])).toEqual([
    ['minor', 'secondary'],
    ['moderate', 'default'],
    ['major', 'destructive'],
  ]);
});
