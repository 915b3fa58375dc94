import type { BookingId } from '@rigbook/contracts/kernel/ids';
import type { Day } from '@rigbook/contracts/kernel/time';
import { query, type Query } from '../../../platform/database/query.js';

export interface WeekWithBooking {
  readonly weekStartsOn: Day;
  readonly hoursOfBooking: number;
  /** of all bookings of the responder that count, this one among them */
  readonly hoursInAll: number;
}

/** The weeks in which a booking counts, in their order; none once it was rejected or cancelled. */
export const hoursWithBooking = (bookingId: BookingId): Query<readonly WeekWithBooking[]> =>
  query<{ week_starts_on: Day; of_booking: number; in_all: number }, readonly WeekWithBooking[]>(
    {
      name: 'responder-hours.with-booking',
      text: `SELECT share.week_starts_on, share.hours AS of_booking, week.hours AS in_all
             FROM responder_week_share share JOIN responder_week week USING (responder_id, week_starts_on)
             WHERE share.booking_id = $1 ORDER BY share.week_starts_on`,
      values: [bookingId],
    },
    (rows) =>
      rows.map((row) => ({
        weekStartsOn: row.week_starts_on,
        hoursOfBooking: row.of_booking,
        hoursInAll: row.in_all,
      })),
  );
