import type { ReadingStep } from '@rigbook/contracts/booking/shift/odometer.rules';
import type { BookingId, Instant } from '@rigbook/contracts/kernel';
import { allRows, type Query } from '../../../platform/database/index.js';

/** Of which shift a reading is, seen from the one whose kilometers it decides. */
export const readingSides = ['before', 'own', 'after'] as const;
export type ReadingSide = (typeof readingSides)[number];

export interface ReadingAround {
  readonly bookingId: BookingId;
  readonly side: ReadingSide;
  readonly step: ReadingStep;
  readonly at: Instant;
  readonly km: number;
  /** as it was read, before corrections */
  readonly readKm: number;
}

/**
 * The readings that decide the kilometers of a shift, in their order: the last one of the shift before, its own, and the first one of the
 * shift after. None until the shift is in the ledger.
 */
export const readingsAround = (bookingId: BookingId): Query<readonly ReadingAround[]> =>
  allRows<ReadingAround>({
    name: 'odometer.readings-around',
    text: `WITH own AS (SELECT * FROM odometer_shift WHERE booking_id = $1),
           shifts AS (
             SELECT 'before' AS side, p.* FROM own JOIN odometer_shift p ON p.booking_id = own.before_booking_id
             UNION ALL SELECT 'own', own.* FROM own
             UNION ALL SELECT 'after', next.* FROM own CROSS JOIN LATERAL (
               SELECT * FROM odometer_shift n
               WHERE n.vehicle_id = own.vehicle_id AND (n.taken_at, n.booking_id) > (own.taken_at, own.booking_id)
               ORDER BY n.taken_at, n.booking_id LIMIT 1) next)
           SELECT s.booking_id AS "bookingId", s.side, r.step, r.at, r.km, r.read_km AS "readKm"
           FROM shifts s CROSS JOIN LATERAL (VALUES
             ('check-in', s.taken_at, s.check_in_km, s.check_in_read_km),
             ('check-out', s.returned_at, s.check_out_km, s.check_out_read_km)) AS r (step, at, km, read_km)
           WHERE r.at IS NOT NULL AND CASE s.side
             WHEN 'before' THEN (r.step = 'check-out') = (s.returned_at IS NOT NULL)
             WHEN 'after' THEN r.step = 'check-in' ELSE true END
           ORDER BY array_position(ARRAY['before', 'own', 'after'], s.side), r.step`,
    values: [bookingId],
  });
