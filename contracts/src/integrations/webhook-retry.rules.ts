import { addHours, isBefore, type Instant } from '../kernel/time.js';

const waitsInSeconds = [5, 30, 120, 300, 900, 1_800] as const;
const LONGEST_WAIT_SECONDS = 3_600;
const HOURS_UNTIL_PAUSED = 24;
/** those of a day with the longest wait each time; fewer, and we were not there to ask */
const TRIES_UNTIL_PAUSED = 24;

/** Seconds until the next try after that many failures in a row: 5, 30, 120, ... and then every hour. */
export const secondsBeforeNextDelivery = (failedTries: number): number =>
  waitsInSeconds[failedTries - 1] ?? LONGEST_WAIT_SECONDS;

/** What a receiver asks for in `Retry-After` lengthens the wait, up to an hour. */
export const waitAskedFor = (failedTries: number, retryAfterSeconds: number | null): number =>
  Math.max(secondsBeforeNextDelivery(failedTries), Math.min(retryAfterSeconds ?? 0, LONGEST_WAIT_SECONDS));

/** How often in a row something was not taken, and since when; null: never. */
export interface Failures {
  readonly failedTries: number;
  readonly failingSince: Instant | null;
}

/**
 * A receiver that has accepted nothing for a whole day is paused until a person resumes it. It must have been asked
 * for a day as well: hours in which we stood still are none of its failures.
 */
export const hasFailedForADay = ({ failedTries, failingSince }: Failures, now: Instant): boolean =>
  failingSince !== null &&
  failedTries >= TRIES_UNTIL_PAUSED &&
  !isBefore(now, addHours(failingSince, HOURS_UNTIL_PAUSED));
