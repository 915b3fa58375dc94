import { type Day, elapsedHours, type Instant, isBefore, parseDay, type Period } from '@rigbook/contracts/kernel';
import { CalendarDay, Holds } from '../fields/index.js';
import { Refusal } from '../decisions/refusal.js';

const IsDay = () =>
  Holds(
    'isDay',
    (value) => typeof value === 'string' && parseDay(value) !== undefined,
    ({ property }) => `${property} must be a day, such as 2026-11-22.`,
  );

/** A range of days, both inclusive. */
export class DaysQuery {
  @CalendarDay('2026-11-01', "The first day, in the organization's time zone.") @IsDay() from!: Day;
  @CalendarDay('2026-11-30', 'The last day, inclusive.') @IsDay() to!: Day;
}

/** The period that a request asks for. Refused if it ends before it starts or is longer than `mostDays`, one of 25 hours. */
export function boundedPeriod({ from, to }: { from: Instant; to: Instant }, mostDays: number): Period {
  const period = { startAt: from, endAt: to };
  if (!isBefore(from, to) || elapsedHours(period) > mostDays * 24 + 1)
    throw new Refusal('VALIDATION_FAILED', {
      errors: [{ field: 'to', message: `to must lie after from, at most ${mostDays} days.` }],
    });
  return period;
}
