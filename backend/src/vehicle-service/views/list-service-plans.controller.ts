import { Get } from '@nestjs/common';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import type { ServiceState } from '@rigbook/contracts/fleet/service-due.rules';
import { type ServiceKind, serviceKinds } from '@rigbook/contracts/fleet/service.words';
import type { Day, Instant, ServicePlanId, VehicleId } from '@rigbook/contracts/kernel';
import { Database } from '../../platform/database/index.js';
import { CalendarDay, example, Id, OneOf, Part, Text, Whole, YesOrNo } from '../../platform/fields/index.js';
import { AdminRoutes, Answers, CalledBy, type Caller, Now, OpenToTokens } from '../../platform/http/index.js';
import { type PlanDue, plansDue } from './service-plans.query.js';

const states = ['overdue', 'soon', 'later'] as const satisfies readonly ServiceState[];

@ApiSchema({ name: 'VehicleOfPlan' })
class VehicleOfPlan {
  @Id(example.vehicleId) id!: VehicleId;
  @Text('ALS1') name!: string;
}

@ApiSchema({ name: 'ServiceDue' })
class ServiceDueResponse {
  @OneOf(states, 'ServiceState', 'soon') state!: ServiceState;
  @CalendarDay.orNull('2026-12-09', 'Of a paper the last valid day; null while the use of the vehicle is not known.')
  dueOn!: Day | null;
  @Whole.orNull(12, 'Days from today; negative once it has passed.') inDays!: number | null;
  @YesOrNo(true, 'Whether the day is an estimate from the use of the last weeks.') isEstimate!: boolean;
  @Whole.orNull(600, 'Kilometers to the mileage at which it is due; negative beyond it.') kmLeft!: number | null;
}

@ApiSchema({ name: 'ServicePlan' })
class ServicePlanResponse {
  @Id('0197f1c2-1201-7000-8000-000000001201') id!: ServicePlanId;
  @Part(VehicleOfPlan) vehicle!: VehicleOfPlan;
  @OneOf(serviceKinds, 'ServiceKind', 'oil') kind!: ServiceKind;
  @Text.orNull(null, 'Of the kind `other` only.') name!: string | null;
  @Whole.orNull(15_000) everyKm!: number | null;
  @Whole.orNull(12) everyMonths!: number | null;
  @CalendarDay.orNull('2026-06-01') lastDoneOn!: Day | null;
  @Whole.orNull(40_000) lastDoneKm!: number | null;
  @CalendarDay.orNull(null, 'The last valid day of a paper.') validUntil!: Day | null;
  @Part(ServiceDueResponse) due!: ServiceDueResponse;
}

const toResponse = ({ planId, vehicleId, vehicleName, setAt: _setAt, due, ...plan }: PlanDue): ServicePlanResponse => ({
  id: planId,
  vehicle: { id: vehicleId, name: vehicleName },
  ...plan,
  due,
});

@AdminRoutes('admin/service-plans', 'Admin: vehicles')
export class ListServicePlansController {
  constructor(private readonly database: Database) {}

  @Get()
  @OpenToTokens('fleet:read')
  @ApiOperation({
    summary: 'List what is due of the fleet: service and papers',
    description:
      'What is due first comes first. A distance becomes a day by the use of the vehicle in the last weeks; `isEstimate` says so.',
  })
  @Answers([ServicePlanResponse], 'The plans of all vehicles.')
  async listServicePlans(@CalledBy() { zone }: Caller, @Now() now: Instant): Promise<ServicePlanResponse[]> {
    return (await plansDue(this.database, { now, zone })).map(toResponse);
  }
}
