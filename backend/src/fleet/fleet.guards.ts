import { Refusal } from '../platform/decisions/refusal.js';
import type { VehicleDetails } from './vehicle.events.js';

/** Two vehicles of the fleet never share a name, whatever its capitals, nor a plate; a retired one's are free again. */
export const nameOrPlateTaken = ({ name, plateNumber }: Pick<VehicleDetails, 'name' | 'plateNumber'>) => ({
  vehicle_name_in_fleet_key: () => new Refusal('VEHICLE_NAME_TAKEN', { vehicleName: name }),
  vehicle_plate_in_fleet_key: () => new Refusal('PLATE_NUMBER_TAKEN', { plateNumber: plateNumber ?? '' }),
});
