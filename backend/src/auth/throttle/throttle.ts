import { Injectable } from '@nestjs/common';
import type { Instant } from '@rigbook/contracts/kernel';
import type { PoolClient } from 'pg';
import { Database } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import { admit, forgottenSince, noFailures, succeeded, type Failures, type ThrottleLimits } from './throttle.policy.js';

/** A key that failures are counted by, such as `unit:101`. */
export interface Counted {
  readonly key: string;
  readonly limits: ThrottleLimits;
}

type KnownFailures = ReadonlyMap<string, Failures>;

/**
 * Counts failures in Postgres, for all processes and across restarts. The rows stay locked while the policy decides, so
 * simultaneous guesses are counted one after the other.
 */
@Injectable()
export class Throttle {
  constructor(private readonly database: Database) {}

  /** Counts an attempt before anything is compared. @throws Refusal TOO_MANY_ATTEMPTS, and then counts nothing */
  async admit(counted: readonly Counted[], now: Instant): Promise<void> {
    await this.change(counted, now, (known) =>
      counted.map(({ key, limits }) => {
        const admission = admit(known.get(key) ?? noFailures, limits, now);
        if (admission.admitted) return [key, admission.after] as const;
        throw new Refusal('TOO_MANY_ATTEMPTS', { retryAfterSeconds: admission.retryAfterSeconds });
      }),
    );
  }

  /** Takes back an attempt that succeeded. */
  async succeeded(counted: readonly Counted[], admittedAt: Instant): Promise<void> {
    await this.change(counted, admittedAt, (known) =>
      [...known].map(([key, failures]) => [key, succeeded(failures, admittedAt)] as const),
    );
  }

  /** Deletes a batch of failures that can no longer cause a lockout. */
  async sweep(now: Instant): Promise<void> {
    await this.database.query({
      name: 'throttle.sweep',
      text: `DELETE FROM sign_in_throttle WHERE key IN (
               SELECT key FROM sign_in_throttle WHERE touched_at < $1 LIMIT 100 FOR UPDATE SKIP LOCKED)`,
      values: [forgottenSince(now)],
    });
  }

  private async change(
    counted: readonly Counted[],
    now: Instant,
    decide: (known: KnownFailures) => readonly (readonly [key: string, after: Failures])[],
  ): Promise<void> {
    await this.database.withClient(async (client) => {
      await client.query('BEGIN');
      try {
        for (const [key, after] of decide(await lockAndRead(client, counted, now))) await write(client, key, after);
        await client.query('COMMIT');
      } catch (error) {
        await client.query('ROLLBACK');
        throw error;
      }
    });
  }
}

interface ThrottleRow {
  readonly key: string;
  readonly failedAt: readonly Instant[];
  readonly lockouts: number;
}

/** Locks in the order of the keys, so that two attempts cannot deadlock. */
async function lockAndRead(client: PoolClient, counted: readonly Counted[], now: Instant): Promise<KnownFailures> {
  const { rows } = await client.query<ThrottleRow>({
    name: 'throttle.lock',
    text: `INSERT INTO sign_in_throttle (key, touched_at)
           SELECT key, $2 FROM unnest($1::text[]) AS counted (key) ORDER BY key
           ON CONFLICT (key) DO UPDATE SET touched_at = EXCLUDED.touched_at
           RETURNING key, failed_at AS "failedAt", lockouts`,
    values: [counted.map(({ key }) => key), now],
  });
  return new Map(rows.map(({ key, ...failures }) => [key, failures]));
}

const write = (client: PoolClient, key: string, { failedAt, lockouts }: Failures) =>
  client.query({
    name: 'throttle.write',
    text: `UPDATE sign_in_throttle SET failed_at = $2::timestamptz[], lockouts = $3 WHERE key = $1`,
    values: [key, failedAt, lockouts],
  });
