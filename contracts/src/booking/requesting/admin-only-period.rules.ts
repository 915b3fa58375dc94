import { adminOnlyPeriodBounds } from '../booking.limits.js';
import { addDays, atHour, dayOf, sundayOf } from '../../kernel/calendar.js';
import { addHours, overlaps, type Day, type Instant, type Period, type Zone } from '../../kernel/time.js';

const FROM_SUNDAY_TO_FRIDAY = 5;

/** Friday 13:00 to the next Sunday 09:00, local, in the week that begins on that Sunday. */
export function adminOnlyPeriodOfWeek(sunday: Day, zone: Zone): Period {
  return {
    startAt: atHour(addDays(sunday, FROM_SUNDAY_TO_FRIDAY), adminOnlyPeriodBounds.fridayFromHour, zone),
    endAt: atHour(addDays(sunday, 7), adminOnlyPeriodBounds.sundayUntilHour, zone),
  };
}

/**
 * True when any moment of the period lies between Friday 13:00 and Sunday 09:00, both local: a Thursday-night booking
 * that runs past Friday 13:00 does, one that ends at 13:00 sharp does not (docs/domain.md#requesting).
 */
export function touchesAdminOnlyPeriod(period: Period, zone: Zone): boolean {
  const lastDay = dayOf(period.endAt, zone);
  let sunday = addDays(sundayOf(dayOf(period.startAt, zone)), -7);
  for (; sunday <= lastDay; sunday = addDays(sunday, 7))
    if (overlaps(period, adminOnlyPeriodOfWeek(sunday, zone))) return true;
  return false;
}

/** Administrators may book these hours; others are refused with ADMIN_ONLY_PERIOD. */
export const staysOutOfAdminOnlyPeriod = (period: Period, isAdmin: boolean, zone: Zone): boolean =>
  isAdmin || !touchesAdminOnlyPeriod(period, zone);

const NOTICE_HOURS = 48;

/** Whether the period has begun or begins within two days, so that it matters to whoever books now. */
export const isAdminOnlyPeriodNear = (now: Instant, zone: Zone): boolean =>
  touchesAdminOnlyPeriod({ startAt: now, endAt: addHours(now, NOTICE_HOURS) }, zone);
