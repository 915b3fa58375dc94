import { ADMIN_PASSWORD_VALID_SECONDS, sessionLimits } from '@rigbook/contracts/auth/auth.limits';
import { instantOfMillis, millisOf, type Instant } from '@rigbook/contracts/kernel/time';

const secondsAfter = (at: Instant, seconds: number): Instant => instantOfMillis(millisOf(at) + seconds * 1000);

/** Writing down each request would make every read a write. */
const SEEN_AGAIN_SECONDS = 5 * 60;

/** A session begun now ends then, however busy it is. */
export const sessionEndsAt = (startedAt: Instant): Instant => secondsAfter(startedAt, sessionLimits.absoluteSeconds);

/** A session that was last seen at that moment or before has been idle for too long. */
export const idleSince = (now: Instant): Instant => secondsAfter(now, -sessionLimits.idleSeconds);

/** Whether the last note of a session's activity is old enough for a new one. */
export const isDueForNote = (lastSeenAt: Instant, now: Instant): boolean =>
  secondsAfter(lastSeenAt, SEEN_AGAIN_SECONDS) <= now;

/** How long the administration stays open once the admin password was entered. */
export const adminUntilAfter = (enteredAt: Instant): Instant => secondsAfter(enteredAt, ADMIN_PASSWORD_VALID_SECONDS);
