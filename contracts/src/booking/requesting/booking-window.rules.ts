import { BOOKING_WINDOW_DAYS } from '../booking.limits.js';
import { addDays, dayOf } from '../../kernel/calendar.js';
import type { Day, Instant, Zone } from '../../kernel/time.js';

/** Six days after today, where "today" is what the zone's calendar shows. */
export const lastBookableDay = (now: Instant, zone: Zone): Day => addDays(dayOf(now, zone), BOOKING_WINDOW_DAYS);

/**
 * The local day of the start is at most six days after today, at whatever hour; the end may lie beyond. Holds for
 * administrators too. Refused with BEYOND_BOOKING_WINDOW otherwise (docs/domain.md#requesting).
 */
export const startsInsideBookingWindow = (startAt: Instant, now: Instant, zone: Zone): boolean =>
  dayOf(startAt, zone) <= lastBookableDay(now, zone);

/** Days that can be chosen in the calendar: today to the last bookable one. */
export const isSelectableDay = (day: Day, now: Instant, zone: Zone): boolean =>
  day >= dayOf(now, zone) && day <= lastBookableDay(now, zone);
