import { periodWithTurnRound, type TakenPeriod } from './turn-round.rules.js';
import { LONGEST_BOOKING_HOURS } from '../booking.limits.js';
import { hasEnded } from '../booking-times.rules.js';
import { isBefore, overlaps, type Period, HOUR_MS, millisOf, periodOf, type Instant } from '../../kernel/time.js';

/**
 * Bookings begin at minute 0. Checking the UTC time is enough: both zones that an organization may choose differ from UTC by whole
 * hours all year.
 */
export const isOnTheHour = (at: Instant): boolean => millisOf(at) % HOUR_MS === 0;

/** A booking lasts elapsed hours: across a daylight-saving change the clocks move by one more or one less. */
export const requestedPeriod = (startAt: Instant, durationHours: number): Period => periodOf(startAt, durationHours);

/** In hours, shortest first. */
export const durations: readonly number[] = Array.from({ length: LONGEST_BOOKING_HOURS }, (_, index) => index + 1);

/** The durations that a booking with this start can still get: their end is ahead. None if it began too long ago. */
export const durationsAhead = (startAt: Instant, now: Instant): readonly number[] =>
  durations.filter((hours) => !hasEnded(requestedPeriod(startAt, hours).endAt, now));

/** The end, if given, matches the duration. */
export const endsAsLongAsItLasts = (startAt: Instant, endAt: Instant, durationHours: number): boolean =>
  requestedPeriod(startAt, durationHours).endAt === endAt;

/** A start right now is not in the past. Otherwise refused with IN_THE_PAST. */
export const isNotInThePast = (startAt: Instant, now: Instant): boolean => !isBefore(startAt, now);

/** The earliest taken interval that overlaps the period, turn-rounds included. */
export const firstClash = (period: TakenPeriod, taken: readonly TakenPeriod[]): TakenPeriod | null =>
  taken
    .filter((interval) => overlaps(periodWithTurnRound(period), periodWithTurnRound(interval)))
    .reduce<TakenPeriod | null>(
      (first, next) => (first && !isBefore(next.startAt, first.startAt) ? first : next),
      null,
    );
