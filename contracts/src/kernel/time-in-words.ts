import type { DateTime } from 'luxon';
import { startOfDay } from './calendar.js';
import { elapsedHours, inZone, type Day, type Instant, type Period, type Zone } from './time.js';

/** `1 hour`, `4 hours`, `2.5 hours`. */
export const hoursInWords = (hours: number): string => `${Number(hours.toFixed(2))} ${hours === 1 ? 'hour' : 'hours'}`;

/** `18:00`; with the offset in an hour that occurs twice, `01:00 (GMT+3)`. */
export function clockInWords(at: Instant, zone: Zone): string {
  const local = inZone(at, zone);
  return local.toFormat(isDoubled(local) ? "HH:mm '(GMT'Z')'" : 'HH:mm');
}

/** `Sun 22 Nov` */
export const dayInWords = (day: Day): string => dayOfClock(inZone(startOfDay(day, 'UTC'), 'UTC'));

/** `Sun 22 Nov, 18:00` */
export const instantInWords = (at: Instant, zone: Zone): string =>
  `${dayOfClock(inZone(at, zone))}, ${clockInWords(at, zone)}`;

/** `Sun 22 Nov, 18:00 - 22:00 (4 hours)`; the hours are elapsed ones, the clock readings are local. */
export function periodInWords(period: Period, zone: Zone): string {
  const [start, end] = [inZone(period.startAt, zone), inZone(period.endAt, zone)];
  const until = start.hasSame(end, 'day') ? clockInWords(period.endAt, zone) : instantInWords(period.endAt, zone);
  return `${instantInWords(period.startAt, zone)} - ${until} (${hoursInWords(elapsedHours(period))})`;
}

/** True if this local time occurs twice on this day. */
export const isDoubled = (local: DateTime): boolean => local.getPossibleOffsets().length > 1;

const dayOfClock = (local: DateTime): string => local.setLocale('en').toFormat('ccc d LLL');
