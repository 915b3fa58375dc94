import type { Instant } from '@rigbook/contracts/kernel';
import { type Attempt, type Counted, sinceSuccess, subjectOf } from './counted.policy.js';
import {
  admit,
  type ClosedUntil,
  closedUntil,
  type Failures,
  latest,
  noFailures,
  succeeded,
} from './throttle.policy.js';

export type KnownFailures = ReadonlyMap<string, Failures>;

export type Decision =
  | { readonly admitted: true; readonly after: KnownFailures }
  | { readonly admitted: false; readonly until: ClosedUntil };

/** Admits an attempt if all its counts do; of several that do not, the longest lockout is the answer. */
export function decideAttempt(counted: readonly Counted[], known: KnownFailures, now: Instant): Decision {
  const until = lockedUntil(counted, known, now);
  if (until !== undefined) return { admitted: false, until };
  const after = counted.map(({ key, limits }) => {
    const admission = admit(known.get(key) ?? noFailures, limits, now);
    return [key, admission.admitted ? admission.after : noFailures] as const;
  });
  return { admitted: true, after: new Map(after) };
}

export const lockedUntil = (counted: readonly Counted[], known: KnownFailures, now: Instant): ClosedUntil | undefined =>
  latest(counted.map(({ key, limits }) => closedUntil(known.get(key) ?? noFailures, limits, now)));

/** Takes back what the attempt added. A proven caller also starts their count since the last success again. */
export function afterSuccess(attempt: Attempt, known: KnownFailures, admittedAt: Instant): KnownFailures {
  const subject = subjectOf(attempt);
  const restarted = subject !== undefined && provesItself(attempt) ? sinceSuccess(subject).key : undefined;
  return new Map(
    [...known].map(([key, failures]) => [key, key === restarted ? noFailures : succeeded(failures, admittedAt)]),
  );
}

/**
 * The four digits alone prove nothing about a stranger: an owner who signs in on ever new devices would give a guesser a hundred
 * guesses each time. There the count starts again when the device is confirmed.
 */
const provesItself = ({ of, knownDevice }: Attempt): boolean => of !== 'sign-in' || knownDevice !== undefined;
