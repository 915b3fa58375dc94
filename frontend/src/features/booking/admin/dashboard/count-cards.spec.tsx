import { screen } from '@testing-library/react';
import { renderScreen } from '../../../../testing/render-screen.js';
import { CountCards } from './count-cards.js';

test('every count links to its list', () => {
  const counts = { totalBookings: 148, pendingBookingApprovals: 5, pendingLicenseApprovals: 2, approvedBookings: 12 };
  renderScreen(<CountCards counts={counts} />);
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['148 Total Bookings', '/?tab=diary'],
    ['5 Pending Booking Approvals', '/?tab=diary&status=pending&order=first-requested&start=ahead'],
    ['2 Pending License Approvals', '/?tab=licences'],
    ['12 Approved Bookings', '/?tab=diary&status=approved'],
  ]);
});
