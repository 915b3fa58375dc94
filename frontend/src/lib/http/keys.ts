import type { PhotoSide } from '@rigbook/contracts/licences/licence.words';

/** Where each list and thing is kept in the query cache: under the path it was loaded from. */
export const keys = {
  currentUser: ['/api/auth/user'],
  vehicles: ['/api/vehicles'],
  calendars: ['/api/vehicles', 'calendar'],
  calendar: (vehicleId: string, from: string, to: string) => ['/api/vehicles', 'calendar', vehicleId, from, to],
  bookings: ['/api/bookings'],
  booking: (bookingId: string) => ['/api/bookings', bookingId],
  responderHours: ['/api/responder-hours'],
  microsoftAccount: ['/api/auth/microsoft-account'],
  recommendations: ['/api/recommendations'],
  activity: ['/api/activity'],
  agreement: (bookingId: string) => ['/api/agreements', bookingId],
  adminBookings: ['/api/admin/bookings'],
  dashboard: ['/api/admin/dashboard'],
  licenceReviews: ['/api/admin/license-verifications'],
  licencePhoto: (licenceId: string, side: PhotoSide) => [
    `/api/admin/license-verifications/${licenceId}/photos/${side}`,
  ],
  ownLicence: ['/api/license-verification'],
  users: ['/api/users'],
  settings: ['/api/admin/settings'],
} as const;
