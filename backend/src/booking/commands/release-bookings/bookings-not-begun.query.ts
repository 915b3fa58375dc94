import type { BookingId, Instant, ResponderId, VehicleId } from '@rigbook/contracts/kernel';
import { allRows, type Query } from '../../../platform/database/index.js';

export interface NotBegun {
  readonly bookingId: BookingId;
  readonly vehicleId: VehicleId;
  readonly responderId: ResponderId;
}

/** Bookings that may be due, or whose request for an extension is over, by the same times as `releaseOf`, which decides. Those after the last one of the previous batch. */
export const bookingsNotBegun = (now: Instant, after: BookingId | null, most: number): Query<readonly NotBegun[]> =>
  allRows<NotBegun>({
    name: 'booking-diary.not-begun',
    text: `SELECT d.booking_id AS "bookingId", d.vehicle_id AS "vehicleId", d.responder_id AS "responderId"
           FROM booking_diary d, organisation_settings s
           WHERE (d.extension_asked_until <= $1 OR (d.status IN ('pending', 'approved') AND d.start_at < $1
             AND (d.status = 'pending' OR d.end_at < $1
               OR (s.released_minutes_after > 0
                 AND greatest(d.start_at, d.reinstated_at) + make_interval(mins => s.released_minutes_after) < $1))))
             AND ($2::uuid IS NULL OR d.booking_id > $2)
           ORDER BY d.booking_id LIMIT $3`,
    values: [now, after, most],
  });
