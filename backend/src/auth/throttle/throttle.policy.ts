import { addressThrottle, unitThrottle } from '@rigbook/contracts/auth/auth.limits';
import { type Instant, instantOfMillis, millisOf } from '@rigbook/contracts/kernel';

export interface ThrottleLimits {
  /** This many failures within the window lock out further attempts. */
  readonly failures: number;
  readonly windowSeconds: number;
  /** If set, a lockout lasts a whole window from the last failure, and each one twice as long, up to this. */
  readonly longestLockoutSeconds?: number;
}

export const unitLimits: ThrottleLimits = unitThrottle;
export const addressLimits: ThrottleLimits = addressThrottle;

/** The failures recorded for one unit or network address. */
export interface Failures {
  /** The latest failures, oldest first, at most as many as the limit. */
  readonly failedAt: readonly Instant[];
  /** Consecutive lockouts that have ended. */
  readonly lockouts: number;
}

export const noFailures: Failures = { failedAt: [], lockouts: 0 };

export type Admission =
  | { readonly admitted: true; readonly after: Failures }
  | { readonly admitted: false; readonly retryAfterSeconds: number };

/** Seconds without a failure after which consecutive lockouts are forgotten. */
const QUIET_SECONDS = 7 * 24 * 3600;
const LONGEST_PAUSE_SECONDS = 24 * 3600;

/**
 * Whether one more attempt may be compared. It counts as a failure before its outcome is known, so that simultaneous guesses
 * cannot exceed the limit; {@link succeeded} takes a success back.
 */
export function admit(before: Failures, limits: ThrottleLimits, now: Instant): Admission {
  const closedUntil = lockoutEnd(before, limits);
  if (closedUntil !== undefined && now < closedUntil)
    return { admitted: false, retryAfterSeconds: Math.ceil(secondsBetween(now, closedUntil)) };
  const known = closedUntil === undefined ? before : afterLockout(before, limits);
  const lockouts = isQuiet(before, now) ? 0 : known.lockouts;
  return { admitted: true, after: { failedAt: [...known.failedAt, now].slice(-limits.failures), lockouts } };
}

/** Failures last touched before this moment no longer matter. */
export const forgottenSince = (now: Instant): Instant => later(now, -QUIET_SECONDS - LONGEST_PAUSE_SECONDS);

/** Removes the attempt admitted at that moment. Earlier failures stay: the owner's sign-in must not help a guesser. */
export function succeeded(failures: Failures, admittedAt: Instant): Failures {
  const index = failures.failedAt.lastIndexOf(admittedAt);
  return index < 0 ? failures : { ...failures, failedAt: failures.failedAt.toSpliced(index, 1) };
}

function lockoutEnd({ failedAt, lockouts }: Failures, limits: ThrottleLimits): Instant | undefined {
  const [first, last] = [failedAt[0], failedAt.at(-1)];
  const closed = first !== undefined && last !== undefined && failedAt.length >= limits.failures;
  if (!closed || secondsBetween(first, last) >= limits.windowSeconds) return undefined;
  return limits.longestLockoutSeconds === undefined
    ? later(first, limits.windowSeconds)
    : later(last, Math.min(limits.windowSeconds * 2 ** lockouts, limits.longestLockoutSeconds));
}

/** A doubling lockout starts a new count; without doubling, the window moves on. */
const afterLockout = (before: Failures, { longestLockoutSeconds }: ThrottleLimits): Failures =>
  longestLockoutSeconds === undefined ? before : { failedAt: [], lockouts: before.lockouts + 1 };

function isQuiet({ failedAt }: Failures, now: Instant): boolean {
  const last = failedAt.at(-1);
  return last === undefined || secondsBetween(last, now) > QUIET_SECONDS;
}

const secondsBetween = (from: Instant, to: Instant): number => (millisOf(to) - millisOf(from)) / 1000;
const later = (at: Instant, seconds: number): Instant => instantOfMillis(millisOf(at) + seconds * 1000);
