import { type Instant, instantOfMillis, millisOf } from '@rigbook/contracts/kernel';
import { channelTestAllowance } from '@rigbook/contracts/notifications/delivery.words';

const WINDOW_MILLIS = channelTestAllowance.minutes * 60_000;

/** Tests that began before this time no longer count. */
export const countedSince = (now: Instant): Instant => instantOfMillis(millisOf(now) - WINDOW_MILLIS);

/** Seconds to wait before another test, given the start times of the latest ones, newest first; undefined: none. */
export function waitBeforeTest(begunAt: readonly Instant[], now: Instant): number | undefined {
  const earliest = begunAt[channelTestAllowance.tests - 1];
  if (earliest === undefined) return undefined;
  const millis = millisOf(earliest) + WINDOW_MILLIS - millisOf(now);
  return millis > 0 ? Math.ceil(millis / 1000) : undefined;
}
