import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { VehicleId } from '@rigbook/contracts/kernel/ids';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { IsInstant } from '../../../platform/http/instant.decorator.js';

const example = '2026-11-22T16:00:00.000Z';

export class VehicleCalendarQuery {
  @ApiProperty({ type: String, format: 'date-time', example })
  @IsInstant()
  from!: Instant;

  @ApiProperty({
    type: String,
    format: 'date-time',
    example: '2026-11-29T16:00:00.000Z',
    description: 'At most 62 days after `from`.',
  })
  @IsInstant()
  to!: Instant;
}

@ApiSchema({ name: 'TakenInterval' })
class TakenIntervalResponse {
  @ApiProperty({ type: String, format: 'date-time', example })
  startTime!: Instant;
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-22T20:00:00.000Z' })
  endTime!: Instant;
}

@ApiSchema({ name: 'VehicleCalendar' })
export class VehicleCalendarResponse {
  @ApiProperty({ type: String, format: 'uuid', example: '0197f1c2-0001-7000-8000-000000000001' })
  vehicleId!: VehicleId;
  @ApiProperty({ type: String, format: 'date-time', example })
  from!: Instant;
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-29T16:00:00.000Z' })
  to!: Instant;
  @ApiProperty({ type: [TakenIntervalResponse], description: 'In their order; nothing says by whom they are taken.' })
  taken!: TakenIntervalResponse[];
}
