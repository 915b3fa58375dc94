import type { MaintenanceStarted } from '../vehicle.events.js';
import type { Vehicle } from '../vehicle.state.js';

/**
 * Puts a vehicle returned with major damage into maintenance until an admin ends it. Does nothing if it is already out of service
 * or retired.
 */
export const holdForMaintenance = (vehicle: Vehicle, reason: string): readonly MaintenanceStarted[] =>
  vehicle.situation === 'in-fleet' && vehicle.service === 'available'
    ? [{ type: 'MaintenanceStarted', data: { expectedEndAt: null, reason } }]
    : [];
