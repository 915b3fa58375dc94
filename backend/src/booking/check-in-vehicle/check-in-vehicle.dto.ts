import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { ArrayUnique, IsArray, IsIn, IsOptional } from 'class-validator';
import { missingRequiredItems } from '@rigbook/contracts/booking/shift/check-in.rules';
import { checkInItemIds, type CheckInItem } from '@rigbook/contracts/booking/shift/check-in.words';
import { textLimits } from '@rigbook/contracts/kernel/text';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { IsFreeText } from '../../platform/http/free-text.decorator.js';
import { IsInstant } from '../../platform/http/instant.decorator.js';
import { IsFuelPercent, IsMileage } from '../dashboard-reading.decorators.js';

@ApiSchema({ name: 'CheckInVehicle' })
export class CheckInVehicleDto {
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100, example: 80, description: 'Percent.' })
  @IsFuelPercent()
  fuelLevel!: number;

  @ApiProperty({ type: 'integer', minimum: 0, example: 48210, description: 'Kilometres on the odometer.' })
  @IsOptional()
  @IsMileage()
  mileage?: number | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: textLimits.notes,
    example: 'Spare wheel is under the bench.',
  })
  @IsOptional()
  @IsFreeText(textLimits.notes)
  checkinNotes?: string | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: textLimits.preExistingDamage,
    example: 'Scratch on the left door.',
  })
  @IsOptional()
  @IsFreeText(textLimits.preExistingDamage)
  preExistingDamage?: string | null;

  @ApiProperty({
    isArray: true,
    enum: checkInItemIds,
    enumName: 'CheckInItem',
    description: 'The ticked items; the six of the vehicle, the defibrillator and the oxygen tank are required.',
    example: missingRequiredItems([]),
  })
  @ArrayUnique({ message: 'checklist may name each item once.' })
  @IsIn(checkInItemIds, { each: true, message: 'checklist may hold the ids of checklist items only.' })
  @IsArray({ message: 'checklist must be a list of item ids.' })
  checklist!: CheckInItem[];

  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    nullable: true,
    example: '2026-11-23T15:58:00.000Z',
    description: "The device's clock when the form was completed.",
  })
  @IsOptional()
  @IsInstant()
  completedAt?: Instant | null;
}
