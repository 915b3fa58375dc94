import type { Instant } from '@rigbook/contracts/kernel/time';
import { query, type Query } from '../../platform/database/query.js';
import type { Statement } from '../../platform/event-store/statement.js';

const NAME = 'admin-password';

/** Sets the organisation's first admin password; one that is there stays. */
export const setFirstAdminPassword = (hash: string, now: Instant): Statement => ({
  name: 'admin-password.set-first',
  text: `INSERT INTO organisation_secret (name, hash, changed_at) VALUES ($1, $2, $3) ON CONFLICT (name) DO NOTHING`,
  values: [NAME, hash, now],
});

export const changeAdminPassword = (hash: string, now: Instant): Statement => ({
  name: 'admin-password.change',
  text: `UPDATE organisation_secret SET hash = $2, changed_at = $3 WHERE name = $1`,
  values: [NAME, hash, now],
});

export const adminPasswordHash = (): Query<string | undefined> =>
  query<{ hash: string }, string | undefined>(
    { name: 'admin-password.hash', text: `SELECT hash FROM organisation_secret WHERE name = $1`, values: [NAME] },
    ([row]) => row?.hash,
  );
