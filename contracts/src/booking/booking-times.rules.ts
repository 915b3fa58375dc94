import { blockingStatuses, type BookingStatus } from './booking.words.js';
import { earlierOf, isBefore, type Instant, type Period } from '../kernel/time.js';

export interface BookingInTime extends Period {
  readonly status: BookingStatus;
  readonly checkedOutAt: Instant | null;
}

/**
 * What a booking holds of its vehicle: its whole period, after a checkout only up to that; null for a rejected or
 * cancelled one, and for one that was returned before it began (docs/domain.md#requesting).
 */
export function blockedPeriod({ status, startAt, endAt, checkedOutAt }: BookingInTime): Period | null {
  if (!blockingStatuses.includes(status)) return null;
  if (status !== 'completed' || checkedOutAt === null) return { startAt, endAt };
  const until = earlierOf(endAt, checkedOutAt);
  return isBefore(startAt, until) ? { startAt, endAt: until } : null;
}

/** Past its end: it can no longer be signed or checked in. The end itself does not belong to the booking. */
export const hasEnded = (endAt: Instant, now: Instant): boolean => !isBefore(now, endAt);

/** A pending booking can then no longer be approved: START_HAS_PASSED. */
export const hasStartPassed = (startAt: Instant, now: Instant): boolean => isBefore(startAt, now);

/** Still out with its responder although the booking has ended; shown to both them and administrators. */
export const isOverdue = ({ status, endAt }: { status: BookingStatus; endAt: Instant }, now: Instant): boolean =>
  status === 'active' && hasEnded(endAt, now);
