import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ServicePlan } from '@rigbook/contracts/fleet/service-plan.rules';
import { dayOf, type ServicePlanId, type VehicleId, type Zone } from '@rigbook/contracts/kernel';
import { VEHICLE_STREAM } from '../../fleet/vehicle.events.js';
import { inFleetFrom, type VehicleHistory } from '../../fleet/vehicle.state.js';
import { commandOf } from '../../platform/commands/command-of.js';
import { decide } from '../../platform/decisions/index.js';
import { EventStore } from '../../platform/event-store/index.js';
import { Ids } from '../../platform/time/ids.js';
import { endPlan, setPlan } from './set-plan.decision.js';

interface PlanOfVehicle {
  readonly vehicleId: VehicleId;
  readonly plan: ServicePlan;
  readonly zone: Zone;
}

export class AddPlan extends commandOf<PlanOfVehicle, { readonly id: string }>() {}
export class ChangePlan extends commandOf<
  PlanOfVehicle & { readonly planId: ServicePlanId; readonly seen: ServicePlan }
>() {}
export class EndPlan extends commandOf<{ vehicleId: VehicleId; planId: ServicePlanId }>() {}

@CommandHandler(AddPlan)
export class AddPlanHandler implements ICommandHandler<AddPlan> {
  constructor(
    private readonly events: EventStore,
    private readonly ids: Ids,
  ) {}

  /** @throws Refusal VEHICLE_NOT_FOUND, SERVICE_PLAN_TAKEN, TOO_MANY_SERVICE_PLANS, VALIDATION_FAILED */
  execute({ vehicleId, plan, zone, context }: AddPlan): Promise<{ readonly id: string }> {
    const planId = this.ids.newId() as ServicePlanId;
    return decide(this.events, {
      context,
      stream: { id: vehicleId, type: VEHICLE_STREAM },
      facts: (history: VehicleHistory) => inFleetFrom(history),
      decide: (vehicle) => ({
        events: setPlan(vehicle, { planId, plan, seen: null }, { today: dayOf(context.now, zone) }),
      }),
      locks: () => [vehicleId],
      answer: () => ({ id: planId }),
      status: 201,
    });
  }
}

@CommandHandler(ChangePlan)
export class ChangePlanHandler implements ICommandHandler<ChangePlan> {
  constructor(private readonly events: EventStore) {}

  /** @throws Refusal VEHICLE_NOT_FOUND, SERVICE_PLAN_NOT_FOUND, CHANGED_MEANWHILE, VALIDATION_FAILED */
  execute({ vehicleId, planId, plan, seen, zone, context }: ChangePlan): Promise<void> {
    return decide(this.events, {
      context,
      stream: { id: vehicleId, type: VEHICLE_STREAM },
      facts: (history: VehicleHistory) => inFleetFrom(history),
      decide: (vehicle) => ({
        events: setPlan(vehicle, { planId, plan, seen }, { today: dayOf(context.now, zone) }),
      }),
      locks: () => [vehicleId],
    });
  }
}

@CommandHandler(EndPlan)
export class EndPlanHandler implements ICommandHandler<EndPlan> {
  constructor(private readonly events: EventStore) {}

  /** @throws Refusal VEHICLE_NOT_FOUND, SERVICE_PLAN_NOT_FOUND */
  execute({ vehicleId, planId, context }: EndPlan): Promise<void> {
    return decide(this.events, {
      context,
      stream: { id: vehicleId, type: VEHICLE_STREAM },
      facts: (history: VehicleHistory) => inFleetFrom(history),
      decide: (vehicle) => ({ events: [endPlan(vehicle, planId)] }),
      locks: () => [vehicleId],
    });
  }
}
