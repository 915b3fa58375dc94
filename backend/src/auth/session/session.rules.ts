import { ADMIN_PASSWORD_VALID_SECONDS, FRESH_PROOF_SECONDS, sessionLimits } from '@rigbook/contracts/auth/auth.limits';
import { type Instant, instantOfMillis, millisOf } from '@rigbook/contracts/kernel';

const secondsAfter = (at: Instant, seconds: number): Instant => instantOfMillis(millisOf(at) + seconds * 1000);

/** Recording every request would turn every read into a write. */
const SEEN_AGAIN_SECONDS = 5 * 60;

/** When a session that begins now ends at the latest. */
export const sessionEndsAt = (startedAt: Instant): Instant => secondsAfter(startedAt, sessionLimits.absoluteSeconds);

/** A session last seen at or before this moment has been idle too long. */
export const idleSince = (now: Instant): Instant => secondsAfter(now, -sessionLimits.idleSeconds);

/** Whether it is time to record a session's activity again. */
export const isDueForNote = (lastSeenAt: Instant, now: Instant): boolean =>
  secondsAfter(lastSeenAt, SEEN_AGAIN_SECONDS) <= now;

/** Whether the right of an administrator is open: it is still held, and the password was entered in the last hours. */
export const administersAt = (
  now: Instant,
  { isAdmin, adminUntil }: { readonly isAdmin: boolean; readonly adminUntil: Instant | null },
): boolean => isAdmin && adminUntil !== null && now < adminUntil;

/** Whether the audit area is open to an auditor: the right is still held, and a second factor was proved in the last hours. */
export const auditsAt = (
  now: Instant,
  { isAuditor, auditUntil }: { readonly isAuditor: boolean; readonly auditUntil: Instant | null },
): boolean => isAuditor && auditUntil !== null && now < auditUntil;

/** Until when a right that is proved now is open. */
export const rightEndsAt = (provedAt: Instant): Instant => secondsAfter(provedAt, ADMIN_PASSWORD_VALID_SECONDS);

/** Requests that a page sent with the previous id of its session are still answered for these seconds. */
const GRACE_SECONDS = 10;

export const graceEndsAt = (now: Instant): Instant => secondsAfter(now, GRACE_SECONDS);

/** Until when a proof of who the person is counts. */
export const proofCountsUntil = (provedAt: Instant): Instant => secondsAfter(provedAt, FRESH_PROOF_SECONDS);
