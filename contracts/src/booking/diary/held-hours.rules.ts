import type { BookingStatus } from '../booking.words.js';
import { addHours, earlierOf, laterOf, type Instant, type Period } from '../../kernel/time.js';

export interface BookingAndShift extends Period {
  readonly status: BookingStatus;
  readonly checkedInAt: Instant | null;
  readonly checkedOutAt: Instant | null;
}

/**
 * From when to when its responder has the vehicle, had it or is to have it: with an early check-in from then on, until the
 * return, early or late, and while an overdue vehicle is missed until now.
 */
export function heldPeriod(
  { status, startAt, endAt, checkedInAt, checkedOutAt }: BookingAndShift,
  now: Instant,
): Period {
  const from = checkedInAt === null ? startAt : earlierOf(startAt, checkedInAt);
  if (status === 'completed' && checkedOutAt !== null) return { startAt: from, endAt: checkedOutAt };
  return { startAt: from, endAt: status === 'active' ? laterOf(endAt, now) : endAt };
}

/** How long before its start a shift may have begun, and after its end have lasted, to be found in the diary of vehicles. */
const STRAYING_HOURS = 24;

/** The starts among which all bookings are found, but shifts under way, that held a vehicle within these hours. */
export const startsThatMayHold = ({ startAt, endAt }: Period, longestBookingHours: number): Period => ({
  startAt: addHours(startAt, -longestBookingHours - STRAYING_HOURS),
  endAt: addHours(endAt, STRAYING_HOURS),
});
