/** Every address of the application, in one place. */
export const paths = {
  home: '/',
  myBookings: '/#my-bookings',
  fleet: '/#fleet',
  book: (vehicleId: string) => `/?book=${encodeURIComponent(vehicleId)}`,
  admin: '/admin',
  users: '/users',
  agreement: (bookingId: string) => `/agreement/${bookingId}`,
  signature: (bookingId: string) => `/signature/${bookingId}`,
  checkIn: (bookingId: string) => `/checkin/${bookingId}`,
  checkOut: (bookingId: string) => `/checkout/${bookingId}`,
} as const;

/** Left to the server: a navigation of the whole browser. */
export const microsoftSignIn = '/auth/microsoft';
