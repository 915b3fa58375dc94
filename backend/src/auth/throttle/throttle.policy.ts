import { addressThrottle, unitThrottle } from '@rigbook/contracts/auth/auth.limits';
import { instantOfMillis, millisOf, type Instant } from '@rigbook/contracts/kernel/time';

export interface ThrottleLimits {
  /** so many failures within the window close the door */
  readonly failures: number;
  readonly windowSeconds: number;
  /** where set, the door stays closed for a whole window from the last failure on, doubling up to this */
  readonly longestLockoutSeconds?: number;
}

export const unitLimits: ThrottleLimits = unitThrottle;
export const addressLimits: ThrottleLimits = addressThrottle;

/** What is remembered of one unit or address. */
export interface Failures {
  /** the latest ones, oldest first, at most as many as the limit */
  readonly failedAt: readonly Instant[];
  /** lockouts in a row that are over */
  readonly lockouts: number;
}

export const noFailures: Failures = { failedAt: [], lockouts: 0 };

export type Admission =
  | { readonly admitted: true; readonly after: Failures }
  | { readonly admitted: false; readonly retryAfterSeconds: number };

/** Seconds without a failure after which a row of lockouts is forgotten. */
const QUIET_SECONDS = 7 * 24 * 3600;
const LONGEST_PAUSE_SECONDS = 24 * 3600;

/**
 * Whether one more attempt may be compared. It counts as a failure from here on, before anybody knows how it ends, so that
 * guesses sent at once can't exceed the limit; a success is taken back with {@link succeeded}.
 */
export function admit(before: Failures, limits: ThrottleLimits, now: Instant): Admission {
  const closedUntil = lockoutEnd(before, limits);
  if (closedUntil !== undefined && now < closedUntil)
    return { admitted: false, retryAfterSeconds: Math.ceil(secondsBetween(now, closedUntil)) };
  const known = closedUntil === undefined ? before : afterLockout(before, limits);
  const lockouts = isQuiet(before, now) ? 0 : known.lockouts;
  return { admitted: true, after: { failedAt: [...known.failedAt, now].slice(-limits.failures), lockouts } };
}

/** Failures that were last touched before it decide nothing any more. */
export const forgottenSince = (now: Instant): Instant => later(now, -QUIET_SECONDS - LONGEST_PAUSE_SECONDS);

/** The attempt that was admitted at that moment was no failure. Earlier ones stay: an owner's sign-in gives a guesser nothing. */
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

/** A doubling lockout starts a new count; without doubling the window just moves on. */
const afterLockout = (before: Failures, { longestLockoutSeconds }: ThrottleLimits): Failures =>
  longestLockoutSeconds === undefined ? before : { failedAt: [], lockouts: before.lockouts + 1 };

function isQuiet({ failedAt }: Failures, now: Instant): boolean {
  const last = failedAt.at(-1);
  return last === undefined || secondsBetween(last, now) > QUIET_SECONDS;
}

const secondsBetween = (from: Instant, to: Instant): number => (millisOf(to) - millisOf(from)) / 1000;
const later = (at: Instant, seconds: number): Instant => instantOfMillis(millisOf(at) + seconds * 1000);
