import type { BookingStatus } from '@rigbook/contracts/booking/booking.words';
import { query, type Query } from '../../../platform/database/index.js';

export type BookingCounts = Readonly<Partial<Record<BookingStatus, number>>>;

/** Number of bookings by status, as of the last projected events. */
export const bookingCounts = (): Query<BookingCounts> =>
  query<{ status: BookingStatus; bookings: number }, BookingCounts>(
    { name: 'dashboard.counts', text: `SELECT status, bookings::integer FROM dashboard_count`, values: [] },
    (rows) => Object.fromEntries(rows.map((row) => [row.status, row.bookings])),
  );
