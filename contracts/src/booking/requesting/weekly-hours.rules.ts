import { WEEKLY_HOURS_LIMIT } from '../booking.limits.js';
import { addDays, periodOfWeek, weekStartsOn } from '../../kernel/calendar.js';
import { earlierOf, elapsedHours, isBefore } from '../../kernel/time.js';
import type { Day, Instant, Period, Zone } from '../../kernel/time.js';

/** Elapsed hours in the week that begins on that Sunday. */
export interface HoursOfWeek {
  readonly weekStartsOn: Day;
  readonly hours: number;
}

export interface WeekOverLimit {
  readonly weekStartsOn: Day;
  readonly hoursRequested: number;
  readonly hoursUsed: number;
  readonly hoursLeft: number;
}

/** An hour counts in the week in which it begins: a booking across Sunday 00:00 gives two entries, in order of time. */
export function hoursByWeek(period: Period, zone: Zone): readonly HoursOfWeek[] {
  const shares: HoursOfWeek[] = [];
  let week = weekStartsOn(period.startAt, zone);
  for (let counted = 0; ; week = addDays(week, 7)) {
    const { startAt, endAt } = periodOfWeek(week, zone);
    if (!isBefore(startAt, period.endAt)) return shares;
    const begun = Math.ceil(elapsedHours({ startAt: period.startAt, endAt: earlierOf(endAt, period.endAt) }));
    if (begun > counted) shares.push({ weekStartsOn: week, hours: begun - counted });
    counted = begun;
  }
}

/** The given number of past weeks, the current one and the next (bookings never reach further); in order of time. */
export function weeksAround(now: Instant, zone: Zone, { past }: { readonly past: number }): readonly Day[] {
  const present = weekStartsOn(now, zone);
  return Array.from({ length: past + 2 }, (_, index) => addDays(present, 7 * (index - past)));
}

export const hoursUsedIn = (week: Day, used: readonly HoursOfWeek[]): number =>
  used.filter(({ weekStartsOn }) => weekStartsOn === week).reduce((sum, { hours }) => sum + hours, 0);

/** Never negative, even if more was booked before a limit was lowered. */
export const hoursLeft = (hoursUsed: number): number => Math.max(0, WEEKLY_HOURS_LIMIT - hoursUsed);

/**
 * The first week that the period would push above 30 hours, given the responder's booked hours; undefined if there is none. Its shape
 * is the facts of WEEKLY_LIMIT_EXCEEDED. Also applies to administrators. A booking that exists keeps the hours that it was granted in a
 * week, even if an administrator overrode the limit for it.
 */
export const firstWeekOverLimit = (
  period: Period,
  used: readonly HoursOfWeek[],
  zone: Zone,
  granted: readonly HoursOfWeek[] = [],
): WeekOverLimit | undefined =>
  hoursByWeek(period, zone)
    .map(({ weekStartsOn, hours }) => {
      const hoursUsed = hoursUsedIn(weekStartsOn, used);
      return { weekStartsOn, hoursRequested: hours, hoursUsed, hoursLeft: hoursLeft(hoursUsed) };
    })
    .find(
      ({ weekStartsOn, hoursRequested, hoursUsed }) =>
        hoursUsed + hoursRequested > WEEKLY_HOURS_LIMIT && hoursRequested > hoursUsedIn(weekStartsOn, granted),
    );
