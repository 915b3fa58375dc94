import { isBefore, overlaps, type Period, HOUR_MS, millisOf, periodOf, type Instant } from '../../kernel/time.js';

/**
 * Bookings begin at minute 0. Checking the UTC time is enough: both zones that an organization may choose differ from UTC by whole
 * hours all year.
 */
export const isOnTheHour = (at: Instant): boolean => millisOf(at) % HOUR_MS === 0;

/** A booking lasts elapsed hours: across a daylight-saving change the clocks move by one more or one less. */
export const requestedPeriod = (startAt: Instant, durationHours: number): Period => periodOf(startAt, durationHours);

/** The end, if given, matches the duration. */
export const endsAsLongAsItLasts = (startAt: Instant, endAt: Instant, durationHours: number): boolean =>
  requestedPeriod(startAt, durationHours).endAt === endAt;

/** A start right now is not in the past. Otherwise refused with IN_THE_PAST. */
export const isNotInThePast = (startAt: Instant, now: Instant): boolean => !isBefore(startAt, now);

/** The earliest taken interval that overlaps the period. */
export const firstClash = (period: Period, taken: readonly Period[]): Period | null =>
  taken
    .filter((interval) => overlaps(period, interval))
    .reduce<Period | null>((first, next) => (first && !isBefore(next.startAt, first.startAt) ? first : next), null);
