import { addDays, dayOf, startOfDay } from '../../kernel/calendar.js';
import { earlierOf, elapsedHours, instantOfMillis, laterOf, millisOf } from '../../kernel/time.js';
import type { Period, Zone } from '../../kernel/time.js';

/** The whole days that a period touches, from midnight to midnight; one that ends at midnight does not touch the next. */
export function wholeDaysOf({ startAt, endAt }: Period, zone: Zone): Period {
  const lastMoment = laterOf(startAt, instantOfMillis(millisOf(endAt) - 1));
  return {
    startAt: startOfDay(dayOf(startAt, zone), zone),
    endAt: startOfDay(addDays(dayOf(lastMoment, zone), 1), zone),
  };
}

/** Where a period lies on a bar that stands for `whole`, in percent; what sticks out on either side is cut off. */
export function placeOn(whole: Period, { startAt, endAt }: Period): { readonly from: number; readonly length: number } {
  const percent = (hours: number) => (100 * Math.max(0, hours)) / elapsedHours(whole);
  const from = laterOf(whole.startAt, startAt);
  return {
    from: percent(elapsedHours({ startAt: whole.startAt, endAt: from })),
    length: percent(elapsedHours({ startAt: from, endAt: earlierOf(whole.endAt, endAt) })),
  };
}
