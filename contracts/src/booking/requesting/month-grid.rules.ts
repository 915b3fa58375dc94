import { lastBookableDay } from './booking-window.rules.js';
import { addDays, dayOf, daysBetween, day, periodOfDay, sundayOf, weekdayOf } from '../../kernel/calendar.js';
import { overlaps, type Day, type Instant, type Period, type Zone } from '../../kernel/time.js';

/** Any day of the month. */
export const firstOfMonth = (of: Day): Day => day(`${of.slice(0, 7)}-01`);

/** The first day of the month that many months later. */
export function addMonths(of: Day, months: number): Day {
  const first = new Date(firstOfMonth(of));
  first.setUTCMonth(first.getUTCMonth() + months);
  return day(first.toISOString().slice(0, 'yyyy-MM-dd'.length));
}

/** Whole weeks from Sunday to Saturday that cover the month, including days of neighboring months. */
export function monthGrid(of: Day): readonly (readonly Day[])[] {
  const first = sundayOf(firstOfMonth(of));
  const last = addDays(addMonths(of, 1), -1);
  const weeks = (daysBetween(first, addDays(last, 6 - weekdayOf(last))) + 1) / 7;
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => addDays(first, week * 7 + weekday)),
  );
}

/** Whether the next month begins by the last bookable day. */
export const mayShowNextMonth = (shown: Day, now: Instant, zone: Zone): boolean =>
  addMonths(shown, 1) <= lastBookableDay(now, zone);

/** Nothing before the current month can be booked. */
export const mayShowPreviousMonth = (shown: Day, now: Instant, zone: Zone): boolean =>
  firstOfMonth(shown) > firstOfMonth(dayOf(now, zone));

/** The badge of a day: the number of taken intervals that overlap it. */
export const countTakenOn = (of: Day, taken: readonly Period[], zone: Zone): number =>
  taken.filter((interval) => overlaps(interval, periodOfDay(of, zone))).length;
