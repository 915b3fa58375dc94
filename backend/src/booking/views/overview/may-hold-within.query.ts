import { LONGEST_BOOKING_HOURS } from '@rigbook/contracts/booking/booking.limits';
import { startsThatMayHold } from '@rigbook/contracts/booking/diary/held-hours.rules';
import type { Period } from '@rigbook/contracts/kernel/time';
import { query, type Query } from '../../../platform/database/query.js';
import { DIARY_COLUMNS, DIARY_TABLES, type BookingDiaryRow } from '../booking-diary/booking-diary.query.js';

/** More than a fleet is booked for in eight days; a bound all the same. */
const MOST_BOOKINGS = 10_000;

const selected = `SELECT ${DIARY_COLUMNS} FROM ${DIARY_TABLES}`;

/**
 * All that may hold a vehicle within these hours, by their starts: what is out by its status, everything else by its start. One
 * statement, so that a booking that changes meanwhile is neither missed nor seen twice.
 */
export const mayHoldWithin = (asked: Period): Query<readonly BookingDiaryRow[]> => {
  const starts = startsThatMayHold(asked, LONGEST_BOOKING_HOURS);
  return query<BookingDiaryRow, readonly BookingDiaryRow[]>(
    {
      name: 'overview.may-hold-within',
      text: `${selected} WHERE d.status = 'active'
             UNION ALL
             ${selected} WHERE d.start_at >= $1 AND d.start_at <= $2 AND d.status IN ('pending', 'approved', 'completed')
             ORDER BY "startAt", "bookingId" LIMIT $3`,
      values: [starts.startAt, starts.endAt, MOST_BOOKINGS],
    },
    (rows) => rows,
  );
};
