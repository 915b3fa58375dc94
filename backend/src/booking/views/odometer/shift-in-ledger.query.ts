import type { BookingId, Instant, ResponderId } from '@rigbook/contracts/kernel';
import type { ShiftAmongOthers } from '@rigbook/contracts/booking/shift/reading-contest.rules';
import { query, type Query } from '../../../platform/database/index.js';

/** When a shift's odometer was read, and who had the vehicle directly before and after it. */
export interface ShiftInLedger extends Omit<ShiftAmongOthers<ResponderId>, 'by'> {
  readonly takenAt: Instant;
  readonly returnedAt: Instant | null;
}

interface Row extends ShiftInLedger {
  readonly bookingId: BookingId;
}

/** Undefined until the shift is in the ledger. */
export const shiftInLedger = (bookingId: BookingId): Query<ShiftInLedger | undefined> =>
  query(ofShifts([bookingId]), ([row]: readonly Row[]) => row);

/** By booking, those that are in the ledger. */
export const shiftsInLedger = (bookingIds: readonly BookingId[]): Query<ReadonlyMap<BookingId, ShiftInLedger>> =>
  query(ofShifts(bookingIds), (rows: readonly Row[]) => new Map(rows.map((row) => [row.bookingId, row])));

const ofShifts = (bookingIds: readonly BookingId[]) => ({
  name: 'odometer.shifts-in-ledger',
  text: `SELECT s.booking_id AS "bookingId", s.taken_at AS "takenAt", s.returned_at AS "returnedAt", s.returned_at IS NOT NULL AS "isReturned",
                    before.responder_id AS before, after.responder_id AS after
             FROM odometer_shift s
             LEFT JOIN booking_diary before ON before.booking_id = s.before_booking_id
             LEFT JOIN LATERAL (
               SELECT n.booking_id FROM odometer_shift n
               WHERE n.vehicle_id = s.vehicle_id AND (n.taken_at, n.booking_id) > (s.taken_at, s.booking_id)
               ORDER BY n.taken_at, n.booking_id LIMIT 1) next ON true
             LEFT JOIN booking_diary after ON after.booking_id = next.booking_id
             WHERE s.booking_id = ANY($1::uuid[])`,
  values: [bookingIds],
});
