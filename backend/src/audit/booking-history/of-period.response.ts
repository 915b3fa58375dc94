import { ApiProperty } from '@nestjs/swagger';
import type { VehicleId } from '@rigbook/contracts/kernel/ids';
import type { Instant } from '@rigbook/contracts/kernel/time';

export const instant = { type: String, format: 'date-time', example: '2026-11-23T16:00:00.000Z' } as const;
export const textOrNull = { type: String, nullable: true, example: null } as const;

export class OfVehicle {
  @ApiProperty({ type: String, format: 'uuid', example: '0197f1c2-0001-7000-8000-000000000001' })
  vehicleId!: VehicleId;
}

export class OfPeriod extends OfVehicle {
  @ApiProperty(instant)
  startAt!: Instant;
  @ApiProperty({ ...instant, example: '2026-11-23T20:00:00.000Z' })
  endAt!: Instant;
}
