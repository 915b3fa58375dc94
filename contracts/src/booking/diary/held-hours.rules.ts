import type { BookingStatus } from '../booking.words.js';
import { addHours, earlierOf, laterOf, type Instant, type Period } from '../../kernel/time.js';

export interface BookingAndShift extends Period {
  readonly status: BookingStatus;
  readonly checkedInAt: Instant | null;
  readonly checkedOutAt: Instant | null;
}

/**
 * The time in which a booking holds its vehicle, past or future: from an early check-in on, until the return, or until now if it is
 * overdue. The overview's statement says the same in SQL.
 */
export function heldPeriod(
  { status, startAt, endAt, checkedInAt, checkedOutAt }: BookingAndShift,
  now: Instant,
): Period {
  const from = checkedInAt === null ? startAt : earlierOf(startAt, checkedInAt);
  if (status === 'completed' && checkedOutAt !== null) return { startAt: from, endAt: checkedOutAt };
  return { startAt: from, endAt: status === 'active' ? laterOf(endAt, now) : endAt };
}

/** The vehicle diary finds shifts that began or ended at most this long outside their hours. */
const STRAYING_HOURS = 24;

/** The range of starts of all bookings, except active ones, that held a vehicle within these hours. */
export const startsThatMayHold = ({ startAt, endAt }: Period, longestBookingHours: number): Period => ({
  startAt: addHours(startAt, -longestBookingHours - STRAYING_HOURS),
  endAt: addHours(endAt, STRAYING_HOURS),
});
