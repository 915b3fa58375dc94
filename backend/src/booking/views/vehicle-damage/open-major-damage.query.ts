import type { BookingId, VehicleId } from '@rigbook/contracts/kernel';
import { type Query, query } from '../../../platform/database/index.js';

/** Whether major damage that was reported with the booking is still open, of the vehicle that it has now. */
export const hasOpenMajorDamage = (bookingId: BookingId, vehicleId: VehicleId): Query<boolean> =>
  query<object, boolean>(
    {
      name: 'vehicle-damage.open-major-of-booking',
      text: `SELECT FROM vehicle_damage
             WHERE booking_id = $1 AND vehicle_id = $2 AND severity = 'major' AND resolved_at IS NULL LIMIT 1`,
      values: [bookingId, vehicleId],
    },
    (rows) => rows.length > 0,
  );
