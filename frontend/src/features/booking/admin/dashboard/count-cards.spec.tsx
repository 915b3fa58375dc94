import { screen } from '@testing-library/react';
import { renderScreen } from '../../../../testing/render-screen.js';
import { CountCards } from './count-cards.js';

test('every count links to its list, what waits first', () => {
  const counts = {
    totalBookings: 20148,
    pendingBookingApprovals: 5,
    pendingLicenseApprovals: 2,
    approvedBookings: 12,
    shiftsToDecide: 0,
  };
  renderScreen(<CountCards counts={counts} />);
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Pending Booking Approvals5', '/?tab=diary&status=pending&order=first-requested&start=ahead'],
    ['Pending License Approvals2', '/?tab=licences'],
    ['Approved Bookings12', '/?tab=diary&status=approved'],
    ['Total Bookings20,148', '/?tab=diary'],
  ]);
});
