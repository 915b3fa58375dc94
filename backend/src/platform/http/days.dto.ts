import { parseDay } from '@rigbook/contracts/kernel/calendar';
import { ValidateBy } from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import type { Day } from '@rigbook/contracts/kernel/time';

/** A calendar day. */
const IsDay = () =>
  ValidateBy({
    name: 'isDay',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && parseDay(value) !== undefined,
      defaultMessage: (argument) => `${argument?.property ?? 'The day'} must be a day, such as 2026-11-22.`,
    },
  });

/** A range of days, both inclusive. */
export class DaysQuery {
  @ApiProperty({
    type: String,
    format: 'date',
    example: '2026-11-01',
    description: "The first day, in the organization's time zone.",
  })
  @IsDay()
  from!: Day;

  @ApiProperty({
    type: String,
    format: 'date',
    example: '2026-11-30',
    description: 'The last day, inclusive.',
  })
  @IsDay()
  to!: Day;
}
