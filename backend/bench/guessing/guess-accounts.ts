import { oneTimeCode } from '@rigbook/contracts/auth/auth.limits';
import { addSeconds, instant, type Instant, millisOf } from '@rigbook/contracts/kernel';
import { waitBeforeCode } from '../../src/auth/one-time-code/one-time-code.policy.js';
import { decideAttempt, lockedUntil } from '../../src/auth/throttle/attempt.policy.js';
import {
  type Attempt,
  type ClientNetworks,
  type Counted,
  sinceSuccess,
  strangersOf,
} from '../../src/auth/throttle/counted.policy.js';
import { type ClosedUntil, type Failures, noFailures } from '../../src/auth/throttle/throttle.policy.js';

export interface Attack {
  readonly networks: readonly ClientNetworks[];
  readonly units: number;
  readonly days: number;
  /** What counts an attempt. */
  readonly countedFor: (attempt: Attempt) => readonly Counted[];
  /** If set, every owner confirms a new device every so many days, so that the count since the last success starts again. */
  readonly confirmEveryDays?: number;
}

export interface Harvest {
  /** Guesses that were compared. */
  readonly guesses: number;
  /** Units whose digits are expected to be known at the end. */
  readonly digitsKnown: number;
  /** Accounts that are expected to be taken at the end, if a new device has to give a code. */
  readonly accountsTaken: number;
}

const DIGITS = 10_000;
/** The shortest pause between guesses on one unit that never makes five failures within 15 minutes. */
const PAUSE_SECONDS = 225;
const DAY_SECONDS = 24 * 3600;
const START = instant('2026-11-22T12:00Z');

/**
 * The best that a guesser can do who knows the rules: tries no digits twice, stays just below the quick lockout, and goes on to the
 * next unit or address where one is closed. The results are expectations, so nothing is drawn by lot.
 */
export function guessAccounts({ networks, units, days, countedFor, confirmEveryDays }: Attack): Harvest {
  const known = new Map<string, Failures>();
  const guessed = Array.from({ length: units }, (_, index) => new Closable(`${100 + index}`));
  const sources = networks.map((network) => new Closable(network));
  const codes = new CodesByTime(days * DAY_SECONDS);
  let [guesses, accountsTaken] = [0, 0];

  /** One guess on the unit from the first address that is open. */
  const guess = (unit: Closable<string>, at: Instant): boolean => {
    for (const source of sources.filter((one) => one.isOpen(at))) {
      const counted = countedFor({ of: 'sign-in', unitNumber: unit.is, networks: source.is, knownDevice: undefined });
      const decision = decideAttempt(counted, known, at);
      if (decision.admitted) {
        for (const [key, failures] of decision.after) known.set(key, failures);
        return true;
      }
      const [ofUnit, ofNetwork] = [counted.filter(isOfUnit), counted.filter((one) => !isOfUnit(one))];
      unit.closedUntil = lockedUntil(ofUnit, known, at);
      source.closedUntil = lockedUntil(ofNetwork, known, at);
      if (unit.closedUntil !== undefined) return false;
    }
    return false;
  };

  for (let seconds = 0; seconds < days * DAY_SECONDS; seconds += PAUSE_SECONDS) {
    const at = addSeconds(START, seconds);
    if (confirmEveryDays !== undefined && seconds > 0 && seconds % (confirmEveryDays * DAY_SECONDS) === 0)
      for (const unit of guessed) {
        known.set(sinceSuccess(strangersOf(unit.is)).key, noFailures);
        unit.closedUntil = undefined;
      }
    for (const unit of guessed.toSorted((one, other) => one.guesses - other.guesses)) {
      if (!unit.isOpen(at) || unit.guesses === DIGITS || !guess(unit, at)) continue;
      unit.guesses += 1;
      guesses += 1;
      accountsTaken += codes.chanceWithin(days * DAY_SECONDS - seconds) / DIGITS;
    }
  }
  return { guesses, digitsKnown: guesses / DIGITS, accountsTaken };
}

const isOfUnit = ({ key }: Counted): boolean => key.startsWith('unit:');

/** A unit or a network, which guesses leave alone while it is closed. */
class Closable<T> {
  closedUntil: ClosedUntil | undefined;
  guesses = 0;

  constructor(readonly is: T) {}

  isOpen(at: Instant): boolean {
    return this.closedUntil === undefined || (this.closedUntil !== 'unlocked' && this.closedUntil <= at);
  }
}

/** How many codes a person may be sent, by someone who asks for the next one as soon as possible. */
class CodesByTime {
  private readonly sentAfterSeconds: readonly number[];

  constructor(seconds: number) {
    const sent: Instant[] = [];
    let at = START;
    while (millisOf(at) < millisOf(START) + seconds * 1000) {
      const wait = waitBeforeCode(sent, at);
      if (wait === undefined) sent.unshift(at);
      else at = addSeconds(at, wait);
    }
    this.sentAfterSeconds = sent.map((sentAt) => (millisOf(sentAt) - millisOf(START)) / 1000);
  }

  /** That one of the codes sent within that time is guessed. */
  chanceWithin(seconds: number): number {
    const codes = this.sentAfterSeconds.filter((after) => after < seconds).length;
    return 1 - (1 - oneTimeCode.tries / 10 ** oneTimeCode.digits) ** codes;
  }
}
