import { isBefore, type Instant } from '@rigbook/contracts/kernel/time';
import type { VehicleStatus } from '@rigbook/contracts/fleet/fleet.words';
import type { ServiceStatus } from '@rigbook/contracts/fleet/shown-status.rules';
import { Refusal } from '../../platform/decisions/refusal.js';
import { keepAll, type Rule } from '../../platform/decisions/rule.js';
import type { VehicleDetails, VehicleDetailsChanged, VehicleEvent } from '../vehicle.events.js';
import type { VehicleInFleet } from '../vehicle.state.js';

/** What is left out stays as it is. */
export interface VehicleChanges extends Partial<VehicleDetails> {
  readonly status?: VehicleStatus;
  /** when maintenance is expected to end; null when nobody knows */
  readonly availableFrom?: Instant | null;
}

export interface ChangeVehicleFacts {
  readonly vehicle: VehicleInFleet;
  /** a shift has the vehicle */
  readonly inUse: boolean;
  readonly now: Instant;
}

/** `in_use` follows from check-in and checkout; until the checkout nobody can make the vehicle available either. */
const leavesUseToShifts: Rule<VehicleChanges, ChangeVehicleFacts> = ({ status }, { vehicle, inUse }) =>
  (status === 'in_use' && !inUse) || (status === 'available' && inUse && vehicle.service === 'available')
    ? new Refusal('VEHICLE_STATUS_DERIVED', { vehicleName: vehicle.details.name })
    : undefined;

const expectsBackFromMaintenanceOnly: Rule<VehicleChanges, ChangeVehicleFacts> = (
  { status, availableFrom },
  { vehicle },
) =>
  availableFrom != null && (status ?? vehicle.service) !== 'maintenance'
    ? wrongAvailableFrom('Available from can be set for a vehicle in maintenance only.')
    : undefined;

const expectsBackInTheFuture: Rule<VehicleChanges, ChangeVehicleFacts> = ({ availableFrom }, { now }) =>
  availableFrom != null && !isBefore(now, availableFrom)
    ? wrongAvailableFrom('Available from must lie in the future.')
    : undefined;

const wrongAvailableFrom = (message: string) =>
  new Refusal('VALIDATION_FAILED', { errors: [{ field: 'availableFrom', message }] });

export const changeVehicleRules = [leavesUseToShifts, expectsBackFromMaintenanceOnly, expectsBackInTheFuture];

/** The events that turn the vehicle into what was asked for; none when it is that already. @throws Refusal */
export function changeVehicle(changes: VehicleChanges, facts: ChangeVehicleFacts): readonly VehicleEvent[] {
  keepAll(changeVehicleRules, changes, facts);
  return [...changeDetails(facts.vehicle.details, changes), ...changeService(facts.vehicle, changes)];
}

function changeDetails(before: VehicleDetails, changes: VehicleChanges): readonly VehicleDetailsChanged[] {
  const after: VehicleDetails = {
    name: changes.name ?? before.name,
    type: changes.type ?? before.type,
    location: changes.location ?? before.location,
    allowedRoles: changes.allowedRoles ?? before.allowedRoles,
  };
  const same =
    after.name === before.name &&
    after.type === before.type &&
    after.location === before.location &&
    [...after.allowedRoles].sort().join() === [...before.allowedRoles].sort().join();
  return same ? [] : [{ type: 'VehicleDetailsChanged', data: after }];
}

function changeService(vehicle: VehicleInFleet, { status, availableFrom }: VehicleChanges): readonly VehicleEvent[] {
  const wanted: ServiceStatus = status === undefined || status === 'in_use' ? vehicle.service : status;
  if (wanted === 'maintenance') {
    const expectedEndAt = availableFrom === undefined ? vehicle.maintenanceUntil : availableFrom;
    return vehicle.service === 'maintenance' && expectedEndAt === vehicle.maintenanceUntil
      ? []
      : [{ type: 'MaintenanceStarted', data: { expectedEndAt, reason: null } }];
  }
  if (wanted === vehicle.service) return [];
  if (wanted === 'unavailable') return [{ type: 'VehicleWithdrawn', data: { reason: null } }];
  return [{ type: vehicle.service === 'maintenance' ? 'MaintenanceEnded' : 'VehicleReturnedToFleet', data: {} }];
}
