import type { BookingStatus } from '@rigbook/contracts/booking/booking.words';
import type { Instant, Period, ResponderId, VehicleId } from '@rigbook/contracts/kernel';
import { allRows, oneRow, type Query } from '../platform/database/index.js';
import type { Statement } from '../platform/event-store/index.js';
import type { Sealed } from '../platform/sealed/sealing.js';

interface KeptKeys {
  readonly sealed: Sealed | null;
  readonly changedAt: Instant | null;
}

/** Undefined if the vehicle is not in the fleet. */
export const keysOf = (vehicleId: VehicleId): Query<KeptKeys | undefined> =>
  oneRow<KeptKeys>({
    name: 'vehicle-keys.of',
    text: `SELECT k.sealed, k.changed_at AS "changedAt" FROM vehicle v LEFT JOIN vehicle_keys k ON k.vehicle_id = v.id
           WHERE v.id = $1 AND v.retired_at IS NULL`,
    values: [vehicleId],
  });

/** The person's bookings of the vehicle that may show its keys. */
export const bookingsThatMayShow = (
  responderId: ResponderId,
  vehicleId: VehicleId,
  now: Instant,
): Query<readonly (Period & { readonly status: BookingStatus })[]> =>
  allRows<Period & { readonly status: BookingStatus }>({
    name: 'vehicle-keys.bookings',
    text: `SELECT status, start_at AS "startAt", end_at AS "endAt" FROM booking_diary
           WHERE responder_id = $1 AND vehicle_id = $2
             AND (status = 'active' OR status = 'approved' AND end_at > $3)`,
    values: [responderId, vehicleId, now],
  });

export const keep = (vehicleId: VehicleId, sealed: Sealed, changedAt: Instant): Statement => ({
  name: 'vehicle-keys.keep',
  text: `INSERT INTO vehicle_keys (vehicle_id, sealed, changed_at) VALUES ($1, $2, $3)
         ON CONFLICT (vehicle_id) DO UPDATE SET sealed = EXCLUDED.sealed, changed_at = EXCLUDED.changed_at`,
  values: [vehicleId, sealed, changedAt],
});
