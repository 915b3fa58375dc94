import type { ClientBase, QueryResult } from 'pg';
import type { Statement } from '../event-store/statement.js';
import { roundTrips } from '../observed/observed.js';
import { OneSyncQuery } from './one-sync-query.js';
import type { TextRow } from './row-reader.js';

/** Sends one statement as a named prepared statement. */
export const send = (client: ClientBase, { name, text, values }: Statement): Promise<QueryResult> =>
  client.query({ name, text, values: values as unknown[] });

/**
 * Runs the statements in one transaction and one network round trip, each as a named prepared statement. Returns the rows of each.
 * Throws the first error, and then nothing is kept.
 */
export const commitInOneRoundTrip = (
  client: ClientBase,
  statements: readonly Statement[],
): Promise<readonly (readonly TextRow[])[]> => run(client, statements, new OneSyncQuery(statements));

/** The same for statements whose rows are wanted as objects. */
export async function fetchInOneRoundTrip(
  client: ClientBase,
  statements: readonly Statement[],
): Promise<readonly (readonly object[])[]> {
  const query = new OneSyncQuery(statements, true);
  const rows = await run(client, statements, query);
  return rows.map((received, at) => {
    const read = query.readers[at];
    return read ? received.map(read) : [];
  });
}

const run = (client: ClientBase, statements: readonly Statement[], query: OneSyncQuery) =>
  roundTrips.start.hasSubscribers
    ? roundTrips.tracePromise(() => submitted(client, query), { statements })
    : submitted(client, query);

const submitted = (client: ClientBase, query: OneSyncQuery) =>
  new Promise<readonly (readonly TextRow[])[]>((resolve, reject) => {
    query.callback = (error, rows) => (error ? reject(error) : resolve(rows ?? []));
    client.query(query);
  });
