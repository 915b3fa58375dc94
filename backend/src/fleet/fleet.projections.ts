import { vehicleList } from './vehicle-list/vehicle-list.projection.js';

/** `vehicle_use` and `vehicle_condition` follow bookings: the booking slice projects them with the statements of vehicle-use/. */
export const fleetProjections = { inline: [vehicleList], eventual: [] };
