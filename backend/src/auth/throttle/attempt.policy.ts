import {
  addressThrottle,
  burstThrottle,
  dayThrottle,
  everyAddressThrottle,
  sinceSuccessThrottle,
  siteThrottle,
} from '@rigbook/contracts/auth/auth.limits';
import type { Instant } from '@rigbook/contracts/kernel';
import {
  admit,
  type ClosedUntil,
  closedUntil,
  type Failures,
  latest,
  noFailures,
  succeeded,
  type ThrottleLimits,
} from './throttle.policy.js';

/** What is guessed: the four digits of a unit, a password, or a Microsoft account. */
export type Guessed = 'sign-in' | 'admin-password' | 'microsoft';

/** An attempt that may be a guess. */
export interface Attempt {
  readonly of: Guessed;
  /** Undefined where the attempt names none. */
  readonly unitNumber: string | undefined;
  readonly networks: ClientNetworks;
  /** The device, if the responder of that unit is known there. */
  readonly knownDevice: string | undefined;
}

/** Where an attempt comes from. */
export interface ClientNetworks {
  /** An IPv4 address or an IPv6 /64. */
  readonly address: string;
  /** The /48 of an IPv6 address. */
  readonly site: string | undefined;
}

/** A key that failures are counted by, such as `unit:101`. */
export interface Counted {
  readonly key: string;
  readonly limits: ThrottleLimits;
}

export type KnownFailures = ReadonlyMap<string, Failures>;

const prefixOf = (of: Guessed): string => (of === 'sign-in' ? '' : `${of}:`);

const ofUnit = (of: Guessed, unitNumber: string): string => `${prefixOf(of)}unit:${unitNumber}`;

export const strangersOf = (unitNumber: string): string => ofUnit('sign-in', unitNumber);

/** Every key that counts failures of a unit begins with one of these, or is one. */
export const keysOfUnit = (unitNumber: string): readonly string[] =>
  (['sign-in', 'admin-password'] as const).map((of) => ofUnit(of, unitNumber));

/** The count that only a success or an unlock ends. */
export const sinceSuccess = (subject: string): Counted => ({
  key: `${subject}:since-success`,
  limits: sinceSuccessThrottle,
});

/** Three paces: a burst, a day, and since the last success. */
const pacesOf = (subject: string): readonly Counted[] => [
  { key: subject, limits: burstThrottle },
  { key: `${subject}:day`, limits: dayThrottle },
  sinceSuccess(subject),
];

/** Who makes the attempt: strangers share the count of the unit, a known device has its own. */
export const subjectOf = ({ of, unitNumber, knownDevice }: Attempt): string | undefined =>
  unitNumber && ofUnit(of, unitNumber) + (knownDevice === undefined ? '' : `:device:${knownDevice}`);

/**
 * What an attempt is counted by. Failures of strangers never count against a known device, neither those of its unit nor those of
 * its network, so that strangers cannot lock its owner out.
 */
export function countedFor(attempt: Attempt): readonly Counted[] {
  const subject = subjectOf(attempt);
  const ofSubject = subject === undefined ? [] : pacesOf(subject);
  return attempt.knownDevice === undefined ? [...ofSubject, ...countedForNetworks(attempt)] : ofSubject;
}

function countedForNetworks({ of, networks: { address, site } }: Attempt): readonly Counted[] {
  const prefix = prefixOf(of);
  return [
    { key: `${prefix}address:${address}`, limits: addressThrottle },
    ...(site === undefined ? [] : [{ key: `${prefix}site:${site}`, limits: siteThrottle }]),
    ...(of === 'microsoft' ? [] : [{ key: `${prefix}every-address`, limits: everyAddressThrottle }]),
  ];
}

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
