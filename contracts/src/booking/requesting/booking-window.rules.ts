import { BOOKING_WINDOW_DAYS } from '../booking.limits.js';
import { addDays, dayOf } from '../../kernel/calendar.js';
import type { Day, Instant, Zone } from '../../kernel/time.js';

/** Six days after today, in the zone. */
export const lastBookableDay = (now: Instant, zone: Zone): Day => addDays(dayOf(now, zone), BOOKING_WINDOW_DAYS);

/**
 * The local day of the start is at most six days after today, at any hour; the end may be later. Also applies to administrators.
 * Otherwise refused with BEYOND_BOOKING_WINDOW (docs/domain.md#requesting).
 */
export const startsInsideBookingWindow = (startAt: Instant, now: Instant, zone: Zone): boolean =>
  dayOf(startAt, zone) <= lastBookableDay(now, zone);

/** Days that can be chosen in the calendar: today to the last bookable one. */
export const isSelectableDay = (day: Day, now: Instant, zone: Zone): boolean =>
  day >= dayOf(now, zone) && day <= lastBookableDay(now, zone);

/** Those days in order: today first. */
export const bookableDays = (now: Instant, zone: Zone): readonly Day[] =>
  Array.from({ length: BOOKING_WINDOW_DAYS + 1 }, (_, ahead) => addDays(dayOf(now, zone), ahead));
