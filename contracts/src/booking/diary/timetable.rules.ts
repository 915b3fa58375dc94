import { addDays, dayOf, periodOfDay, periodOfWeek, sundayOf } from '../../kernel/calendar.js';
import {
  addHours,
  earlierOf,
  elapsedHours,
  HOUR_MS,
  instantOfMillis,
  isBefore,
  laterOf,
  millisOf,
} from '../../kernel/time.js';
import type { Day, Instant, Period, Zone } from '../../kernel/time.js';

/** The columns of the vehicle diary: the hours of a day, or the days of a week. */
export const timetableViews = ['day', 'week'] as const;
export type TimetableView = (typeof timetableViews)[number];

/** Of today: what has just been, and a whole night to come, also late in the evening. */
const HOURS_BEFORE_NOW = 3;
const HOURS_OF_TODAY = 24;

/** From midnight to midnight; today from three hours ago, so that the night ahead is in sight. A week from Sunday to Sunday. */
export function timetablePeriod(view: TimetableView, on: Day, zone: Zone, now: Instant): Period {
  if (view === 'week') return periodOfWeek(sundayOf(on), zone);
  if (on !== dayOf(now, zone)) return periodOfDay(on, zone);
  const startAt = addHours(instantOfMillis(Math.floor(millisOf(now) / HOUR_MS) * HOUR_MS), -HOURS_BEFORE_NOW);
  return { startAt, endAt: addHours(startAt, HOURS_OF_TODAY) };
}

/** Elapsed hours of the day, 23 to 25, or the days of the week, each as long as it is. */
export function timetableColumns(view: TimetableView, on: Day, zone: Zone, now: Instant): readonly Period[] {
  if (view === 'week') return Array.from({ length: 7 }, (_, nth) => periodOfDay(addDays(sundayOf(on), nth), zone));
  const { startAt, endAt } = timetablePeriod(view, on, zone, now);
  const hours = elapsedHours({ startAt, endAt });
  return Array.from({ length: hours }, (_, nth) => ({
    startAt: addHours(startAt, nth),
    endAt: addHours(startAt, nth + 1),
  }));
}

/** Days whose week is within the years that the API accepts. */
export const isTimetableDay = (on: Day): boolean => on >= '1900-01-08' && on <= '2999-12-20';

/** The same view, moved by a number of days or weeks. */
export const timetableStep = (view: TimetableView, on: Day, steps: number): Day =>
  addDays(on, view === 'day' ? steps : 7 * steps);

/** The day or week of now. */
export const isTimetableOfNow = (view: TimetableView, on: Day, now: Instant, zone: Zone): boolean => {
  const today = dayOf(now, zone);
  return view === 'day' ? on === today : sundayOf(on) === sundayOf(today);
};

/** The intersection of two periods, if any. */
export function partWithin(whole: Period, { startAt, endAt }: Period): Period | undefined {
  const part = { startAt: laterOf(whole.startAt, startAt), endAt: earlierOf(whole.endAt, endAt) };
  return isBefore(part.startAt, part.endAt) ? part : undefined;
}

/** Distributes items over as few lanes as possible, so that items in one lane do not overlap. */
export function lanesOf<Item extends Period>(items: readonly Item[]): readonly (readonly Item[])[] {
  const lanes: Item[][] = [];
  for (const item of items.toSorted((one, other) => millisOf(one.startAt) - millisOf(other.startAt))) {
    const free = lanes.find((lane) => lane.every(({ endAt }) => !isBefore(item.startAt, endAt)));
    if (free) free.push(item);
    else lanes.push([item]);
  }
  return lanes;
}

/** The columns that a period overlaps, counted from 0; none if it is outside. */
export function columnsTouched(columns: readonly Period[], period: Period): { first: number; count: number } {
  const touched = columns.flatMap((column, nth) => (partWithin(column, period) ? [nth] : []));
  return { first: touched[0] ?? 0, count: touched.length };
}
