import { type PapersEnd } from '@rigbook/contracts/fleet/papers-end.rules';
import { firstPapersEnd } from '@rigbook/contracts/fleet/papers.rules';
import {
  MOST_SERVICE_PLANS,
  planOfKind,
  type ServicePlan,
  servicePlanProblems,
} from '@rigbook/contracts/fleet/service-plan.rules';
import type { Day, ServicePlanId } from '@rigbook/contracts/kernel';
import { Refusal } from '../../platform/decisions/index.js';
import type { ServicePlanEnded, ServicePlanSet } from '../../fleet/vehicle.events.js';
import type { VehicleInFleet } from '../../fleet/vehicle.state.js';

/** A new plan, or the whole of one that changes and is still as it was seen; nothing if it stays the same. @throws Refusal */
export function setPlan(
  vehicle: VehicleInFleet,
  {
    planId,
    plan: asked,
    seen,
  }: { readonly planId: ServicePlanId; readonly plan: ServicePlan; readonly seen: ServicePlan | null },
  { today }: { readonly today: Day },
): readonly ServicePlanSet[] {
  const plan = planOfKind(asked);
  const before = vehicle.plans.get(planId);
  const isNew = seen === null;
  if (!isNew && before?.kind !== plan.kind) throw new Refusal('SERVICE_PLAN_NOT_FOUND');
  const errors = Object.entries(servicePlanProblems(plan, today)).map(([field, message]) => ({ field, message }));
  if (errors.length > 0) throw new Refusal('VALIDATION_FAILED', { errors });
  if (isNew && plan.kind !== 'other' && [...vehicle.plans.values()].some(({ kind }) => kind === plan.kind))
    throw new Refusal('SERVICE_PLAN_TAKEN', { vehicleName: vehicle.details.name });
  if (isNew && vehicle.plans.size >= MOST_SERVICE_PLANS)
    throw new Refusal('TOO_MANY_SERVICE_PLANS', { most: MOST_SERVICE_PLANS });
  // what was saved already, and is asked for again, was not changed by somebody else
  if (before && areSame(before, plan)) return [];
  if (seen && before && !areSame(before, planOfKind(seen))) throw new Refusal('CHANGED_MEANWHILE');
  const papersEnd = papersEndWith(vehicle, planId, plan);
  return [{ type: 'ServicePlanSet', data: { planId, ...plan, papersEnd } }];
}

/** @throws Refusal SERVICE_PLAN_NOT_FOUND */
export function endPlan(vehicle: VehicleInFleet, planId: ServicePlanId): ServicePlanEnded {
  const plan = vehicle.plans.get(planId);
  if (!plan) throw new Refusal('SERVICE_PLAN_NOT_FOUND');
  return {
    type: 'ServicePlanEnded',
    data: { planId, kind: plan.kind, papersEnd: papersEndWith(vehicle, planId, undefined) },
  };
}

/** The papers of the vehicle once this plan is so, or is gone. */
export function papersEndWith(
  { plans }: VehicleInFleet,
  planId: ServicePlanId,
  plan: ServicePlan | undefined,
): PapersEnd | null {
  const others = [...plans].flatMap(([id, other]) => (id === planId ? [] : [other]));
  return firstPapersEnd(plan ? [...others, plan] : others);
}

const areSame = (one: ServicePlan, other: ServicePlan): boolean =>
  (Object.keys(one) as (keyof ServicePlan)[]).every((field) => one[field] === other[field]);
