import { vehicleList } from './vehicle-list/vehicle-list.projection.js';

/**
 * `vehicle_use`, `vehicle_condition` and `vehicle_damage` follow bookings: the booking slice projects them with the statements of
 * vehicle-use/ and vehicle-damage/.
 */
export const fleetProjections = { inline: [vehicleList], eventual: [] };
