import type { Instant } from '@rigbook/contracts/kernel';
import { query, type Query } from '../../platform/database/index.js';
import type { Statement } from '../../platform/event-store/index.js';
import type { KnownFailures } from './attempt.policy.js';
import { type Attempt, type Counted, keysOfUnit, sinceSuccess, strangersOf, subjectOf } from './counted.policy.js';
import { type Failures, forgottenSince, touchedAt } from './throttle.policy.js';

interface ThrottleRow extends Failures {
  readonly key: string;
}

const failuresByKey = (rows: readonly ThrottleRow[]): KnownFailures =>
  new Map(rows.map(({ key, ...failures }) => [key, failures]));

/** As they are at the moment, without a lock. */
export const failuresOf = (counted: readonly Counted[]): Query<KnownFailures> =>
  query(
    {
      name: 'throttle.read',
      text: `SELECT key, failed_at AS "failedAt", lockouts FROM sign_in_throttle WHERE key = ANY ($1::text[])`,
      values: [counted.map(({ key }) => key)],
    },
    failuresByKey,
  );

/** Locks in the order of the keys, so that two attempts cannot deadlock. */
export const lockAndRead = (counted: readonly Counted[], now: Instant): Query<KnownFailures> =>
  query(
    {
      name: 'throttle.lock',
      text: `INSERT INTO sign_in_throttle (key, touched_at)
             SELECT key, touched_at FROM unnest($1::text[], $2::timestamptz[]) AS counted (key, touched_at) ORDER BY key
             ON CONFLICT (key) DO UPDATE SET touched_at = EXCLUDED.touched_at
             RETURNING key, failed_at AS "failedAt", lockouts`,
      values: [counted.map(({ key }) => key), counted.map(({ limits }) => touchedAt(limits, now))],
    },
    failuresByKey,
  );

export const writeFailures = (after: KnownFailures): Statement => ({
  name: 'throttle.write',
  text: `UPDATE sign_in_throttle t SET failed_at = a."failedAt", lockouts = a.lockouts
         FROM jsonb_to_recordset($1) AS a (key text, "failedAt" timestamptz[], lockouts smallint)
         WHERE t.key = a.key`,
  values: [JSON.stringify([...after].map(([key, failures]) => ({ key, ...failures })))],
});

/** Whether a device has its own count for this kind of attempt. */
export const hasOwnCount = (attempt: Attempt): Query<boolean> =>
  query(
    { name: 'throttle.has-own-count', text: `SELECT FROM sign_in_throttle WHERE key = $1`, values: [lasting(attempt)] },
    (rows) => rows.length > 0,
  );

export const giveOwnCount = (attempt: Attempt, now: Instant): Statement => ({
  name: 'throttle.give-own-count',
  text: `INSERT INTO sign_in_throttle (key, touched_at) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING`,
  values: [lasting(attempt), touchedAt({ failures: 0 }, now)],
});

const lasting = (attempt: Attempt): string => sinceSuccess(subjectOf(attempt) ?? '').key;

/** Starts the strangers' count since the last success again. */
export const startStrangersAgain = (unitNumber: string): Statement => ({
  name: 'throttle.start-strangers-again',
  text: `UPDATE sign_in_throttle SET failed_at = '{}' WHERE key = $1`,
  values: [sinceSuccess(strangersOf(unitNumber)).key],
});

const isOfUnit = `EXISTS (SELECT FROM unnest($1::text[]) AS of (unit) WHERE key = unit OR starts_with(key, unit || ':'))`;

/** Forgets all failures of a unit, those on its known devices included. Devices keep their own counts. */
export const unlockUnit = (unitNumber: string): Statement => ({
  name: 'throttle.unlock-unit',
  text: `UPDATE sign_in_throttle SET failed_at = '{}', lockouts = 0 WHERE ${isOfUnit}`,
  values: [keysOfUnit(unitNumber)],
});

/** The next holder of the unit number begins without failures. */
export const forgetUnit = (unitNumber: string): Statement => ({
  name: 'throttle.forget-unit',
  text: `DELETE FROM sign_in_throttle WHERE ${isOfUnit}`,
  values: [keysOfUnit(unitNumber)],
});

/** Every failure that counts against a unit. */
export const failuresOfUnit = (unitNumber: string): Query<KnownFailures> =>
  query(
    {
      name: 'throttle.failures-of-unit',
      text: `SELECT key, failed_at AS "failedAt", lockouts FROM sign_in_throttle WHERE ${isOfUnit}`,
      values: [keysOfUnit(unitNumber)],
    },
    failuresByKey,
  );

/** Deletes a batch of failures that can no longer cause a lockout. */
export const sweepFailures = (now: Instant): Statement => ({
  name: 'throttle.sweep',
  text: `DELETE FROM sign_in_throttle WHERE key IN (
           SELECT key FROM sign_in_throttle WHERE touched_at < $1 LIMIT 100 FOR UPDATE SKIP LOCKED)`,
  values: [forgottenSince(now)],
});
