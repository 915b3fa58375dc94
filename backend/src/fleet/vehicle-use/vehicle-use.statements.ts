import type { BookingId, VehicleId } from '@rigbook/contracts/kernel/ids';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { columns } from '../../platform/event-store/columns.js';
import type { Statement } from '../../platform/event-store/statement.js';

export interface VehicleTaken {
  readonly vehicleId: VehicleId;
  readonly bookingId: BookingId;
  /** when the vehicle is to be back */
  readonly untilAt: Instant;
}

/**
 * A shift begins: the vehicle is in use until the booking's end. Another booking's vehicle is not overwritten: the
 * database refuses with `vehicle_use_pkey`, so that of two check-ins one wins. Running it again changes nothing.
 */
export const takeVehicle = (taken: readonly VehicleTaken[]): Statement => ({
  name: 'vehicle-use.take',
  text: `INSERT INTO vehicle_use (vehicle_id, booking_id, until_at)
         SELECT e.vehicle_id, e.booking_id, e.until_at
         FROM unnest($1::uuid[], $2::uuid[], $3::timestamptz[]) AS e (vehicle_id, booking_id, until_at)
         WHERE NOT EXISTS (SELECT FROM vehicle_use u WHERE u.vehicle_id = e.vehicle_id AND u.booking_id = e.booking_id)`,
  values: columns(taken, (row) => [row.vehicleId, row.bookingId, row.untilAt]),
});

export interface VehicleReturned {
  readonly vehicleId: VehicleId;
  readonly bookingId: BookingId;
}

/** A shift ends. A vehicle that meanwhile serves another booking keeps serving it. */
export const returnVehicle = (returned: readonly VehicleReturned[]): Statement => ({
  name: 'vehicle-use.return',
  text: `DELETE FROM vehicle_use u
         USING unnest($1::uuid[], $2::uuid[]) AS e (vehicle_id, booking_id)
         WHERE u.vehicle_id = e.vehicle_id AND u.booking_id = e.booking_id`,
  values: columns(returned, (row) => [row.vehicleId, row.bookingId]),
});
