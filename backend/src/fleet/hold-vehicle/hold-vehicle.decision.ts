import type { MaintenanceStarted } from '../vehicle.events.js';
import type { Vehicle } from '../vehicle.state.js';

/**
 * Puts a vehicle that came back with major damage into maintenance, until an admin ends it. Nothing to do for one that is
 * out of service already or gone.
 */
export const holdForMaintenance = (vehicle: Vehicle, reason: string): readonly MaintenanceStarted[] =>
  vehicle.situation === 'in-fleet' && vehicle.service === 'available'
    ? [{ type: 'MaintenanceStarted', data: { expectedEndAt: null, reason } }]
    : [];
