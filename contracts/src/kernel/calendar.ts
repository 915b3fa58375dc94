import { DateTime } from 'luxon';
import { HOUR_MS, inZone, parseInstant, toInstant, type Day, type Instant, type Period, type Zone } from './time.js';

const DAY_MS = 24 * HOUR_MS;

/** A UTC midnight stands for the day itself: adding to it never meets a daylight-saving change. Every booking asks often. */
const millisOfDay = (day: Day): number => Date.parse(day);
const dayOfMillis = (millis: number): Day => new Date(millis).toISOString().slice(0, 'yyyy-MM-dd'.length) as Day;

/** Reads `yyyy-MM-dd`; anything else, and days that no month has, are undefined. */
export function parseDay(text: string): Day | undefined {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && DateTime.fromISO(text).isValid ? (text as Day) : undefined;
}

/** For days written down by programmers. @throws RangeError when the text is none. */
export function day(text: string): Day {
  const parsed = parseDay(text);
  if (parsed === undefined) throw new RangeError(`Not a day: ${text}`);
  return parsed;
}

/** The day that the zone's calendar shows at that instant. */
export const dayOf = (at: Instant, zone: Zone): Day => inZone(at, zone).toISODate() as Day;

export const addDays = (from: Day, days: number): Day => dayOfMillis(millisOfDay(from) + days * DAY_MS);

/** Whole days from one to the other; negative when `to` lies before `from`. */
export const daysBetween = (from: Day, to: Day): number => (millisOfDay(to) - millisOfDay(from)) / DAY_MS;

/** 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (of: Day): number => new Date(millisOfDay(of)).getUTCDay();

export const startOfDay = (of: Day, zone: Zone): Instant => toInstant(DateTime.fromISO(of, { zone }).startOf('day'));

/** When the zone's clocks first show that full hour of the day. */
export const atHour = (of: Day, hour: number, zone: Zone): Instant =>
  toInstant(DateTime.fromISO(of, { zone }).startOf('day').set({ hour }));

/** What the zone's clocks show, as a form's field takes it: `2026-11-24T08:00`. */
export const clockTimeOf = (at: Instant, zone: Zone): string => inZone(at, zone).toFormat("yyyy-MM-dd'T'HH:mm");

/**
 * When the zone's clocks show that time: the first time in an hour that autumn doubles, an hour later in one that spring leaves
 * out. Undefined for a text that is no such time, and for years that no calendar of ours holds.
 */
export function atClockTime(text: string, zone: Zone): Instant | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) return undefined;
  const local = DateTime.fromISO(text, { zone });
  if (!local.isValid) return undefined;
  // of two that show the same, the library takes one or the other by the season in which it is asked
  const hourBefore = local.minus({ hours: 1 });
  return parseInstant(toInstant(hourBefore.hour === local.hour ? hourBefore : local));
}

/** From the day's midnight to the next one: 24 elapsed hours, or 23 or 25 on a daylight-saving day. */
export const periodOfDay = (of: Day, zone: Zone): Period => ({
  startAt: startOfDay(of, zone),
  endAt: startOfDay(addDays(of, 1), zone),
});

export const sundayOf = (of: Day): Day => addDays(of, -weekdayOf(of));

/** The Sunday on which the week of that instant began, at 00:00 of the zone. */
export const weekStartsOn = (at: Instant, zone: Zone): Day => sundayOf(dayOf(at, zone));

/** Sunday 00:00 to the next Sunday 00:00 in the zone. */
export const periodOfWeek = (startsOn: Day, zone: Zone): Period => ({
  startAt: startOfDay(startsOn, zone),
  endAt: startOfDay(addDays(startsOn, 7), zone),
});
