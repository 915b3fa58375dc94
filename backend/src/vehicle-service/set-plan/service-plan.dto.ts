import { ApiSchema } from '@nestjs/swagger';
import type { ServicePlan } from '@rigbook/contracts/fleet/service-plan.rules';
import { servicePlanLimits } from '@rigbook/contracts/fleet/service-plan.rules';
import { type ServiceKind, serviceKinds } from '@rigbook/contracts/fleet/service.words';
import { type Day, textLimits } from '@rigbook/contracts/kernel';
import { Type } from 'class-transformer';
import { IsDefined, IsObject, ValidateNested } from 'class-validator';
import { IsDay } from '../../fleet/is-day.js';
import { CalendarDay, OptionalOrNull, Part, TakesOneOf, TakesText, TakesWhole } from '../../platform/fields/index.js';

const { mostKm, mostMonths, mostReadingKm } = servicePlanLimits;

@ApiSchema({ name: 'ServicePlanOfVehicle' })
export class ServicePlanDto {
  @TakesOneOf(serviceKinds, 'ServiceKind', 'kind must be a kind of service.', 'oil') kind!: ServiceKind;

  @OptionalOrNull()
  @TakesText(textLimits.vehicleName, { description: 'Of the kind `other` only.', example: null })
  name?: string | null;

  @OptionalOrNull()
  @TakesWhole(1, mostKm, 15_000, 'Kilometers after which it is due again.')
  everyKm?: number | null;

  @OptionalOrNull()
  @TakesWhole(1, mostMonths, 12, 'Months after which it is due again.')
  everyMonths?: number | null;

  @OptionalOrNull()
  @CalendarDay.orNull('2026-06-01', 'When it was last done; not of papers.')
  @IsDay()
  lastDoneOn?: Day | null;

  @OptionalOrNull()
  @TakesWhole(0, mostReadingKm, 40_000, 'The mileage at that time.')
  lastDoneKm?: number | null;

  @OptionalOrNull()
  @CalendarDay.orNull(null, 'The last valid day, of papers only.')
  @IsDay()
  validUntil?: Day | null;
}

const SEEN = 'seen must hold the plan as read.';

@ApiSchema({ name: 'ChangedServicePlan' })
export class ChangedPlanDto extends ServicePlanDto {
  @Part(ServicePlanDto, { description: 'The plan as read, before the change.' })
  @IsDefined({ message: SEEN })
  @IsObject({ message: SEEN })
  @ValidateNested()
  @Type(() => ServicePlanDto)
  seen!: ServicePlanDto;
}

export const planIn = ({ kind, ...plan }: ServicePlanDto): ServicePlan => ({
  kind,
  name: plan.name || null,
  everyKm: plan.everyKm ?? null,
  everyMonths: plan.everyMonths ?? null,
  lastDoneOn: plan.lastDoneOn ?? null,
  lastDoneKm: plan.lastDoneKm ?? null,
  validUntil: plan.validUntil ?? null,
});
