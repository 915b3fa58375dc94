import {
  addressThrottle,
  burstThrottle,
  dayThrottle,
  everyAddressThrottle,
  sinceSuccessThrottle,
  siteThrottle,
} from '@rigbook/contracts/auth/auth.limits';
import type { ThrottleLimits } from './throttle.policy.js';

/** What is guessed: the four digits of a unit, the admin password, also by the link in a message, an auditor's own, or a Microsoft account. */
export type Guessed = 'sign-in' | 'admin-password' | 'decision-link' | 'audit-password' | 'microsoft';

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

/** Failures of each kind are counted apart from the others. */
const prefixes: Readonly<Record<Guessed, string>> = {
  'sign-in': '',
  'admin-password': 'admin-password:',
  'decision-link': 'decision-link:',
  'audit-password': 'audit-password:',
  microsoft: 'microsoft:',
};

const ofUnit = (of: Guessed, unitNumber: string): string => `${prefixes[of]}unit:${unitNumber}`;

export const strangersOf = (unitNumber: string): string => ofUnit('sign-in', unitNumber);

/** Every key that counts failures of a unit begins with one of these, or is one. */
export const keysOfUnit = (unitNumber: string): readonly string[] =>
  Object.values(prefixes).map((prefix) => `${prefix}unit:${unitNumber}`);

/** The count that only a success or an unlock ends. */
export const sinceSuccess = (subject: string): Counted => ({
  key: `${subject}:since-success`,
  limits: sinceSuccessThrottle,
});

/** Three paces: a burst, a day, and since the last success. */
export const pacesOf = (subject: string): readonly Counted[] => [
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
  const prefix = prefixes[of];
  return [
    { key: `${prefix}address:${address}`, limits: addressThrottle },
    ...(site === undefined ? [] : [{ key: `${prefix}site:${site}`, limits: siteThrottle }]),
    ...(of === 'microsoft' ? [] : [{ key: `${prefix}every-address`, limits: everyAddressThrottle }]),
  ];
}
