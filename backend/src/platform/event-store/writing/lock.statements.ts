import type { Statement } from '../statement.js';

/** Waits for every other transaction that holds the same key; given back at the end of the transaction. */
export const takeLock = (key: string): Statement => ({
  name: 'event-store.lock',
  text: `SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`,
  values: [key],
});
