import { HOUR_MS, instantOfMillis, isInCalendar, millisOf, parseInstant } from './time.js';
import type { Day, Instant, Period, Zone } from './time.js';
import { millisOfLocal, offsetAt } from './zone-offset.js';

const DAY_MS = 24 * HOUR_MS;

/** Represents a day by UTC midnight, so that arithmetic is not affected by daylight-saving changes. Called very often. */
const millisOfDay = (day: Day): number => Date.parse(day);
/** What the zone's clocks show, as milliseconds as if it were UTC. */
const localMillis = (at: Instant, zone: Zone): number => millisOf(at) + offsetAt(millisOf(at), zone);
const dayOfMillis = (millis: number): Day => new Date(millis).toISOString().slice(0, 'yyyy-MM-dd'.length) as Day;

/** Reads `yyyy-MM-dd`; undefined for anything else, including days that do not exist. */
export function parseDay(text: string): Day | undefined {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isInCalendar(text) ? (text as Day) : undefined;
}

/** For literals in code. @throws RangeError if the text is not a day */
export function day(text: string): Day {
  const parsed = parseDay(text);
  if (parsed === undefined) throw new RangeError(`Not a day: ${text}`);
  return parsed;
}

/** The zone's local day at that instant. */
export const dayOf = (at: Instant, zone: Zone): Day => dayOfMillis(localMillis(at, zone));

/** The hour that the zone's clocks show, 0 to 23. */
export const hourOf = (at: Instant, zone: Zone): number => new Date(localMillis(at, zone)).getUTCHours();

export const yearOf = (of: Day): number => new Date(millisOfDay(of)).getUTCFullYear();

export const addDays = (from: Day, days: number): Day => dayOfMillis(millisOfDay(from) + days * DAY_MS);

/** Whole days from one to the other; negative when `to` lies before `from`. */
export const daysBetween = (from: Day, to: Day): number => (millisOfDay(to) - millisOfDay(from)) / DAY_MS;

/** 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (of: Day): number => new Date(millisOfDay(of)).getUTCDay();

export const startOfDay = (of: Day, zone: Zone): Instant => instantOfMillis(millisOfLocal(millisOfDay(of), zone));

/** The first instant of that full local hour of the day. */
export const atHour = (of: Day, hour: number, zone: Zone): Instant =>
  instantOfMillis(millisOfLocal(millisOfDay(of) + hour * HOUR_MS, zone));

/** Local time for a form field: `2026-11-24T08:00`. */
export const clockTimeOf = (at: Instant, zone: Zone): string =>
  new Date(localMillis(at, zone)).toISOString().slice(0, 'yyyy-MM-ddTHH:mm'.length);

/**
 * The instant of a local time: the first one in an hour that occurs twice, an hour later in one that is skipped. Undefined if the text
 * is not a time, or the year is out of range.
 */
export function atClockTime(text: string, zone: Zone): Instant | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) return undefined;
  const local = Date.parse(`${text}Z`);
  if (Number.isNaN(local) || !isInCalendar(text.slice(0, 'yyyy-MM-dd'.length))) return undefined;
  return parseInstant(instantOfMillis(millisOfLocal(local, zone)));
}

/** From the day's midnight to the next one: 24 elapsed hours, or 23 or 25 on a daylight-saving day. */
export const periodOfDay = (of: Day, zone: Zone): Period => ({
  startAt: startOfDay(of, zone),
  endAt: startOfDay(addDays(of, 1), zone),
});

export const sundayOf = (of: Day): Day => addDays(of, -weekdayOf(of));

/** The Sunday on which the week of that instant began, at 00:00 local time. */
export const weekStartsOn = (at: Instant, zone: Zone): Day => sundayOf(dayOf(at, zone));

/** Sunday 00:00 to the next Sunday 00:00 in the zone. */
export const periodOfWeek = (startsOn: Day, zone: Zone): Period => ({
  startAt: startOfDay(startsOn, zone),
  endAt: startOfDay(addDays(startsOn, 7), zone),
});
