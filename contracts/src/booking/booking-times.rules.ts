import type { BookingStatus } from './booking.words.js';
import { isBefore, type Instant } from '../kernel/time.js';

/** At or after its end: it can no longer be signed or checked in. */
export const hasEnded = (endAt: Instant, now: Instant): boolean => !isBefore(now, endAt);

/** A pending booking can then no longer be approved: START_HAS_PASSED. */
export const hasStartPassed = (startAt: Instant, now: Instant): boolean => isBefore(startAt, now);

/** The vehicle is still out although the booking has ended; shown to the responder and to administrators. */
export const isOverdue = ({ status, endAt }: { status: BookingStatus; endAt: Instant }, now: Instant): boolean =>
  status === 'active' && hasEnded(endAt, now);

/** Still ahead of its responder or under way. A vehicle that is out after the end is; a request or promise whose hours are over is not. */
export const isUpcoming = ({ status, endAt }: { status: BookingStatus; endAt: Instant }, now: Instant): boolean =>
  status === 'active' || ((status === 'pending' || status === 'approved') && !hasEnded(endAt, now));
