import type { Statement } from '../../database/statement.js';

/**
 * A key; or one with what was read of it, which a function of the database compares once the lock is held. The function fails by a
 * constraint of its own name if that has changed since.
 */
export type Lock = string | { readonly key: string; readonly guard: string; readonly asRead: string };

/**
 * Waits for other transactions with any of the keys; released at the end of the transaction. Taken in one order, so that none deadlock.
 * What was read of a key more than once is compared each time: of two different readings at least one has changed.
 */
export function takeLock(...locks: readonly Lock[]): Statement {
  const readOf = new Map<string, Set<string>>();
  let guard: string | undefined;
  for (const lock of locks) {
    const [key, ...asRead] = typeof lock === 'string' ? [lock] : [lock.key, lock.asRead];
    readOf.set(key, new Set([...(readOf.get(key) ?? []), ...asRead]));
    if (typeof lock !== 'string') guard = lock.guard;
  }
  const keys = [...readOf.keys()].toSorted();
  if (guard === undefined) return { name: 'event-store.lock', text: LOCK, values: [keys] };
  const rows = keys.flatMap((key) => rowsOf(key, readOf.get(key)));
  // what a function reads is as of now, not as of the beginning of the statement
  return {
    name: `event-store.lock-${guard}`,
    text: `SELECT pg_advisory_xact_lock(hashtextextended(key, 0)),
                  CASE WHEN as_read IS NOT NULL THEN ${guard}(key::uuid, as_read) END
           FROM unnest($1::text[], $2::text[]) AS lock (key, as_read)`,
    values: [rows.map(([key]) => key), rows.map(([, asRead]) => asRead)],
  };
}

const rowsOf = (key: string, asRead: ReadonlySet<string> = new Set()): readonly (readonly [string, string | null])[] =>
  asRead.size === 0 ? [[key, null]] : [...asRead].map((read) => [key, read]);

const LOCK = `SELECT pg_advisory_xact_lock(hashtextextended(key, 0)) FROM unnest($1::text[]) AS key`;
