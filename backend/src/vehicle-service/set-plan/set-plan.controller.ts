import { Body, Delete, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import type { ServicePlanId, VehicleId } from '@rigbook/contracts/kernel';
import type { CommandContext } from '../../platform/event-store/index.js';
import { Id } from '../../platform/fields/index.js';
import {
  AdminRoutes,
  AnswersCreated,
  AnswersNothing,
  CalledBy,
  type Caller,
  Context,
  Idempotent,
  PathId,
  Refuses,
} from '../../platform/http/index.js';
import { ChangedPlanDto, planIn, ServicePlanDto } from './service-plan.dto.js';
import { AddPlan, ChangePlan, EndPlan } from './set-plan.handler.js';

@ApiSchema({ name: 'ServicePlanWasSet' })
class ServicePlanWasSet {
  @Id('0197f1c2-1201-7000-8000-000000001201') id!: string;
}

@AdminRoutes('admin/vehicles', 'Admin: vehicles')
export class SetPlanController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/service-plans')
  @Idempotent()
  @ApiOperation({
    summary: 'Set a plan of service, or a paper of a vehicle',
    description:
      'Insurance, yearly test and vehicle license are papers: they have a last valid day, and hours that go on after it cannot be booked. All else is due again after kilometers or months, whichever comes first, and stops nothing. Bookings that stand already stay as they are: `affected-bookings` lists them.',
  })
  @AnswersCreated(ServicePlanWasSet, 'Its id.')
  @Refuses('SERVICE_PLAN_TAKEN', 'TOO_MANY_SERVICE_PLANS', 'CHANGED_MEANWHILE')
  addPlan(
    @PathId('VEHICLE_NOT_FOUND') vehicleId: VehicleId,
    @Body() body: ServicePlanDto,
    @CalledBy() { zone }: Caller,
    @Context() context: CommandContext,
  ): Promise<{ readonly id: string }> {
    return this.commands.execute(new AddPlan({ vehicleId, plan: planIn(body), zone, context }));
  }

  @Put(':id/service-plans/:planId')
  @ApiOperation({
    summary: 'Change a plan of service',
    description:
      'All of it; its kind stays. If it is no longer as it was seen, because somebody changed it or recorded what was done, nothing happens.',
  })
  @AnswersNothing('Changed.')
  @Refuses('VEHICLE_NOT_FOUND', 'CHANGED_MEANWHILE')
  changePlan(
    @PathId('VEHICLE_NOT_FOUND') vehicleId: VehicleId,
    @PathId('SERVICE_PLAN_NOT_FOUND', 'planId') planId: ServicePlanId,
    @Body() { seen, ...body }: ChangedPlanDto,
    @CalledBy() { zone }: Caller,
    @Context() context: CommandContext,
  ): Promise<void> {
    return this.commands.execute(
      new ChangePlan({ vehicleId, planId, plan: planIn(body), seen: planIn(seen), zone, context }),
    );
  }

  @Delete(':id/service-plans/:planId')
  @ApiOperation({
    summary: 'End a plan of service',
    description: 'The vehicle does not need it any more. What was done stays in its history.',
  })
  @AnswersNothing('Ended.')
  @Refuses('VEHICLE_NOT_FOUND', 'CHANGED_MEANWHILE')
  endPlan(
    @PathId('VEHICLE_NOT_FOUND') vehicleId: VehicleId,
    @PathId('SERVICE_PLAN_NOT_FOUND', 'planId') planId: ServicePlanId,
    @Context() context: CommandContext,
  ): Promise<void> {
    return this.commands.execute(new EndPlan({ vehicleId, planId, context }));
  }
}
