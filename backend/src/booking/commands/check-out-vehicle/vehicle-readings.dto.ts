import { mileageRange } from '@rigbook/contracts/booking/shift/check-in.rules';
import { IsOptional } from 'class-validator';
import { OptionalOrNull, Parts, TakesWhole, TakesYesOrNo, Whole } from '../../../platform/fields/index.js';
import { DamageReportDto, HoldsReports } from '../damage-reports.dto.js';
import { IsFuelPercent, IsMileage } from '../dashboard-reading.decorators.js';

/** What is read and found at a vehicle that comes back. */
export class VehicleReadingsDto {
  @Whole({ minimum: 0, maximum: 100, example: 60, description: 'Percent.' }) @IsFuelPercent() fuelLevel!: number;

  @Whole({ minimum: 0, example: 48274, description: 'Kilometers, not below the reading at check-in.' })
  @IsOptional()
  @IsMileage()
  mileage?: number | null;

  @OptionalOrNull()
  @TakesYesOrNo({
    description:
      'True if the mileage was asked back and confirmed. False if it was not: then an implausible one is refused with MILEAGE_TO_CONFIRM. Left out by callers that do not ask; they are not asked.',
    example: false,
  })
  mileageConfirmed?: boolean | null;

  @OptionalOrNull()
  @TakesWhole(
    0,
    mileageRange.most,
    48_210,
    'The `lastMileageKm` that the person compared it with. If the last reading has changed since, they are asked again.',
  )
  mileageConfirmedBeside?: number | null;

  @Parts.orNull(DamageReportDto, { description: 'Null when there is no damage.', example: null })
  @IsOptional()
  @HoldsReports(DamageReportDto)
  damageReports?: DamageReportDto[] | null;

  @TakesYesOrNo({ description: 'True only when no damage is reported.', example: true }) noDamageConfirmed!: boolean;
}
