import { sinceSuccessThrottle } from '@rigbook/contracts/auth/auth.limits';
import type { Instant } from '@rigbook/contracts/kernel';
import { type KnownFailures, lockedUntil } from './attempt.policy.js';
import { pacesOf } from './counted.policy.js';

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
  const counted = [...known.keys()].flatMap((key) => pacesOf(subjectIn(key)).filter((pace) => pace.key === key));
  const until = lockedUntil(counted, known, now);
  const lasting = counted.filter(({ limits }) => limits === sinceSuccessThrottle);
  return {
    failures: lasting.reduce((sum, { key }) => sum + (known.get(key)?.failedAt.length ?? 0), 0),
    lockedUntil: until === undefined || until === 'unlocked' ? null : until,
    needsUnlock: until === 'unlocked',
  };
}

const subjectIn = (key: string): string => key.replace(/:(?:day|since-success)$/, '');
