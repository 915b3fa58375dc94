import { addDays, dayOf, startOfDay } from '../../kernel/calendar.js';
import { earlierOf, elapsedHours, instantOfMillis, laterOf, millisOf } from '../../kernel/time.js';
import type { Period, Zone } from '../../kernel/time.js';

/** The whole days that a period overlaps, from midnight to midnight. One that ends at midnight does not include the next day. */
export function wholeDaysOf({ startAt, endAt }: Period, zone: Zone): Period {
  const lastMoment = laterOf(startAt, instantOfMillis(millisOf(endAt) - 1));
  return {
    startAt: startOfDay(dayOf(startAt, zone), zone),
    endAt: startOfDay(addDays(dayOf(lastMoment, zone), 1), zone),
  };
}

/** The position of a period on a bar for `whole`, in percent, clipped on both sides. */
export function placeOn(whole: Period, { startAt, endAt }: Period): { readonly from: number; readonly length: number } {
  const percent = (hours: number) => (100 * Math.max(0, hours)) / elapsedHours(whole);
  const from = laterOf(whole.startAt, startAt);
  return {
    from: percent(elapsedHours({ startAt: whole.startAt, endAt: from })),
    length: percent(elapsedHours({ startAt: from, endAt: earlierOf(whole.endAt, endAt) })),
  };
}
