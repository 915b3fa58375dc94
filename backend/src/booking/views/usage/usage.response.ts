import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  requestRefusalCodes,
  type RequestRefusalCode,
} from '@rigbook/contracts/booking/requesting/refused-request.words';
import type { Day } from '@rigbook/contracts/kernel/time';

@ApiSchema({ name: 'VehicleUsage' })
class VehicleUsageResponse {
  @ApiProperty({ type: String, format: 'uuid', example: '0197f1c2-0001-7000-8000-000000000001' })
  id!: string;
  @ApiProperty({ example: 'ALS1' })
  name!: string;
  @ApiProperty({ type: 'integer', example: 31, description: 'All that were requested.' })
  bookings!: number;
  @ApiProperty({ type: 'integer', example: 112, description: 'Of bookings that were approved and not cancelled.' })
  bookedHours!: number;
  @ApiProperty({ type: 'integer', example: 26, description: 'How often it was checked in.' })
  shifts!: number;
  @ApiProperty({ example: 101.5, description: 'From check-in to checkout, of shifts that are over.' })
  hoursOut!: number;
}

@ApiSchema({ name: 'RefusalsForReason' })
class RefusalsForReasonResponse {
  @ApiProperty({ enum: requestRefusalCodes, enumName: 'RequestRefusalCode', example: 'WEEKLY_LIMIT_EXCEEDED' })
  code!: RequestRefusalCode;
  @ApiProperty({ type: 'integer', example: 4 })
  requests!: number;
}

/** How the fleet was used by bookings that start in some days. */
@ApiSchema({ name: 'Usage' })
export class UsageResponse {
  @ApiProperty({ type: String, format: 'date', example: '2026-11-01' })
  from!: Day;
  @ApiProperty({ type: String, format: 'date', example: '2026-11-30' })
  to!: Day;
  @ApiProperty({ type: [VehicleUsageResponse], description: 'The most booked first.' })
  vehicles!: VehicleUsageResponse[];
  @ApiProperty({
    type: 'array',
    items: { type: 'array', items: { type: 'integer' } },
    description:
      'Booked hours by weekday, Sunday first, and hour of the day, as the clocks of the organisation show it.',
  })
  hoursOfWeek!: number[][];
  @ApiProperty({ type: 'integer', example: 120, description: 'Booked ones whose start has passed.' })
  begun!: number;
  @ApiProperty({ type: 'integer', example: 6, description: 'Those of them that nobody has signed for.' })
  unsigned!: number;
  @ApiProperty({ type: 'integer', example: 108, description: 'How often a vehicle was checked in.' })
  shifts!: number;
  @ApiProperty({ type: 'integer', example: 3, description: 'Those of them that came back late or should be back.' })
  overdue!: number;
  @ApiProperty({ type: [RefusalsForReasonResponse], description: 'The most frequent reason first.' })
  refusals!: RefusalsForReasonResponse[];
}
