import { type Instant, instantOfMillis, millisOf } from '@rigbook/contracts/kernel';

export interface ThrottleLimits {
  /** This many failures within the window lock out further attempts. */
  readonly failures: number;
  /** Without it, failures count until a success or an unlock. */
  readonly windowSeconds?: number;
  /** If set, a lockout lasts a whole window from the last failure, and each one twice as long, up to this. */
  readonly longestLockoutSeconds?: number;
}

/** The failures recorded for one key, such as a unit or a network address. */
export interface Failures {
  /** The latest failures, oldest first, at most as many as the limit. */
  readonly failedAt: readonly Instant[];
  /** Consecutive lockouts that have ended. */
  readonly lockouts: number;
}

export const noFailures: Failures = { failedAt: [], lockouts: 0 };

/** Until when a count admits nothing. */
export type ClosedUntil = Instant | 'unlocked';

export type Admission =
  | { readonly admitted: true; readonly after: Failures }
  | { readonly admitted: false; readonly until: ClosedUntil };

const DAY_SECONDS = 24 * 3600;
/** Seconds without a failure after which consecutive lockouts are forgotten. */
const QUIET_SECONDS = 7 * DAY_SECONDS;
const LONGEST_PAUSE_SECONDS = DAY_SECONDS;
const KEPT_WITHOUT_WINDOW_SECONDS = 365 * DAY_SECONDS;

/**
 * Whether one more attempt may be compared. It counts as a failure before its outcome is known, so that simultaneous guesses
 * cannot exceed the limit; {@link succeeded} takes a success back.
 */
export function admit(before: Failures, limits: ThrottleLimits, now: Instant): Admission {
  const until = closedUntil(before, limits, now);
  if (until !== undefined) return { admitted: false, until };
  const known = isFull(before, limits) ? afterLockout(before, limits) : before;
  const lockouts = isQuiet(before, now) ? 0 : known.lockouts;
  return { admitted: true, after: { failedAt: [...known.failedAt, now].slice(-limits.failures), lockouts } };
}

/** Until when the failures lock out attempts; undefined if one is admitted now. */
export function closedUntil(failures: Failures, limits: ThrottleLimits, now: Instant): ClosedUntil | undefined {
  const end = lockoutEnd(failures, limits);
  return end === 'unlocked' || (end !== undefined && now < end) ? end : undefined;
}

/** The one that lasts longest; undefined for none. */
export const latest = (ends: readonly (ClosedUntil | undefined)[]): ClosedUntil | undefined =>
  ends.includes('unlocked')
    ? 'unlocked'
    : ends
        .filter((end) => end !== undefined)
        .toSorted()
        .at(-1);

export const secondsUntil = (until: Instant, now: Instant): number => Math.ceil(secondsBetween(now, until));

/** Failures last touched before this moment no longer matter. */
export const forgottenSince = (now: Instant): Instant => later(now, -QUIET_SECONDS - LONGEST_PAUSE_SECONDS);

/** When failures are noted as touched: counts without a window are dated ahead, so that they are kept for a year. */
export const touchedAt = ({ windowSeconds }: ThrottleLimits, now: Instant): Instant =>
  windowSeconds === undefined ? later(now, KEPT_WITHOUT_WINDOW_SECONDS) : now;

/** Removes the attempt admitted at that moment. Earlier failures stay: the owner's sign-in must not help a guesser. */
export function succeeded(failures: Failures, admittedAt: Instant): Failures {
  const index = failures.failedAt.lastIndexOf(admittedAt);
  return index < 0 ? failures : { ...failures, failedAt: failures.failedAt.toSpliced(index, 1) };
}

function lockoutEnd(failures: Failures, limits: ThrottleLimits): ClosedUntil | undefined {
  const { failedAt, lockouts } = failures;
  const [first, last] = [failedAt[0], failedAt.at(-1)];
  if (first === undefined || last === undefined || !isFull(failures, limits)) return undefined;
  if (limits.windowSeconds === undefined) return 'unlocked';
  return limits.longestLockoutSeconds === undefined
    ? later(first, limits.windowSeconds)
    : later(last, Math.min(limits.windowSeconds * 2 ** lockouts, limits.longestLockoutSeconds));
}

/** Whether there are as many failures as the limit within one window. */
function isFull({ failedAt }: Failures, { failures, windowSeconds }: ThrottleLimits): boolean {
  const [first, last] = [failedAt[0], failedAt.at(-1)];
  if (first === undefined || last === undefined || failedAt.length < failures) return false;
  return windowSeconds === undefined || secondsBetween(first, last) < windowSeconds;
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
