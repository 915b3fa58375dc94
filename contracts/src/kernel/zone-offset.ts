import type { Zone } from './time.js';

const DAY_MS = 86_400_000;

/** A UTC day in a zone: how far ahead of UTC its clocks are, and the moment of that day from which it is another difference. */
interface DayOfOffsets {
  readonly atFirst: number;
  readonly changesAt: number;
  readonly afterwards: number;
}

/** Limits the memory that requests about far days can take. */
const MOST_DAYS = 10_000;
const known = new Map<Zone, Map<number, DayOfOffsets>>();

/** Milliseconds that the zone's clocks are ahead of UTC at that moment. The time zone database is asked once per zone and day. */
export function offsetAt(millis: number, zone: Zone): number {
  if (zone === 'UTC') return 0;
  const day = Math.floor(millis / DAY_MS);
  const { atFirst, changesAt, afterwards } = daysOf(zone).get(day) ?? learn(day, zone);
  return millis < changesAt ? atFirst : afterwards;
}

/**
 * The moment at which the zone's clocks show that time, given as milliseconds as if it were UTC: the first one in an hour that occurs
 * twice, an hour later in one that is skipped.
 */
export function millisOfLocal(local: number, zone: Zone): number {
  const offsets = [offsetAt(local - DAY_MS, zone), offsetAt(local + DAY_MS, zone)];
  const first = local - Math.max(...offsets);
  if (first + offsetAt(first, zone) === local) return first;
  return local - Math.min(...offsets);
}

function daysOf(zone: Zone): Map<number, DayOfOffsets> {
  const days = known.get(zone) ?? new Map<number, DayOfOffsets>();
  if (days.size === 0) known.set(zone, days);
  return days;
}

/** True if the zone's clocks show the time of that moment twice on this day. */
export function showsTwice(millis: number, zone: Zone): boolean {
  const local = millis + offsetAt(millis, zone);
  const [before, after] = [offsetAt(local - DAY_MS, zone), offsetAt(local + DAY_MS, zone)];
  const isShownWith = (offset: number) => offsetAt(local - offset, zone) === offset;
  return before !== after && isShownWith(before) && isShownWith(after);
}

const clocks = new Map<Zone, Intl.DateTimeFormat>();

/** A format is slow to make. */
function clockOf(zone: Zone): Intl.DateTimeFormat {
  const made =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  clocks.set(zone, made);
  return made;
}

/** As the time zone database of the platform says. */
function askedOffset(millis: number, zone: Zone): number {
  const shown = clockOf(zone).format(millis).match(/\d+/g) ?? [];
  const [month = NaN, day, year = NaN, hour, minute, second] = shown.map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(millis / 1_000) * 1_000;
}

function learn(day: number, zone: Zone): DayOfOffsets {
  const offset = (millis: number) => askedOffset(millis, zone);
  let [before, after] = [day * DAY_MS, (day + 1) * DAY_MS];
  const [atFirst, afterwards] = [offset(before), offset(after)];
  while (atFirst !== afterwards && after - before > 1_000) {
    const middle = Math.floor((before + after) / 2_000) * 1_000;
    if (offset(middle) === atFirst) before = middle;
    else after = middle;
  }
  const learned = { atFirst, changesAt: after, afterwards };
  const days = daysOf(zone);
  if (days.size >= MOST_DAYS) days.clear();
  days.set(day, learned);
  return learned;
}
