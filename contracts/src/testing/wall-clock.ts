import type { Instant, Zone } from '../kernel/time.js';

/** Local date and time in the zone. Uses Intl, so that tests are independent of Luxon. */
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
 * Since 1970 the zones of the tests differ, and change their clocks, by whole quarters of an hour: within a quarter it is enough to
 * count minutes, and Intl is slow.
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
