import { isBefore, overlaps, type Period, HOUR_MS, millisOf, periodOf, type Instant } from '../../kernel/time.js';

/**
 * Bookings begin at minute 0. Asked of the UTC time, which is enough: both zones that an organization may choose are
 * whole hours away from UTC all year round, so a full hour in UTC is a full hour on the wall.
 */
export const isOnTheHour = (at: Instant): boolean => millisOf(at) % HOUR_MS === 0;

/** A booking lasts elapsed hours: across a daylight-saving change the clocks move by one more or one less. */
export const requestedPeriod = (startAt: Instant, durationHours: number): Period => periodOf(startAt, durationHours);

/** The end, when a request states one, says the same as its duration. */
export const endsAsLongAsItLasts = (startAt: Instant, endAt: Instant, durationHours: number): boolean =>
  requestedPeriod(startAt, durationHours).endAt === endAt;

/** A start at this very moment is not in the past. Refused with IN_THE_PAST otherwise. */
export const startsInTheFuture = (startAt: Instant, now: Instant): boolean => !isBefore(startAt, now);

/** The earliest taken interval that overlaps the period. */
export const firstClash = (period: Period, taken: readonly Period[]): Period | null =>
  taken
    .filter((interval) => overlaps(period, interval))
    .reduce<Period | null>((first, next) => (first && !isBefore(next.startAt, first.startAt) ? first : next), null);
