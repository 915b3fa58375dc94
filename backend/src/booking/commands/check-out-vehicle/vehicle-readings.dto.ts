import { ApiSchema } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, IsOptional, ValidateNested } from 'class-validator';
import { damageAreaIds, damageSeverityIds } from '@rigbook/contracts/booking/shift/damage.words';
import type { DamageArea, DamageSeverity } from '@rigbook/contracts/booking/shift/damage.words';
import { textLimits } from '@rigbook/contracts/kernel';
import { Parts, TakesFilledText, TakesOneOf, TakesYesOrNo, Whole } from '../../../platform/fields/index.js';
import { IsFuelPercent, IsMileage } from '../dashboard-reading.decorators.js';

const MOST_REPORTS = 50;

@ApiSchema({ name: 'DamageReport' })
export class DamageReportDto {
  @TakesOneOf(damageAreaIds, 'DamageArea', 'area must be one of the damage areas.', 'front-bumper') area!: DamageArea;

  @TakesOneOf(damageSeverityIds, 'DamageSeverity', 'severity must be minor, moderate or major.', 'minor')
  severity!: DamageSeverity;

  @TakesFilledText(
    textLimits.damageDescription,
    'Please fill in all damage report fields.',
    'Dent beside the number plate.',
  )
  description!: string;
}

/** What is read and found at a vehicle that comes back. */
export class VehicleReadingsDto {
  @Whole({ minimum: 0, maximum: 100, example: 60, description: 'Percent.' }) @IsFuelPercent() fuelLevel!: number;

  @Whole({ minimum: 0, example: 48274, description: 'Kilometers, not below the reading at check-in.' })
  @IsOptional()
  @IsMileage()
  mileage?: number | null;

  @Parts.orNull(DamageReportDto, { description: 'Null when there is no damage.', example: null })
  @IsOptional()
  @IsObject({ each: true, message: 'damageReports may hold reports only.' })
  @ArrayMaxSize(MOST_REPORTS, { message: `damageReports may hold at most ${MOST_REPORTS} reports.` })
  @IsArray({ message: 'damageReports must be a list or null.' })
  @ValidateNested({ each: true })
  @Type(() => DamageReportDto)
  damageReports?: DamageReportDto[] | null;

  @TakesYesOrNo({ description: 'True only when no damage is reported.', example: true }) noDamageConfirmed!: boolean;
}
