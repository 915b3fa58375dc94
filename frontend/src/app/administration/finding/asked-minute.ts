import { addDays, dayOf, parseDay } from '@rigbook/contracts/kernel/calendar';
import type { Day, Instant, Zone } from '@rigbook/contracts/kernel/time';

export interface AskedMinute {
  readonly vehicle: string;
  readonly on: Day;
  /** `14:00` */
  readonly clock: string;
}

export interface Calendar {
  readonly now: Instant;
  readonly zone: Zone;
  /** "today" and "yesterday", in the language of the screen. */
  readonly nearDays: readonly string[];
  /** "last", which means the day of that name before today. */
  readonly last: string;
  /** `Tuesday` */
  readonly weekdayOf: (day: Day) => string;
}

const CLOCK = /^([01]?\d|2[0-3]):([0-5]\d)$/;
const SHORTEST_WEEKDAY = 2;

/** The vehicle and the minute in words such as `BLS1 last Tue 14:00` or `als1 2026-11-17 9:30`; undefined if they name none. */
export function askedMinute(words: string, vehicles: readonly string[], calendar: Calendar): AskedMinute | undefined {
  const given = words.toLowerCase();
  const vehicle = vehicles.find((name) => given.startsWith(`${name.toLowerCase()} `));
  if (vehicle === undefined) return undefined;
  const rest = given.slice(vehicle.length).trim().split(/\s+/);
  const clock = rest.map((word) => CLOCK.exec(word)).find((found) => found !== null);
  if (!clock) return undefined;
  const dayWords = rest.filter((word) => word !== clock[0] && word !== calendar.last);
  const today = dayOf(calendar.now, calendar.zone);
  const on =
    dayWords.length === 0 ? today : dayNamed(dayWords.join(' '), today, rest.includes(calendar.last), calendar);
  const [, hour = '', minute = ''] = clock;
  return on && { vehicle, on, clock: `${hour.padStart(2, '0')}:${minute}` };
}

function dayNamed(word: string, today: Day, isLast: boolean, { nearDays, weekdayOf }: Calendar): Day | undefined {
  const near = nearDays.indexOf(word);
  if (near >= 0) return addDays(today, -near);
  if (word.length < SHORTEST_WEEKDAY) return undefined;
  const isNamed = (day: Day) => {
    const parts = weekdayOf(day).toLowerCase().split(' ');
    return word.split(' ').every((given) => parts.some((part) => part.startsWith(given)));
  };
  const back = Array.from({ length: 7 }, (_, nth) => addDays(today, -(isLast ? nth + 1 : nth)));
  return parseDay(word) ?? back.find(isNamed);
}
