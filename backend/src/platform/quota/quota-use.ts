import type { Quota } from '@rigbook/contracts/auth/quota.limits';
import { type Instant, millisOf } from '@rigbook/contracts/kernel';
import { query, type Query } from '../database/index.js';
import type { Statement } from '../database/statement.js';

/** A quota that is used up. */
export interface UsedUp {
  readonly quota: string;
  readonly endsAt: Instant;
}

/** The columns of `usedUp` that {@link countedUse} gives; null while there is room. */
export const usedUpColumns = `used_up.quota AS "usedUpQuota", used_up.ends_at AS "usedUpUntil"`;

export interface UsedUpRow {
  readonly usedUpQuota: string | null;
  readonly usedUpUntil: Instant | null;
}

export const usedUpIn = ({ usedUpQuota, usedUpUntil }: UsedUpRow): UsedUp | undefined =>
  usedUpQuota === null || usedUpUntil === null ? undefined : { quota: usedUpQuota, endsAt: usedUpUntil };

/**
 * Parts of a WITH clause: one use of each quota by the person in `person`, an SQL query that gives `person_id`, now. `used_up` has at
 * most one row: the quota that has no room left for the longest. One statement, so that simultaneous calls are all counted.
 */
export const countedUse = (quotas: readonly Quota[], person: string, now: string): string => `
  used AS (
    INSERT INTO quota_use AS u (person_id, quota, ends_at, times)
    SELECT p.person_id, q.name, ${now}::timestamptz + q.seconds * interval '1 second', 1
    FROM (${person}) p, (VALUES ${quotas.map(({ name, seconds }) => `('${name}', ${seconds})`).join(', ')}) q (name, seconds)
    ON CONFLICT (person_id, quota) DO UPDATE
    SET times = CASE WHEN u.ends_at > ${now} THEN u.times + 1 ELSE 1 END,
        ends_at = CASE WHEN u.ends_at > ${now} THEN u.ends_at ELSE EXCLUDED.ends_at END
    RETURNING quota, ends_at, times
  ),
  used_up AS (
    SELECT quota, ends_at FROM used
    WHERE times > CASE quota ${quotas.map(({ name, most }) => `WHEN '${name}' THEN ${most}`).join(' ')} END
    ORDER BY ends_at DESC LIMIT 1
  )`;

/** Counts one use, and tells if the quota is used up. */
export const countUse = (quota: Quota, personId: string, now: Instant): Query<UsedUp | undefined> =>
  query<UsedUpRow, UsedUp | undefined>(
    {
      name: `quota.count.${quota.name}`,
      text: `WITH ${countedUse([quota], 'SELECT $1::uuid AS person_id', '$2')} SELECT ${usedUpColumns} FROM used_up`,
      values: [personId, now],
    },
    ([row]) => row && usedUpIn(row),
  );

/** One use that turned out not to count. */
export const giveUseBack = (quota: Quota, personId: string): Statement => ({
  name: `quota.give-back.${quota.name}`,
  text: `UPDATE quota_use SET times = times - 1 WHERE person_id = $1 AND quota = $2 AND times > 0`,
  values: [personId, quota.name],
});

/** Seconds until there is room again. */
export const secondsUntilRoom = ({ endsAt }: UsedUp, now: Instant): number =>
  Math.max(1, Math.ceil((millisOf(endsAt) - millisOf(now)) / 1_000));
