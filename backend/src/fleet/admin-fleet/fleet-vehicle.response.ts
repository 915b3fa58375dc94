import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { toVehicle, VehicleResponse } from '../vehicle-list/vehicle.response.js';
import type { AdminFleetRow } from './admin-fleet.query.js';

const instantOrNull = {
  type: String,
  format: 'date-time',
  nullable: true,
  example: '2026-11-22T08:00:00.000Z',
} as const;

@ApiSchema({ name: 'Maintenance' })
class MaintenanceResponse {
  @ApiProperty(instantOrNull)
  startedAt!: Instant | null;
  @ApiProperty({ ...instantOrNull, description: 'Null when nobody knows.' })
  expectedEndAt!: Instant | null;
  @ApiProperty({ type: String, nullable: true, example: 'Brakes' })
  reason!: string | null;
}

@ApiSchema({ name: 'FleetVehicle' })
export class FleetVehicleResponse extends VehicleResponse {
  @ApiProperty({
    type: MaintenanceResponse,
    nullable: true,
    description: 'Also while a shift still has the vehicle; null when it is not in maintenance.',
  })
  maintenance!: MaintenanceResponse | null;
  @ApiProperty({ ...instantOrNull, description: 'When fuel and mileage were read; null before the first check-in.' })
  readAt!: Instant | null;
  @ApiProperty({ type: 'integer', example: 1 })
  openDamageCount!: number;
}

export const toFleetVehicle = (row: AdminFleetRow): FleetVehicleResponse => ({
  ...toVehicle(row),
  maintenance:
    row.serviceStatus === 'maintenance'
      ? {
          startedAt: row.maintenanceSince,
          expectedEndAt: row.availableFrom,
          reason: row.maintenanceReason,
        }
      : null,
  readAt: row.readAt,
  openDamageCount: row.openDamageCount,
});
