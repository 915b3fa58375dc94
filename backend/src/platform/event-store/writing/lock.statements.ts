import type { Statement } from '../../database/statement.js';

/** Waits for other transactions with any of the keys; released at the end of the transaction. Taken in one order, so that none deadlock. */
export const takeLock = (...keys: readonly string[]): Statement => ({
  name: 'event-store.lock',
  text: `SELECT pg_advisory_xact_lock(hashtextextended(key, 0)) FROM unnest($1::text[]) AS key`,
  values: [[...new Set(keys)].toSorted()],
});
