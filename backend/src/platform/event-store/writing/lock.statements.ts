import type { Statement } from '../../database/statement.js';

/**
 * A key; or one with what was read of it, which a function of the database compares once the lock is held. The function fails by a
 * constraint of its own name if that has changed since.
 */
export type Lock = string | { readonly key: string; readonly guard: string; readonly asRead: string };

/** Waits for other transactions with any of the keys; released at the end of the transaction. Taken in one order, so that none deadlock. */
export function takeLock(...locks: readonly Lock[]): Statement {
  const readOf = new Map<string, string | null>();
  let guard: string | undefined;
  for (const lock of locks) {
    if (typeof lock === 'string') readOf.set(lock, readOf.get(lock) ?? null);
    else {
      readOf.set(lock.key, lock.asRead);
      guard = lock.guard;
    }
  }
  const keys = [...readOf.keys()].toSorted();
  if (guard === undefined) return { name: 'event-store.lock', text: LOCK, values: [keys] };
  // what a function reads is as of now, not as of the beginning of the statement
  return {
    name: `event-store.lock-${guard}`,
    text: `SELECT pg_advisory_xact_lock(hashtextextended(key, 0)),
                  CASE WHEN as_read IS NOT NULL THEN ${guard}(key::uuid, as_read) END
           FROM unnest($1::text[], $2::text[]) AS lock (key, as_read)`,
    values: [keys, keys.map((key) => readOf.get(key) ?? null)],
  };
}

const LOCK = `SELECT pg_advisory_xact_lock(hashtextextended(key, 0)) FROM unnest($1::text[]) AS key`;
