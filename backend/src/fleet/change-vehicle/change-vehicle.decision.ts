import type { Instant } from '@rigbook/contracts/kernel';
import type { VehicleStatus } from '@rigbook/contracts/fleet/fleet.words';
import { endsInTheFuture, expectedEndMessage } from '@rigbook/contracts/fleet/maintenance.rules';
import type { ServiceStatus } from '@rigbook/contracts/fleet/shown-status.rules';
import { keepAll, Refusal, type Rule } from '../../platform/decisions/index.js';
import type { VehicleDetails, VehicleDetailsChanged, VehicleEvent } from '../vehicle.events.js';
import type { Maintenance, VehicleInFleet } from '../vehicle.state.js';

/** Omitted fields stay as they are. */
export interface VehicleChanges extends Partial<VehicleDetails> {
  readonly status?: VehicleStatus;
  /** expected end of maintenance; null if unknown */
  readonly availableFrom?: Instant | null;
  readonly reason?: string | null;
}

export interface ChangeVehicleFacts {
  readonly vehicle: VehicleInFleet;
  /** a shift has the vehicle */
  readonly inUse: boolean;
  readonly now: Instant;
}

/** `in_use` follows from check-in and checkout, so the vehicle cannot be made available before the checkout either. */
const leavesUseToShifts: Rule<VehicleChanges, ChangeVehicleFacts> = ({ status }, { vehicle, inUse }) =>
  (status === 'in_use' && !inUse) || (status === 'available' && inUse && vehicle.service === 'available')
    ? new Refusal('VEHICLE_STATUS_DERIVED', { vehicleName: vehicle.details.name })
    : undefined;

const saysEndAndReasonOfMaintenanceOnly: Rule<VehicleChanges, ChangeVehicleFacts> = (
  { status, availableFrom, reason },
  { vehicle },
) => {
  if (serviceAfter(vehicle, status) === 'maintenance') return undefined;
  if (availableFrom != null)
    return wrong('availableFrom', 'Available from can be set for a vehicle in maintenance only.');
  return reason ? wrong('reason', 'A reason can be given for a vehicle in maintenance only.') : undefined;
};

/** An unchanged end is not checked, since it may have passed. */
const expectsBackInTheFuture: Rule<VehicleChanges, ChangeVehicleFacts> = ({ availableFrom }, { vehicle, now }) =>
  availableFrom == null || availableFrom === vehicle.maintenance?.expectedEndAt || endsInTheFuture(availableFrom, now)
    ? undefined
    : wrong('availableFrom', `${expectedEndMessage}.`);

const wrong = (field: string, message: string) => new Refusal('VALIDATION_FAILED', { errors: [{ field, message }] });

export const changeVehicleRules = [leavesUseToShifts, saysEndAndReasonOfMaintenanceOnly, expectsBackInTheFuture];

/** The events for the requested changes; none if nothing changes. @throws Refusal */
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
    plateNumber: (changes.plateNumber ?? before.plateNumber) || null,
    ...turnRoundAfter(before, changes),
  };
  const same =
    after.name === before.name &&
    after.type === before.type &&
    after.location === before.location &&
    after.plateNumber === (before.plateNumber ?? null) &&
    (after.turnRoundMinutes ?? null) === (before.turnRoundMinutes ?? null) &&
    [...after.allowedRoles].sort().join() === [...before.allowedRoles].sort().join();
  return same ? [] : [{ type: 'VehicleDetailsChanged', data: after }];
}

/** Left out of the event while the vehicle never had a number of its own. */
function turnRoundAfter(before: VehicleDetails, changes: VehicleChanges): Pick<VehicleDetails, 'turnRoundMinutes'> {
  const minutes = changes.turnRoundMinutes === undefined ? before.turnRoundMinutes : changes.turnRoundMinutes;
  return minutes === undefined ? {} : { turnRoundMinutes: minutes };
}

function changeService(vehicle: VehicleInFleet, changes: VehicleChanges): readonly VehicleEvent[] {
  const wanted = serviceAfter(vehicle, changes.status);
  if (wanted === 'maintenance') return changeMaintenance(vehicle.maintenance, changes);
  if (wanted === vehicle.service) return [];
  if (wanted === 'unavailable') return [{ type: 'VehicleWithdrawn', data: { reason: null } }];
  return [{ type: vehicle.service === 'maintenance' ? 'MaintenanceEnded' : 'VehicleReturnedToFleet', data: {} }];
}

function changeMaintenance(
  before: Maintenance | null,
  { availableFrom, reason }: VehicleChanges,
): readonly VehicleEvent[] {
  const after: Maintenance = {
    expectedEndAt: availableFrom === undefined ? (before?.expectedEndAt ?? null) : availableFrom,
    reason: reason === undefined ? (before?.reason ?? null) : reason || null,
  };
  const same = before?.expectedEndAt === after.expectedEndAt && before.reason === after.reason;
  return same ? [] : [{ type: 'MaintenanceStarted', data: after }];
}

/** `in_use` follows from shifts and leaves the service state as it is. */
const serviceAfter = (vehicle: VehicleInFleet, status: VehicleStatus | undefined): ServiceStatus =>
  status === undefined || status === 'in_use' ? vehicle.service : status;
