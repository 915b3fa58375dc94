import type { Brand } from './brand.js';

/** An instant as ISO 8601 in UTC with milliseconds: `2026-11-22T16:00:00.000Z`. This form sorts as text. */
export type Instant = Brand<string, 'Instant'>;

/** A calendar day `yyyy-MM-dd`; which instants it covers depends on the zone. */
export type Day = Brand<string, 'Day'>;

/** The zones that an organization may choose (docs/domain.md#time); the first is the default. */
export const zones = ['Asia/Jerusalem', 'UTC'] as const;
export type Zone = (typeof zones)[number];
export const DEFAULT_ZONE: Zone = 'Asia/Jerusalem';

/** Half-open: `startAt` belongs to it, `endAt` does not. */
export interface Period {
  readonly startAt: Instant;
  readonly endAt: Instant;
}

export const HOUR_MS = 3_600_000;

const isoWithOffset = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-](0\d|1[0-4]):[0-5]\d)$/;

/** A range of years in which derived dates still have four digits and fit into the database. */
const bounds = { first: Date.parse('1900-01-01'), end: Date.parse('3000-01-01') } as const;

/** Whether the calendar has that day, given as `yyyy-MM-dd`: JavaScript would read February 30 as March 2. */
export function isInCalendar(dayInText: string): boolean {
  const millis = Date.parse(dayInText);
  return !Number.isNaN(millis) && new Date(millis).toISOString().startsWith(dayInText);
}

/** Reads an ISO 8601 date-time of 1900 to 2999 with an offset (`Z` or `+02:00`); otherwise undefined. */
export function parseInstant(text: string): Instant | undefined {
  if (!isoWithOffset.test(text) || !isInCalendar(text.slice(0, 'yyyy-MM-dd'.length))) return undefined;
  const millis = Date.parse(text);
  return millis >= bounds.first && millis < bounds.end ? instantOfMillis(millis) : undefined;
}

/** For literals in code. @throws RangeError if the text is not an instant */
export function instant(text: string): Instant {
  const parsed = parseInstant(text);
  if (parsed === undefined) throw new RangeError(`Not an instant: ${text}`);
  return parsed;
}

/** From a Date, as the database driver and the clock return it. */
export const instantOfDate = (date: Date): Instant => date.toISOString() as Instant;

/** @throws RangeError if the number is out of range */
export const instantOfMillis = (millis: number): Instant => instantOfDate(new Date(millis));

export const millisOf = (at: Instant): number => Date.parse(at);

/** Elapsed hours: across a daylight-saving change local time moves by one hour more or less. */
export const addHours = (at: Instant, hours: number): Instant => instantOfMillis(millisOf(at) + hours * HOUR_MS);

export const addSeconds = (at: Instant, seconds: number): Instant => instantOfMillis(millisOf(at) + seconds * 1_000);

export const addMinutes = (at: Instant, minutes: number): Instant => instantOfMillis(millisOf(at) + minutes * 60_000);

export const isBefore = (one: Instant, other: Instant): boolean => millisOf(one) < millisOf(other);

export const earlierOf = (one: Instant, other: Instant): Instant => (isBefore(other, one) ? other : one);

export const laterOf = (one: Instant, other: Instant): Instant => (isBefore(one, other) ? other : one);

/** The period that begins at `startAt` and lasts that number of elapsed hours. */
export const periodOf = (startAt: Instant, hours: number): Period => ({ startAt, endAt: addHours(startAt, hours) });

/** Periods that only touch (one ends as the other begins) do not overlap. */
export const overlaps = (one: Period, other: Period): boolean =>
  isBefore(one.startAt, other.endAt) && isBefore(other.startAt, one.endAt);

/** Elapsed hours, as on a stopwatch; clock changes do not matter. */
export const elapsedHours = ({ startAt, endAt }: Period): number => (millisOf(endAt) - millisOf(startAt)) / HOUR_MS;
