import { ApiProperty } from '@nestjs/swagger';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { IsInstant } from '../../platform/http/instant.decorator.js';

/** A moment, and the days of the diary that are shown as they stood then. */
export class ReplayQuery {
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-22T06:00:00.000Z', description: 'Not to come.' })
  @IsInstant()
  asOf!: Instant;

  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-21T22:00:00.000Z' })
  @IsInstant()
  from!: Instant;

  @ApiProperty({
    type: String,
    format: 'date-time',
    example: '2026-11-28T22:00:00.000Z',
    description: 'Bookings that start before it; at most 32 days after `from`.',
  })
  @IsInstant()
  to!: Instant;
}
