import { sinceSuccessThrottle } from '@rigbook/contracts/auth/auth.limits';
import type { Instant } from '@rigbook/contracts/kernel';
import { type KnownFailures, lockedUntil } from './attempt.policy.js';
import { type Counted, pacesOf } from './counted.policy.js';
import { closedUntil, noFailures } from './throttle.policy.js';

/** What keeps people of a unit out, from the failures of all its counts. */
export interface UnitLock {
  /** Failed attempts since the last success, with the digits and the admin password, of strangers and on known devices. */
  readonly failures: number;
  /** The end of the longest lockout, if time ends it. */
  readonly lockedUntil: Instant | null;
  /** A lockout that only somebody who unlocks ends. */
  readonly needsUnlock: boolean;
}

export function lockOfUnit(known: KnownFailures, now: Instant): UnitLock {
  const counted = countedIn(known);
  const until = lockedUntil(counted, known, now);
  const lasting = counted.filter(({ limits }) => limits === sinceSuccessThrottle);
  return {
    failures: lasting.reduce((sum, { key }) => sum + (known.get(key)?.failedAt.length ?? 0), 0),
    lockedUntil: until === undefined || until === 'unlocked' ? null : until,
    needsUnlock: until === 'unlocked',
  };
}

/** Attempts that are locked out count nothing, so the last failure of a full count is the one that locked it. */
export const isLockedOutSince = (known: KnownFailures, since: Instant, now: Instant): boolean =>
  countedIn(known).some(({ key, limits }) => {
    const failures = known.get(key) ?? noFailures;
    return (failures.failedAt.at(-1) ?? '') >= since && closedUntil(failures, limits, now) !== undefined;
  });

const countedIn = (known: KnownFailures): readonly Counted[] =>
  [...known.keys()].flatMap((key) => pacesOf(subjectIn(key)).filter((pace) => pace.key === key));

const subjectIn = (key: string): string => key.replace(/:(?:day|since-success)$/, '');
