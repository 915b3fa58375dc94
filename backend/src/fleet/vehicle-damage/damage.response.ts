import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  damageAreaIds,
  damageSeverityIds,
  type DamageArea,
  type DamageSeverity,
} from '@rigbook/contracts/booking/shift/damage.words';
import type { Instant } from '@rigbook/contracts/kernel/time';
import type { VehicleDamageRow } from './damage-page.query.js';

const instant = { type: String, format: 'date-time', example: '2026-11-22T20:04:00.000Z' } as const;
const nameOrNull = { type: String, nullable: true } as const;

@ApiSchema({ name: 'DamagedVehicle' })
class DamagedVehicleResponse {
  @ApiProperty({ type: String, format: 'uuid', example: '0197f1c2-0001-7000-8000-000000000001' })
  id!: string;
  @ApiProperty({ example: 'ALS1' })
  name!: string;
  @ApiProperty({ description: 'False once it was retired.', example: true })
  inFleet!: boolean;
}

@ApiSchema({ name: 'DamagePerson' })
class DamagePersonResponse {
  @ApiProperty({ ...nameOrNull, example: '101', description: 'Null once the person was erased.' })
  unitNumber!: string | null;
  @ApiProperty({ ...nameOrNull, example: 'Dana' })
  firstName!: string | null;
  @ApiProperty({ ...nameOrNull, example: 'Levi' })
  lastName!: string | null;
}

@ApiSchema({ name: 'DamageResolution' })
class DamageResolutionResponse {
  @ApiProperty({ ...instant, example: '2026-11-24T08:15:00.000Z' })
  resolvedAt!: Instant;
  @ApiProperty({ type: DamagePersonResponse })
  resolvedBy!: DamagePersonResponse;
  @ApiProperty({ ...nameOrNull, example: 'Painted over at the garage.' })
  note!: string | null;
}

@ApiSchema({ name: 'Damage' })
export class DamageResponse {
  @ApiProperty({ type: String, format: 'uuid', example: '5b2f6c1e-0b7d-5a55-8a0e-3c2a1f0d9e77' })
  id!: string;
  @ApiProperty({ type: DamagedVehicleResponse })
  vehicle!: DamagedVehicleResponse;
  @ApiProperty({ enum: damageAreaIds, enumName: 'DamageArea', example: 'front-bumper' })
  area!: DamageArea;
  @ApiProperty({ enum: damageSeverityIds, enumName: 'DamageSeverity', example: 'minor' })
  severity!: DamageSeverity;
  @ApiProperty({ example: 'Dent beside the number plate.' })
  description!: string;
  @ApiProperty({ ...instant, description: 'When the vehicle was checked out with it.' })
  reportedAt!: Instant;
  @ApiProperty({ type: DamagePersonResponse, description: 'Whose shift it was.' })
  reportedBy!: DamagePersonResponse;
  @ApiProperty({ type: String, format: 'uuid', example: '0197f1c2-6f0e-7c3a-9d55-2f0a6a1b7c10' })
  bookingId!: string;
  @ApiProperty({ ...instant, example: '2026-11-22T16:00:00.000Z', description: "The start of the shift's booking." })
  startTime!: Instant;
  @ApiProperty({ ...instant, example: '2026-11-22T20:00:00.000Z' })
  endTime!: Instant;
  @ApiProperty({ type: DamageResolutionResponse, nullable: true, example: null, description: 'Null while it is open.' })
  resolution!: DamageResolutionResponse | null;
}

export const toDamage = (row: VehicleDamageRow): DamageResponse => ({
  id: row.damageId,
  vehicle: { id: row.vehicleId, name: row.vehicleName, inFleet: row.inFleet },
  area: row.area,
  severity: row.severity,
  description: row.description,
  reportedAt: row.reportedAt,
  reportedBy: { unitNumber: row.unitNumber, firstName: row.firstName, lastName: row.lastName },
  bookingId: row.bookingId,
  startTime: row.shiftStartAt,
  endTime: row.shiftEndAt,
  resolution: row.resolvedAt && {
    resolvedAt: row.resolvedAt,
    resolvedBy: {
      unitNumber: row.resolverUnitNumber,
      firstName: row.resolverFirstName,
      lastName: row.resolverLastName,
    },
    note: row.resolutionNote,
  },
});
