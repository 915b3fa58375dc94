import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsNotEmpty,
  IsObject,
  IsOptional,
  ValidateNested,
} from 'class-validator';
import {
  damageAreaIds,
  damageSeverityIds,
  type DamageArea,
  type DamageSeverity,
} from '@rigbook/contracts/booking/shift/damage.words';
import { textLimits } from '@rigbook/contracts/kernel/text';
import { IsFreeText } from '../../platform/http/free-text.decorator.js';
import { IsFuelPercent, IsMileage } from '../dashboard-reading.decorators.js';

const MOST_REPORTS = 50;

@ApiSchema({ name: 'DamageReport' })
export class DamageReportDto {
  @ApiProperty({ enum: damageAreaIds, enumName: 'DamageArea', example: 'front-bumper' })
  @IsIn(damageAreaIds, { message: 'area must be one of the damage areas.' })
  area!: DamageArea;

  @ApiProperty({ enum: damageSeverityIds, enumName: 'DamageSeverity', example: 'minor' })
  @IsIn(damageSeverityIds, { message: 'severity must be minor, moderate or major.' })
  severity!: DamageSeverity;

  @ApiProperty({ minLength: 1, maxLength: textLimits.damageDescription, example: 'Dent beside the number plate.' })
  @IsFreeText(textLimits.damageDescription)
  @IsNotEmpty({ message: 'Please fill in all damage report fields.' })
  description!: string;
}

@ApiSchema({ name: 'CheckOutVehicle' })
export class CheckOutVehicleDto {
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100, example: 60, description: 'Percent.' })
  @IsFuelPercent()
  fuelLevel!: number;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    example: 48274,
    description: 'Kilometres; not below the reading at check-in.',
  })
  @IsOptional()
  @IsMileage()
  mileage?: number | null;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: textLimits.notes, example: 'Oxygen is at half.' })
  @IsOptional()
  @IsFreeText(textLimits.notes)
  checkoutNotes?: string | null;

  @ApiProperty({ type: [DamageReportDto], nullable: true, description: 'Null when there is no damage.', example: null })
  @IsOptional()
  @IsObject({ each: true, message: 'damageReports may hold reports only.' })
  @ArrayMaxSize(MOST_REPORTS, { message: `damageReports may hold at most ${MOST_REPORTS} reports.` })
  @IsArray({ message: 'damageReports must be a list or null.' })
  @ValidateNested({ each: true })
  @Type(() => DamageReportDto)
  damageReports?: DamageReportDto[] | null;

  @ApiProperty({ description: 'True only when no damage is reported.', example: true })
  @IsBoolean({ message: 'noDamageConfirmed must be true or false.' })
  noDamageConfirmed!: boolean;
}
