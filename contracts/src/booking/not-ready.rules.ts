import { hasEnded } from './booking-times.rules.js';
import type { BookingStatus } from './booking.words.js';
import { addMinutes, isBefore, type Instant, type Period } from '../kernel/time.js';

/** How long before its start a booking should be approved and signed. */
export const READY_BEFORE_START_MINUTES = 60;

interface BookingToBe extends Period {
  readonly status: BookingStatus;
  readonly signedAt: Instant | null;
}

/** Starts within the hour, or has started and not ended, and still needs a decision or a signature. */
export const isNotReady = ({ status, signedAt, startAt, endAt }: BookingToBe, now: Instant): boolean =>
  (status === 'pending' || (status === 'approved' && signedAt === null)) &&
  !isBefore(addMinutes(now, READY_BEFORE_START_MINUTES), startAt) &&
  !hasEnded(endAt, now);
