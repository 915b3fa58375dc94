import type { ServiceStatus } from '@rigbook/contracts/fleet/shown-status.rules';
import type { DefectState } from '@rigbook/contracts/fleet/defect.words';
import { afterService } from '@rigbook/contracts/fleet/service-done.rules';
import type { ServicePlan } from '@rigbook/contracts/fleet/service-plan.rules';
import type { BookingId, DamageId, DefectId, Instant, ServicePlanId } from '@rigbook/contracts/kernel';
import { Refusal } from '../platform/decisions/index.js';
import type { RecordedEvent } from '../platform/event-store/index.js';
import { VEHICLE_STREAM, type VehicleDetails, type VehicleEvent, type ServicePlanSet } from './vehicle.events.js';

export interface Maintenance {
  /** null if unknown */
  readonly expectedEndAt: Instant | null;
  readonly reason: string | null;
}

export interface DefectStanding {
  readonly state: DefectState;
  /** the booking that found it; null if somebody else saw it */
  readonly bookingId: BookingId | null;
}

export interface VehicleInFleet {
  readonly situation: 'in-fleet';
  readonly details: VehicleDetails;
  readonly service: ServiceStatus;
  /** null unless the vehicle is in maintenance */
  readonly maintenance: Maintenance | null;
  /** null as long as it has no sticker */
  readonly stickerCode: string | null;
  readonly resolvedDamage: ReadonlySet<DamageId>;
  readonly defects: ReadonlyMap<DefectId, DefectStanding>;
  /** in the order in which they were first set */
  readonly plans: ReadonlyMap<ServicePlanId, ServicePlan>;
}

export type Vehicle = { readonly situation: 'not-added' } | VehicleInFleet | { readonly situation: 'retired' };

export const initialVehicle: Vehicle = { situation: 'not-added' };

/** The vehicle after one more event. Never refuses. */
export function evolve(vehicle: Vehicle, event: VehicleEvent): Vehicle {
  switch (event.type) {
    case 'VehicleAdded':
      return {
        situation: 'in-fleet',
        details: event.data,
        service: 'available',
        maintenance: null,
        stickerCode: null,
        resolvedDamage: new Set(),
        defects: new Map(),
        plans: new Map(),
      };
    case 'VehicleDetailsChanged':
      return { ...inFleet(vehicle), details: event.data };
    case 'MaintenanceStarted':
      return { ...inFleet(vehicle), service: 'maintenance', maintenance: event.data };
    case 'VehicleWithdrawn':
      return { ...inFleet(vehicle), service: 'unavailable', maintenance: null };
    case 'MaintenanceEnded':
    case 'VehicleReturnedToFleet':
      return { ...inFleet(vehicle), service: 'available', maintenance: null };
    case 'VehicleStickerIssued':
      return { ...inFleet(vehicle), stickerCode: event.data.code };
    case 'VehicleKeysChanged':
      return inFleet(vehicle);
    case 'DamageContested':
    case 'DamageSettled':
    case 'ServicePaperReceived':
    case 'ServicePaperErased':
    case 'SeenPhotoReceived':
    case 'SeenPhotoErased':
    case 'DefectWordsErased':
      return vehicle; // also of a retired one
    case 'VehicleRetired':
      return { situation: 'retired' };
    case 'DamageResolved':
      return withResolved(vehicle, (resolved) => resolved.add(event.data.damageId));
    case 'DamageReopened':
      return withResolved(vehicle, (resolved) => resolved.delete(event.data.damageId));
    case 'DefectReported':
      return withDefect(vehicle, event.data.defectId, { state: 'open', bookingId: event.data.bookingId });
    case 'DefectProgressed':
      return withDefect(vehicle, event.data.defectId, { state: event.data.to, bookingId: event.data.bookingId });
    case 'ServicePlanSet':
      return withPlans(vehicle, (plans) => plans.set(event.data.planId, planIn(event.data)));
    case 'ServiceDone':
      return withPlans(vehicle, (plans) => {
        const plan = plans.get(event.data.planId);
        if (plan) plans.set(event.data.planId, afterService(plan, event.data));
      });
    case 'ServicePlanEnded':
      return withPlans(vehicle, (plans) => plans.delete(event.data.planId));
    default:
      // one that a later version records, beside whose processes this one still runs
      event satisfies never;
      return vehicle;
  }
}

export type VehicleHistory = readonly RecordedEvent<VehicleEvent>[];

/** The vehicle of a stream. @throws Refusal VEHICLE_NOT_FOUND if unknown or retired */
export function inFleetFrom(history: VehicleHistory): VehicleInFleet {
  const isVehicle = history[0]?.streamType === VEHICLE_STREAM;
  const vehicle = isVehicle ? vehicleFrom(history) : initialVehicle;
  if (vehicle.situation !== 'in-fleet') throw new Refusal('VEHICLE_NOT_FOUND');
  return vehicle;
}

export const vehicleFrom = (history: readonly VehicleEvent[]): Vehicle => history.reduce(evolve, initialVehicle);

function withResolved(vehicle: Vehicle, change: (resolved: Set<DamageId>) => unknown): VehicleInFleet {
  const resolvedDamage = new Set(inFleet(vehicle).resolvedDamage);
  change(resolvedDamage);
  return { ...inFleet(vehicle), resolvedDamage };
}

const withDefect = (vehicle: Vehicle, defectId: DefectId, standing: DefectStanding): VehicleInFleet => ({
  ...inFleet(vehicle),
  defects: new Map([...inFleet(vehicle).defects, [defectId, standing]]),
});

function withPlans(vehicle: Vehicle, change: (plans: Map<ServicePlanId, ServicePlan>) => unknown): VehicleInFleet {
  const plans = new Map(inFleet(vehicle).plans);
  change(plans);
  return { ...inFleet(vehicle), plans };
}

const planIn = (set: ServicePlanSet['data']): ServicePlan => {
  const { planId: _planId, papersEnd: _papersEnd, ...plan } = set;
  return plan;
};

function inFleet(vehicle: Vehicle): VehicleInFleet {
  if (vehicle.situation !== 'in-fleet') throw new Error(`no such event for a vehicle that is ${vehicle.situation}`);
  return vehicle;
}
