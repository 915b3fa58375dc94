import { Refusal } from '../platform/decisions/refusal.js';

/** Two vehicles of the fleet never share a name, whatever its capitals; a retired one's name is free again. */
export const nameTaken = (vehicleName: string) => ({
  vehicle_name_in_fleet_key: () => new Refusal('VEHICLE_NAME_TAKEN', { vehicleName }),
});
