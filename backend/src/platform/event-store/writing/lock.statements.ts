import type { Statement } from '../../database/statement.js';

/**
 * A key; or one with what was read of it, which a function of the database compares once the lock is held. The function fails by a
 * constraint of its own name if that has changed since.
 */
export type Lock = string | { readonly key: string; readonly guard: string; readonly asRead: string };

/** What was read of the key is null where nothing is compared. */
type Row = readonly [key: string, asRead: string | null];

/** As most commands have. A statement that names each key takes a fraction of the time of one that reads a list. */
const FEW_KEYS = 3;

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
  const rows = [...readOf.keys()].toSorted().flatMap((key) => rowsOf(key, readOf.get(key)));
  const name = guard === undefined ? 'event-store.lock' : `event-store.lock-${guard}`;
  const isShort = readOf.size <= FEW_KEYS && rows.filter(([, asRead]) => asRead !== null).length <= 1;
  return isShort ? eachNamed(name, rows, guard) : fromList(name, rows, guard);
}

const rowsOf = (key: string, asRead: ReadonlySet<string> = new Set()): readonly Row[] =>
  asRead.size === 0 ? [[key, null]] : [...asRead].map((read) => [key, read]);

const taken = (key: string) => `pg_advisory_xact_lock(hashtextextended(${key}, 0))`;

// Columns are computed one after another. What a function reads is as of now, not as of the beginning of the statement: so it
// compares what stands once the lock is held.

function eachNamed(name: string, rows: readonly Row[], guard: string | undefined): Statement {
  const read = rows.find(([, asRead]) => asRead !== null);
  const compared = read ? [`${guard}($${rows.length + 1}::uuid, $${rows.length + 2})`] : [];
  return {
    name: `${name}/${rows.length}`,
    text: `SELECT ${[...rows.map((_, nth) => taken(`$${nth + 1}`)), ...compared].join(', ')}`,
    values: [...rows.map(([key]) => key), ...(read ?? [])],
  };
}

function fromList(name: string, rows: readonly Row[], guard: string | undefined): Statement {
  const compared = guard === undefined ? 'NULL' : `CASE WHEN as_read IS NOT NULL THEN ${guard}(key::uuid, as_read) END`;
  return {
    name,
    text: `SELECT ${taken('key')}, ${compared} FROM unnest($1::text[], $2::text[]) AS lock (key, as_read)`,
    values: [rows.map(([key]) => key), rows.map(([, asRead]) => asRead)],
  };
}
