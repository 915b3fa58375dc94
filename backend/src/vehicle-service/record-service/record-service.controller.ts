import { Body, Post } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { MOST_COST_CENTS } from '@rigbook/contracts/fleet/cost.limits';
import { type ServiceOfPlan } from '@rigbook/contracts/fleet/service-done.rules';
import { servicePlanLimits } from '@rigbook/contracts/fleet/service-plan.rules';
import {
  type Day,
  dayOf,
  type ServiceId,
  type ServicePlanId,
  type VehicleId,
  type Zone,
} from '@rigbook/contracts/kernel';
import { IsDay } from '../../fleet/is-day.js';
import { VEHICLE_STREAM } from '../../fleet/vehicle.events.js';
import { inFleetFrom, type VehicleHistory } from '../../fleet/vehicle.state.js';
import { commandOf } from '../../platform/commands/command-of.js';
import { decide } from '../../platform/decisions/index.js';
import { type CommandContext, EventStore } from '../../platform/event-store/index.js';
import { CalendarDay, Id, OptionalOrNull, TakesWhole } from '../../platform/fields/index.js';
import {
  AdminRoutes,
  AnswersCreated,
  CalledBy,
  type Caller,
  Context,
  Idempotent,
  PathId,
  Refuses,
} from '../../platform/http/index.js';
import { Ids } from '../../platform/time/ids.js';
import { recordService } from './record-service.decision.js';

@ApiSchema({ name: 'RecordService' })
export class RecordServiceDto {
  @CalendarDay('2026-11-26', 'When it was done, or the paper renewed.') @IsDay() doneOn!: Day;

  @OptionalOrNull()
  @TakesWhole(0, servicePlanLimits.mostReadingKm, 54_400, 'The mileage; needed where the plan counts kilometers.')
  mileageKm?: number | null;

  @OptionalOrNull()
  @TakesWhole(0, MOST_COST_CENTS, 42_050, 'Hundredths of the currency.')
  costCents?: number | null;

  @OptionalOrNull()
  @CalendarDay.orNull(null, 'The new last valid day, of papers only.')
  @IsDay()
  validUntil?: Day | null;
}

@ApiSchema({ name: 'ServiceWasRecorded' })
class ServiceWasRecorded {
  @Id('0197f1c2-1301-7000-8000-000000001301') id!: string;
}

export class RecordService extends commandOf<
  { vehicleId: VehicleId; planId: ServicePlanId; done: ServiceOfPlan; zone: Zone },
  { readonly id: string }
>() {}

@CommandHandler(RecordService)
export class RecordServiceHandler implements ICommandHandler<RecordService> {
  constructor(
    private readonly events: EventStore,
    private readonly ids: Ids,
  ) {}

  /** @throws Refusal VEHICLE_NOT_FOUND, SERVICE_PLAN_NOT_FOUND, VALIDATION_FAILED */
  execute({ vehicleId, planId, done, zone, context }: RecordService): Promise<{ readonly id: string }> {
    const serviceId = this.ids.newId() as ServiceId;
    return decide(this.events, {
      context,
      stream: { id: vehicleId, type: VEHICLE_STREAM },
      facts: (history: VehicleHistory) => inFleetFrom(history),
      decide: (vehicle) => ({
        events: [recordService(vehicle, { planId, serviceId, ...done }, { today: dayOf(context.now, zone) })],
      }),
      locks: () => [vehicleId],
      answer: () => ({ id: serviceId }),
      status: 201,
    });
  }
}

@AdminRoutes('admin/vehicles', 'Admin: vehicles')
export class RecordServiceController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/service-plans/:planId/services')
  @Idempotent()
  @ApiOperation({
    summary: 'Record what was done of a plan, or the renewal of a paper',
    description:
      'The plan counts from then on, and a renewed paper has its new end. What is recorded late, after it was done again, moves nothing back.',
  })
  @AnswersCreated(ServiceWasRecorded, 'Its id.')
  @Refuses('VEHICLE_NOT_FOUND', 'CHANGED_MEANWHILE')
  recordService(
    @PathId('VEHICLE_NOT_FOUND') vehicleId: VehicleId,
    @PathId('SERVICE_PLAN_NOT_FOUND', 'planId') planId: ServicePlanId,
    @Body() { doneOn, mileageKm = null, costCents = null, validUntil = null }: RecordServiceDto,
    @CalledBy() { zone }: Caller,
    @Context() context: CommandContext,
  ): Promise<{ readonly id: string }> {
    const done = { doneOn, mileageKm, costCents, validUntil };
    return this.commands.execute(new RecordService({ vehicleId, planId, done, zone, context }));
  }
}
