import type { BookingStatus } from './booking.words.js';
import { isBefore, type Instant } from '../kernel/time.js';

/** Past its end: it can no longer be signed or checked in. The end itself does not belong to the booking. */
export const hasEnded = (endAt: Instant, now: Instant): boolean => !isBefore(now, endAt);

/** A pending booking can then no longer be approved: START_HAS_PASSED. */
export const hasStartPassed = (startAt: Instant, now: Instant): boolean => isBefore(startAt, now);

/** Still out with its responder although the booking has ended; shown to both them and administrators. */
export const isOverdue = ({ status, endAt }: { status: BookingStatus; endAt: Instant }, now: Instant): boolean =>
  status === 'active' && hasEnded(endAt, now);
