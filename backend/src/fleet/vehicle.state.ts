import type { ServiceStatus } from '@rigbook/contracts/fleet/shown-status.rules';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { assertNever } from '../platform/decisions/assert-never.js';
import type { VehicleDetails, VehicleEvent } from './vehicle.events.js';

export interface VehicleInFleet {
  readonly situation: 'in-fleet';
  readonly details: VehicleDetails;
  readonly service: ServiceStatus;
  /** when maintenance is expected to end; null unless the vehicle is in maintenance and somebody said so */
  readonly maintenanceUntil: Instant | null;
}

export type Vehicle = { readonly situation: 'not-added' } | VehicleInFleet | { readonly situation: 'retired' };

export const initialVehicle: Vehicle = { situation: 'not-added' };

/** The vehicle after one more event. Never refuses and never thinks. */
export function evolve(vehicle: Vehicle, event: VehicleEvent): Vehicle {
  switch (event.type) {
    case 'VehicleAdded':
      return { situation: 'in-fleet', details: event.data, service: 'available', maintenanceUntil: null };
    case 'VehicleDetailsChanged':
      return { ...inFleet(vehicle), details: event.data };
    case 'MaintenanceStarted':
      return { ...inFleet(vehicle), service: 'maintenance', maintenanceUntil: event.data.expectedEndAt };
    case 'VehicleWithdrawn':
      return { ...inFleet(vehicle), service: 'unavailable', maintenanceUntil: null };
    case 'MaintenanceEnded':
    case 'VehicleReturnedToFleet':
      return { ...inFleet(vehicle), service: 'available', maintenanceUntil: null };
    case 'VehicleRetired':
      return { situation: 'retired' };
    default:
      return assertNever(event);
  }
}

export const vehicleFrom = (history: readonly VehicleEvent[]): Vehicle => history.reduce(evolve, initialVehicle);

function inFleet(vehicle: Vehicle): VehicleInFleet {
  if (vehicle.situation !== 'in-fleet') throw new Error(`no such event for a vehicle that is ${vehicle.situation}`);
  return vehicle;
}
