import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { fleetRoles, vehicleStatuses, type FleetRole, type VehicleStatus } from '@rigbook/contracts/fleet/fleet.words';
import type { VehicleId } from '@rigbook/contracts/kernel/ids';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { shownStatusOf, type VehicleRow } from './vehicle-list.query.js';

const readAtHandover = { type: 'integer', required: false, nullable: true, minimum: 0 } as const;

/** A vehicle as everyone may see it; location, fuel and mileage are left out for visitors. */
@ApiSchema({ name: 'Vehicle' })
export class VehicleResponse {
  @ApiProperty({ type: String, format: 'uuid', example: '0197f1c2-0001-7000-8000-000000000001' })
  id!: VehicleId;
  @ApiProperty({ example: 'ALS1' })
  name!: string;
  @ApiProperty({ example: 'Advanced Life Support' })
  type!: string;
  @ApiProperty({
    enum: vehicleStatuses,
    enumName: 'VehicleStatus',
    example: 'available',
    description: '`in_use` from check-in to checkout, otherwise what an admin set.',
  })
  status!: VehicleStatus;
  @ApiProperty({ enum: fleetRoles, enumName: 'FleetRole', isArray: true, example: ['EMT', 'Paramedic'] })
  allowedRoles!: readonly FleetRole[];
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    example: null,
    description: 'When it should be available again: the end of the booking that has it, or of its maintenance.',
  })
  availableFrom!: Instant | null;
  @ApiProperty({ required: false, example: 'Base, bay 1', description: 'Missing for visitors.' })
  location?: string;
  @ApiProperty({
    type: String,
    required: false,
    nullable: true,
    example: '12-345-67',
    description: 'Null where it has none. Missing for visitors.',
  })
  plateNumber?: string | null;
  @ApiProperty({
    ...readAtHandover,
    maximum: 100,
    example: 80,
    description: 'Percent at the last check-in or checkout. Missing for visitors.',
  })
  fuelLevel?: number | null;
  @ApiProperty({
    ...readAtHandover,
    example: 48210,
    description: 'Kilometres at the last check-in or checkout. Missing for visitors.',
  })
  mileage?: number | null;
}

/** What a signed-out visitor may see of a vehicle (docs/domain.md#who-may-what). */
export const toVehicleForVisitors = (row: VehicleRow): VehicleResponse => ({
  id: row.id,
  name: row.name,
  type: row.type,
  ...shownStatusOf(row),
  allowedRoles: row.allowedRoles,
});

export const toVehicle = (row: VehicleRow): VehicleResponse => ({
  ...toVehicleForVisitors(row),
  location: row.location,
  plateNumber: row.plateNumber,
  fuelLevel: row.fuelPercent,
  mileage: row.mileageKm,
});
