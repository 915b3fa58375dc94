import type { Statement } from '../../database/statement.js';

/** A key; or one with a statement that fails by a constraint if what was read of the key has changed since. */
export type Lock = string | { readonly key: string; readonly compare: Statement };

/** As most commands have. A statement that names each key takes a fraction of the time of one that reads a list. */
const FEW_KEYS = 3;

/** Waits for other transactions with any of the keys; released at the end of the transaction. Taken in one order, so that none deadlock. */
export function takeLock(...keys: readonly string[]): Statement {
  const each = [...new Set(keys)].toSorted();
  if (each.length > FEW_KEYS)
    return {
      name: 'event-store.lock',
      text: `SELECT ${taken('key')} FROM unnest($1::text[]) AS lock (key)`,
      values: [each],
    };
  return {
    name: `event-store.lock/${each.length}`,
    text: `SELECT ${each.map((_, nth) => taken(`$${nth + 1}`)).join(', ')}`,
    values: each,
  };
}

const taken = (key: string) => `pg_advisory_xact_lock(hashtextextended(${key}, 0))`;

/**
 * The same, and what was read of the keys is compared. Each comparison is a statement after the one that waits: so it reads what others
 * committed by then. What was read twice is compared twice if the readings differ: one of them has changed.
 */
export function takeLockAndCompare(locks: readonly Lock[]): readonly Statement[] {
  const keys = locks.map((lock) => (typeof lock === 'string' ? lock : lock.key));
  const comparisons = new Map(
    locks.flatMap((lock) =>
      typeof lock === 'string' ? [] : [[JSON.stringify([lock.compare.name, lock.compare.values]), lock.compare]],
    ),
  );
  return [takeLock(...keys), ...comparisons.values()];
}
