import { Injectable } from '@nestjs/common';
import type { Instant } from '@rigbook/contracts/kernel';
import type { PoolClient } from 'pg';
import { Database } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import type { Statement } from '../../platform/event-store/index.js';
import { afterSuccess, decideAttempt, type KnownFailures } from './attempt.policy.js';
import { type Attempt, countedFor, type Guessed } from './counted.policy.js';
import { lockOfUnit, type UnitLock } from './unit-lock.policy.js';
import { clientNetworks } from './client-network.js';
import { type ClosedUntil, secondsUntil } from './throttle.policy.js';
import {
  failuresOf,
  failuresOfUnit,
  giveOwnCount,
  hasOwnCount,
  lockAndRead,
  startStrangersAgain,
  sweepFailures,
  unlockUnit,
  writeFailures,
} from './throttle.statements.js';

export interface ThrottledAttempt {
  readonly of: Guessed;
  /** What strangers are counted by, if it is not the same: those who have a link that was forwarded keep nobody out elsewhere. */
  readonly strangersAs?: Guessed | undefined;
  readonly unitNumber?: string;
  /** As the request reports it. */
  readonly address: string;
  /** The id of the device, if it is known for the responder of that unit. */
  readonly knownDevice?: string | undefined;
}

/**
 * Counts failures in Postgres, for all processes and across restarts. The rows stay locked while the policy decides, so
 * simultaneous guesses are counted one after the other.
 */
@Injectable()
export class Throttle {
  constructor(private readonly database: Database) {}

  /**
   * Counts an attempt before anything is compared.
   * @throws Refusal TOO_MANY_ATTEMPTS, UNLOCK_REQUIRED, and then counts nothing
   */
  async admit(attempted: ThrottledAttempt, now: Instant): Promise<void> {
    const attempt = await this.countedAs(attempted);
    const counted = countedFor(attempt);
    const decide = (known: KnownFailures) => {
      const decision = decideAttempt(counted, known, now);
      if (decision.admitted) return decision.after;
      throw lockedOut(decision.until, now);
    };
    // those who are locked out anyway do not wait for the rows: a flood of them would occupy every connection
    decide(await this.database.fetch(failuresOf(counted)));
    await this.change(attempt, now, decide);
  }

  /** Takes back an attempt that succeeded. */
  async succeeded(attempted: ThrottledAttempt, admittedAt: Instant): Promise<void> {
    const attempt = await this.countedAs(attempted);
    await this.change(attempt, admittedAt, (known) => afterSuccess(attempt, known, admittedAt));
    if (attempt.knownDevice !== attempted.knownDevice)
      await this.database.query(giveOwnCount(attemptOf(attempted), admittedAt));
  }

  /** Starts the strangers' count since the last success again: a new device of the unit is confirmed. */
  async deviceConfirmed(unitNumber: string): Promise<void> {
    await this.database.query(startStrangersAgain(unitNumber));
  }

  async lockOf(unitNumber: string, now: Instant): Promise<UnitLock> {
    return lockOfUnit(await this.database.fetch(failuresOfUnit(unitNumber)), now);
  }

  /** Forgets the failures of a unit, those on its known devices included. */
  async unlock(unitNumber: string): Promise<void> {
    await this.database.query(unlockUnit(unitNumber));
  }

  /** Deletes a batch of failures that can no longer cause a lockout. */
  async sweep(now: Instant): Promise<void> {
    await this.database.query(sweepFailures(now));
  }

  /**
   * For a password, a device has its own count only once the password has been entered there: who knows the four digits could
   * otherwise bring one new device after the other.
   */
  private async countedAs(attempted: ThrottledAttempt): Promise<Attempt> {
    const attempt = attemptOf(attempted);
    if (attempt.of === 'sign-in') return attempt;
    const isProven = attempt.knownDevice !== undefined && (await this.database.fetch(hasOwnCount(attempt)));
    return isProven ? attempt : { ...attempt, of: attempted.strangersAs ?? attempt.of, knownDevice: undefined };
  }

  private async change(attempt: Attempt, now: Instant, decide: (known: KnownFailures) => KnownFailures): Promise<void> {
    await this.database.withClient(async (client) => {
      await client.query('BEGIN');
      try {
        const { statement, read } = lockAndRead(countedFor(attempt), now);
        const { rows } = await runOn(client, statement);
        await runOn(client, writeFailures(decide(read(rows))));
        await client.query('COMMIT');
      } catch (error) {
        await client.query('ROLLBACK');
        throw error;
      }
    });
  }
}

const runOn = (client: PoolClient, statement: Statement) =>
  client.query<object>({ ...statement, values: statement.values as unknown[] });

const attemptOf = ({ address, unitNumber, knownDevice, of }: ThrottledAttempt): Attempt => ({
  of,
  unitNumber,
  knownDevice,
  networks: clientNetworks(address),
});

const lockedOut = (until: ClosedUntil, now: Instant): Refusal =>
  until === 'unlocked'
    ? new Refusal('UNLOCK_REQUIRED')
    : new Refusal('TOO_MANY_ATTEMPTS', { retryAfterSeconds: secondsUntil(until, now) });
