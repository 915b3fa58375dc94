import { DateTime } from 'luxon';
import { inZone, toInstant, type Day, type Instant, type Period, type Zone } from './time.js';

const dayFormat = 'yyyy-MM-dd';

/** A UTC midnight stands for the day itself: adding to it never meets a daylight-saving change. */
const plain = (day: Day): DateTime => DateTime.fromFormat(day, dayFormat, { zone: 'utc' });
const toDay = (dateTime: DateTime): Day => dateTime.toFormat(dayFormat) as Day;

/** Reads `yyyy-MM-dd`; anything else, and days that no month has, are undefined. */
export function parseDay(text: string): Day | undefined {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && plain(text as Day).isValid ? (text as Day) : undefined;
}

/** For days written down by programmers. @throws RangeError when the text is none. */
export function day(text: string): Day {
  const parsed = parseDay(text);
  if (parsed === undefined) throw new RangeError(`Not a day: ${text}`);
  return parsed;
}

/** The day that the zone's calendar shows at that instant. */
export const dayOf = (at: Instant, zone: Zone): Day => toDay(inZone(at, zone));

export const addDays = (from: Day, days: number): Day => toDay(plain(from).plus({ days }));

/** Whole days from one to the other; negative when `to` lies before `from`. */
export const daysBetween = (from: Day, to: Day): number => Math.round(plain(to).diff(plain(from), 'days').days);

/** 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (of: Day): number => plain(of).weekday % 7;

export const startOfDay = (of: Day, zone: Zone): Instant =>
  toInstant(DateTime.fromFormat(of, dayFormat, { zone }).startOf('day'));

/** When the zone's clocks first show that full hour of the day. */
export const atHour = (of: Day, hour: number, zone: Zone): Instant =>
  toInstant(DateTime.fromFormat(of, dayFormat, { zone }).startOf('day').set({ hour }));

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
