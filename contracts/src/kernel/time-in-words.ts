import { clockTimeOf, dayOf } from './calendar.js';
import { elapsedHours, HOUR_MS, millisOf, type Day, type Instant, type Period, type Zone } from './time.js';
import { offsetAt, showsTwice } from './zone-offset.js';

/** `1 hour`, `4 hours`, `2.5 hours`. */
export const hoursInWords = (hours: number): string => `${Number(hours.toFixed(2))} ${hours === 1 ? 'hour' : 'hours'}`;

/** `18:00`; with the offset in an hour that occurs twice, `01:00 (GMT+3)`. */
export function clockInWords(at: Instant, zone: Zone): string {
  const clock = clockTimeOf(at, zone).slice('yyyy-MM-ddT'.length);
  return isDoubled(at, zone) ? `${clock} (${offsetInWords(at, zone)})` : clock;
}

/** `Sun 22 Nov` */
export function dayInWords(day: Day): string {
  const [weekday, date, month] = new Date(day).toUTCString().split(/,? /);
  return `${weekday} ${Number(date)} ${month}`;
}

/** `Sun 22 Nov, 18:00` */
export const instantInWords = (at: Instant, zone: Zone): string =>
  `${dayInWords(dayOf(at, zone))}, ${clockInWords(at, zone)}`;

/** `4 hours`, or `4 h 52 min` if the hours are not whole. */
function lengthInWords(period: Period): string {
  const hours = elapsedHours(period);
  if (Number.isInteger(hours)) return hoursInWords(hours);
  const minutes = Math.round(hours * 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** `Sun 22 Nov, 18:00 - 22:00 (4 hours)`; the hours are elapsed ones, the clock readings are local. */
export function periodInWords(period: Period, zone: Zone): string {
  const isOneDay = dayOf(period.startAt, zone) === dayOf(period.endAt, zone);
  const until = isOneDay ? clockInWords(period.endAt, zone) : instantInWords(period.endAt, zone);
  return `${instantInWords(period.startAt, zone)} - ${until} (${lengthInWords(period)})`;
}

/** True if this local time occurs twice on this day. */
export const isDoubled = (at: Instant, zone: Zone): boolean => showsTwice(millisOf(at), zone);

/** `GMT+3` */
export function offsetInWords(at: Instant, zone: Zone): string {
  const hours = offsetAt(millisOf(at), zone) / HOUR_MS;
  return `GMT${hours < 0 ? '-' : '+'}${Math.abs(hours)}`;
}
