import { addHours, addMinutes, earlierOf, type Instant, isBefore, millisOf } from '../kernel/time.js';
import { LEAST_MINUTES_TO_ANSWER } from '../waitlist/waiting.rules.js';

/** The longest time to answer: over a night. */
const LONGEST_HOURS = 12;

/** There is time to offer another vehicle for hours with this start. */
export const leavesTimeToOffer = (startAt: Instant, now: Instant): boolean =>
  !isBefore(startAt, addMinutes(now, LEAST_MINUTES_TO_ANSWER));

/**
 * Until when another vehicle is held: half the time to the start, so that the office can still find another way, but at least five minutes
 * and at most twelve hours.
 */
export function answerUntil(startAt: Instant, now: Instant): Instant {
  const half = Math.floor((millisOf(startAt) - millisOf(now)) / 120_000);
  return earlierOf(addMinutes(now, Math.max(half, LEAST_MINUTES_TO_ANSWER)), addHours(now, LONGEST_HOURS));
}
