import type { CountedAs, HourOfWeek } from '@rigbook/contracts/booking/diary/usage.rules';
import { Transform } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { Optional, TrueOrAbsent, Whole } from '../../../platform/fields/index.js';

/** An empty parameter must not become 0, which means midnight or Sunday. The rules refuse what is not a number. */
const wholeNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{1,2}$/.test(value) ? Number(value) : value;

/** Filters for exactly the bookings that a figure of the usage statistics counts. */
export class CountedFilterQuery implements Partial<Record<CountedAs, true>>, HourOfWeek {
  @TrueOrAbsent('Only bookings that were approved and not cancelled.') booked?: true;
  @TrueOrAbsent('Only booked ones whose start has passed.') begun?: true;
  @TrueOrAbsent('Only booked ones whose start has passed and that are not signed.') unsigned?: true;

  @TrueOrAbsent('Only those that were checked in, even if the shift was cancelled.')
  checkedIn?: true;

  @TrueOrAbsent('Only those whose vehicle came back late or is overdue.') overdue?: true;

  @Optional()
  @Whole({
    minimum: 0,
    maximum: 6,
    example: 0,
    description:
      "Booked ones with hours on this weekday in the organization's time zone, even if they start on another day; 0 is Sunday.",
  })
  @Transform(({ value }) => wholeNumber(value))
  @Max(6, { message: 'weekday must be at most 6, Saturday.' })
  @Min(0, { message: 'weekday must be at least 0, Sunday.' })
  @IsInt({ message: 'weekday must be a whole number.' })
  weekday?: number;

  @Optional()
  @Whole({
    minimum: 0,
    maximum: 23,
    example: 14,
    description: 'Booked ones that include this hour of the day; with a weekday, this hour of that weekday.',
  })
  @Transform(({ value }) => wholeNumber(value))
  @Max(23, { message: 'hour must be at most 23.' })
  @Min(0, { message: 'hour must be at least 0.' })
  @IsInt({ message: 'hour must be a whole number.' })
  hour?: number;
}
