import { addHours, isBefore, type Instant } from '../kernel/time.js';

const waitsInSeconds = [5, 30, 120, 300, 900, 1_800] as const;
const LONGEST_WAIT_SECONDS = 3_600;
const HOURS_UNTIL_PAUSED = 24;
/** failures of a day with the longest wait each time; fewer mean that Rigbook was not running */
const TRIES_UNTIL_PAUSED = 24;

/** Seconds until the next attempt after that number of failures in a row: 5, 30, 120, ... and then every hour. */
export const secondsBeforeNextDelivery = (failedTries: number): number =>
  waitsInSeconds[failedTries - 1] ?? LONGEST_WAIT_SECONDS;

/** `Retry-After` can lengthen the wait, up to an hour. */
export const waitAskedFor = (failedTries: number, retryAfterSeconds: number | null): number =>
  Math.max(secondsBeforeNextDelivery(failedTries), Math.min(retryAfterSeconds ?? 0, LONGEST_WAIT_SECONDS));

/** Number of failures in a row, and since when; null: none. */
export interface Failures {
  readonly failedTries: number;
  readonly failingSince: Instant | null;
}

/**
 * A webhook is paused if its receiver has accepted nothing for a whole day. There must have been attempts for a day as well: hours in
 * which Rigbook was down do not count.
 */
export const hasFailedForADay = ({ failedTries, failingSince }: Failures, now: Instant): boolean =>
  failingSince !== null &&
  failedTries >= TRIES_UNTIL_PAUSED &&
  !isBefore(now, addHours(failingSince, HOURS_UNTIL_PAUSED));
