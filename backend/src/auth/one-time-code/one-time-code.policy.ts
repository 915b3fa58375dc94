import { oneTimeCode } from '@rigbook/contracts/auth/auth.limits';
import { addSeconds, type Instant, millisOf } from '@rigbook/contracts/kernel';

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Codes sent before this moment no longer count, and can be forgotten. */
export const codesCountedSince = (now: Instant): Instant => addSeconds(now, -DAY_SECONDS);

/** Codes sent at or before this moment can no longer be used. */
export const codesValidSince = (now: Instant): Instant => addSeconds(now, -oneTimeCode.validSeconds);

/** Seconds to wait before another code, given when the latest ones were sent, newest first; undefined: none. */
export function waitBeforeCode(sentAt: readonly Instant[], now: Instant): number | undefined {
  const waits = [
    waitFor(sentAt[oneTimeCode.perHour - 1], HOUR_SECONDS, now),
    waitFor(sentAt[oneTimeCode.perDay - 1], DAY_SECONDS, now),
  ];
  const longest = Math.max(...waits);
  return longest > 0 ? longest : undefined;
}

const waitFor = (earliest: Instant | undefined, windowSeconds: number, now: Instant): number =>
  earliest === undefined ? 0 : Math.ceil((millisOf(addSeconds(earliest, windowSeconds)) - millisOf(now)) / 1000);
