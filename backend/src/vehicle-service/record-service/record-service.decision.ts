import { afterService, serviceDoneProblems, type ServiceOfPlan } from '@rigbook/contracts/fleet/service-done.rules';
import { isPaper } from '@rigbook/contracts/fleet/service.words';
import type { Day, ServiceId, ServicePlanId } from '@rigbook/contracts/kernel';
import type { ServiceDone } from '../../fleet/vehicle.events.js';
import type { VehicleInFleet } from '../../fleet/vehicle.state.js';
import { Refusal } from '../../platform/decisions/index.js';
import { papersEndWith } from '../set-plan/set-plan.decision.js';

export interface RecordService extends ServiceOfPlan {
  readonly planId: ServicePlanId;
  readonly serviceId: ServiceId;
}

/** @throws Refusal SERVICE_PLAN_NOT_FOUND, VALIDATION_FAILED */
export function recordService(
  vehicle: VehicleInFleet,
  { planId, serviceId, ...done }: RecordService,
  { today }: { readonly today: Day },
): ServiceDone {
  const plan = vehicle.plans.get(planId);
  if (!plan) throw new Refusal('SERVICE_PLAN_NOT_FOUND');
  const errors = Object.entries(serviceDoneProblems(done, plan, today)).map(([field, message]) => ({ field, message }));
  const { doneOn, mileageKm, costCents } = done;
  if (errors.length > 0 || doneOn === null) throw new Refusal('VALIDATION_FAILED', { errors });
  const validUntil = isPaper(plan.kind) ? done.validUntil : null;
  const papersEnd = papersEndWith(vehicle, planId, afterService(plan, { ...done, validUntil }));
  return {
    type: 'ServiceDone',
    data: { planId, kind: plan.kind, serviceId, doneOn, mileageKm, costCents, validUntil, papersEnd },
  };
}
