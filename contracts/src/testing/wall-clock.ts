import type { Instant, Zone } from '../kernel/time.js';

/** What a clock and a calendar on the wall of the zone show. Reads Intl by itself, so that tests don't ask Luxon twice. */
export interface WallClock {
  readonly day: string;
  readonly weekday: string;
  readonly hour: number;
  readonly minute: number;
}

export const MINUTE_MS = 60_000;

const formats = new Map<Zone, Intl.DateTimeFormat>();

function formatOf(zone: Zone): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(zone, made);
  return made;
}

/**
 * The zones that the tests ask for differ, and change their clocks, by whole quarters of an hour in the years since 1970: within
 * a quarter it is enough to count minutes, and Intl is slow.
 */
const QUARTER_MS = 900_000;
const atQuarters = new Map<string, WallClock>();

export function wallClock(millis: number, zone: Zone): WallClock {
  const intoQuarter = millis % QUARTER_MS;
  const key = `${millis - intoQuarter} ${zone}`;
  const began = atQuarters.get(key) ?? readWallClock(millis - intoQuarter, zone);
  atQuarters.set(key, began);
  return { ...began, minute: began.minute + Math.floor(intoQuarter / MINUTE_MS) };
}

function readWallClock(millis: number, zone: Zone): WallClock {
  const parts: Record<string, string> = {};
  for (const { type, value } of formatOf(zone).formatToParts(millis)) parts[type] = value;
  return {
    day: `${parts['year']}-${parts['month']}-${parts['day']}`,
    weekday: parts['weekday'] ?? '',
    hour: Number(parts['hour']),
    minute: Number(parts['minute']),
  };
}

/** Every full minute of [startAt, endAt). */
export function* minutesBetween(startAt: Instant, endAt: Instant): Generator<number> {
  for (let millis = Date.parse(startAt); millis < Date.parse(endAt); millis += MINUTE_MS) yield millis;
}
