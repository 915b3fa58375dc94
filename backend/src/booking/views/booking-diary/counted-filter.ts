import { countedAs, type CountedAs, type HourOfWeek } from '@rigbook/contracts/booking/diary/usage.rules';
import type { Instant, Zone } from '@rigbook/contracts/kernel';
import { countedInDiary, hourIn, hoursOf, weekdayIn } from '../usage/counted-bookings.js';
import { mayInclude } from '../usage/hours-of-week.js';

/** The bookings that a figure of the usage statistics counts. */
export type CountedFilter = Partial<Readonly<Record<CountedAs, true>>> & HourOfWeek;

/** Time and zone of reading: the time decides what has begun, the zone the hours of the week. */
export interface DiaryReader {
  readonly now: Instant;
  readonly zone: Zone;
}

/**
 * Conditions on the diary's rows `d`. An hour of the week matches booked ones only, as in the statistics. An index finds it; a weekday or
 * an hour of every day is frequent, so reading in order finds a page of them sooner.
 */
export function countedConditions(asked: CountedFilter & DiaryReader, bind: (value: unknown) => string): string[] {
  const { now, zone, weekday, hour } = asked;
  const bindNow = () => `${bind(now)}::timestamptz`;
  const named = countedAs.filter((one) => asked[one]).map((one) => countedInDiary[one](bindNow));
  if (weekday === undefined && hour === undefined) return named;
  const inZone = bind(zone);
  const clock = [
    ...(weekday === undefined ? [] : [`${weekdayIn(inZone)} = ${bind(weekday)}`]),
    ...(hour === undefined ? [] : [`${hourIn(inZone)} = ${bind(hour)}`]),
  ];
  return [
    ...named,
    countedInDiary.booked(bindNow),
    ...(weekday === undefined || hour === undefined
      ? []
      : [`d.booking_id IN (${mayInclude({ weekday, hour }, zone, bind)})`]),
    `EXISTS (SELECT FROM ${hoursOf('d')} WHERE ${clock.join(' AND ')})`,
  ];
}
