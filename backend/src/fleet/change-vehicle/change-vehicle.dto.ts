import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsIn, IsOptional, ValidateIf } from 'class-validator';
import { vehicleStatuses, type FleetRole, type VehicleStatus } from '@rigbook/contracts/fleet/fleet.words';
import { textLimits } from '@rigbook/contracts/kernel/text';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { IsFreeText } from '../../platform/http/free-text.decorator.js';
import { IsInstant } from '../../platform/http/instant.decorator.js';
import { OptionalNotNull } from '../../platform/http/optional.decorators.js';
import { AllowedRoles, VehicleLocation, VehicleName, VehiclePlateNumber, VehicleType } from '../vehicle-fields.js';
import type { VehicleChanges } from './change-vehicle.decision.js';

/** Everything may be left out and then stays as it is. */
@ApiSchema({ name: 'ChangeVehicle' })
export class ChangeVehicleDto implements VehicleChanges {
  @OptionalNotNull()
  @VehicleName(false)
  name?: string;

  @OptionalNotNull()
  @VehicleType(false)
  type?: string;

  @OptionalNotNull()
  @VehicleLocation(false)
  location?: string;

  @OptionalNotNull()
  @AllowedRoles(false)
  allowedRoles?: FleetRole[];

  @OptionalNotNull()
  @VehiclePlateNumber
  plateNumber?: string;

  @ApiProperty({
    required: false,
    enum: vehicleStatuses,
    enumName: 'VehicleStatus',
    description: '`in_use` is accepted for a vehicle that is in use and then changes nothing.',
  })
  @OptionalNotNull()
  @IsIn(vehicleStatuses, { message: `status must be one of: ${vehicleStatuses.join(', ')}.` })
  status?: VehicleStatus;

  @ApiProperty({
    required: false,
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When maintenance is expected to end; null when nobody knows.',
    example: '2026-11-24T08:00:00.000Z',
  })
  @ValidateIf((_dto: object, value: unknown) => value !== undefined && value !== null)
  @IsInstant()
  availableFrom?: Instant | null;

  @ApiProperty({
    required: false,
    type: String,
    nullable: true,
    maxLength: textLimits.reason,
    description: 'Why it is in maintenance; for administrators.',
    example: 'Brakes',
  })
  @IsOptional()
  @IsFreeText(textLimits.reason)
  reason?: string | null;
}
