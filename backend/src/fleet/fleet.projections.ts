import { vehicleList } from './vehicle-list/vehicle-list.view.js';

/** `vehicle_use`, `vehicle_condition` and `vehicle_damage` follow bookings: the booking slice writes them. */
export const fleetProjections = { inline: [vehicleList], eventual: [] };
