import { ApiProperty } from '@nestjs/swagger';
import type { Day } from '@rigbook/contracts/kernel/time';
import { IsDay } from './day.decorator.js';

/** A range of days, both of which belong to it. */
export class DaysQuery {
  @ApiProperty({
    type: String,
    format: 'date',
    example: '2026-11-01',
    description: "A day of the organisation's zone.",
  })
  @IsDay()
  from!: Day;

  @ApiProperty({
    type: String,
    format: 'date',
    example: '2026-11-30',
    description: 'The last day, which belongs to it.',
  })
  @IsDay()
  to!: Day;
}
