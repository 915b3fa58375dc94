import type { VehicleId } from '@rigbook/contracts/kernel/ids';
import { laterOf, type Instant } from '@rigbook/contracts/kernel/time';
import { query, type Query } from '../../../platform/database/query.js';
import { DIARY_COLUMNS, DIARY_TABLES, type BookingDiaryRow } from '../booking-diary/booking-diary.query.js';

/** What holds the vehicle between now and then; null: for as long as anybody holds it. */
export interface Absence {
  readonly from: Instant;
  readonly until: Instant | null;
}

/**
 * The bookings that an absence of the vehicle stands in the way of, earliest first: pending and approved ones that begin before
 * its end and have not ended, and the shift that has the vehicle out. They begin within the booking window and do not overlap,
 * so that there are never more than its hours and one.
 */
export const affectedBookings = (vehicleId: VehicleId, { from, until }: Absence): Query<readonly BookingDiaryRow[]> =>
  query<BookingDiaryRow, readonly BookingDiaryRow[]>(
    {
      name: 'affected-bookings.of-vehicle',
      text: `SELECT ${DIARY_COLUMNS} FROM ${DIARY_TABLES}
             WHERE d.booking_id IN (
               SELECT booking_id FROM vehicle_reservation
               WHERE vehicle_id = $1 AND responder_id IS NOT NULL AND during && tstzrange($2, $3)
               UNION SELECT booking_id FROM vehicle_use WHERE vehicle_id = $1)
             ORDER BY d.start_at, d.booking_id`,
      values: [vehicleId, from, until && laterOf(from, until)],
    },
    (rows) => rows,
  );
