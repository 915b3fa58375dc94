import { type ConstraintMeanings, Refusal } from '../platform/decisions/index.js';
import type { VehicleDetails } from './vehicle.events.js';

/** Names (ignoring case) and plates are unique in the fleet; those of retired vehicles are free again. */
export const nameOrPlateTaken = ({
  name,
  plateNumber,
}: Pick<VehicleDetails, 'name' | 'plateNumber'>): ConstraintMeanings => ({
  vehicle_name_in_fleet_key: () => new Refusal('VEHICLE_NAME_TAKEN', { vehicleName: name }),
  vehicle_plate_in_fleet_key: () => new Refusal('PLATE_NUMBER_TAKEN', { plateNumber: plateNumber ?? '' }),
});

/** Two vehicles drew the same code: draw again. */
export const codeTaken: ConstraintMeanings = { vehicle_sticker_code_key: 'decide-again' };

/** Retiring takes all of a vehicle's future hours, and fails if it was booked since its open bookings were read. */
export const bookedSince: ConstraintMeanings = { vehicle_reservation_vehicle_id_during_excl: 'decide-again' };
