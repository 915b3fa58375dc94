import type { BookingId } from '@rigbook/contracts/kernel';
import { query, type Query } from '../../platform/database/index.js';

/** How many others wait for the hours of each of these bookings, or for enough of them; none: not named. */
export const waitingForHoursOf = (bookings: readonly BookingId[]): Query<ReadonlyMap<BookingId, number>> =>
  query<{ bookingId: BookingId; waiting: number }, ReadonlyMap<BookingId, number>>(
    {
      name: 'waitlist-wishes.waiting-for-hours',
      text: `SELECT d.booking_id AS "bookingId", count(DISTINCT w.responder_id)::int AS waiting
             FROM booking_diary d
               JOIN vehicle v ON v.id = d.vehicle_id
               JOIN waitlist_wish w ON w.status IN ('waiting', 'offered') AND w.status = 'waiting'
                 AND w.start_at < d.end_at AND w.end_at > d.start_at AND w.responder_id <> d.responder_id
                 AND least(w.end_at, d.end_at) - greatest(w.start_at, d.start_at) >= make_interval(hours => w.least_hours)
               JOIN vehicle asked ON asked.id = w.vehicle_id
             WHERE d.booking_id = ANY ($1::uuid[])
               AND (w.vehicle_id = d.vehicle_id OR (w.any_of_type AND asked.type = v.type))
             GROUP BY d.booking_id`,
      values: [bookings],
    },
    (rows) => new Map(rows.map(({ bookingId, waiting }) => [bookingId, waiting])),
  );
