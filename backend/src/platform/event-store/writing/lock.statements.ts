import type { Statement } from '../../database/statement.js';

/** Waits for other transactions with the same key; released at the end of the transaction. */
export const takeLock = (key: string): Statement => ({
  name: 'event-store.lock',
  text: `SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`,
  values: [key],
});
