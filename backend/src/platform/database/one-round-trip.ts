import type { ClientBase, QueryResult } from 'pg';
import type { Statement } from './statement.js';
import { roundTrips } from '../observed/observed.js';
import { OneSyncQuery } from './one-sync-query.js';
import type { TextRow } from './row-reader.js';

/** Sends one statement as a named prepared statement. */
export const send = (client: ClientBase, statement: Statement): Promise<QueryResult> =>
  observed([statement], () => client.query({ ...statement, values: statement.values as unknown[] }));

/**
 * Runs the statements in one transaction and one network round trip, each as a named prepared statement. Returns the rows of each.
 * Throws the first error, and then nothing is kept.
 */
export const commitInOneRoundTrip = (
  client: ClientBase,
  statements: readonly Statement[],
): Promise<readonly (readonly TextRow[])[]> => run(client, new OneSyncQuery(statements), statements);

/** The same for statements whose rows are wanted as objects. */
export async function fetchInOneRoundTrip(
  client: ClientBase,
  statements: readonly Statement[],
): Promise<readonly (readonly object[])[]> {
  const query = new OneSyncQuery(statements, true);
  const rows = await run(client, query, statements);
  return rows.map((received, at) => {
    const read = query.readers[at];
    return read ? received.map(read) : [];
  });
}

/** Runs a round trip, of which metrics and traces are told. */
export const observed = <T>(statements: readonly Statement[], run: () => Promise<T>): Promise<T> =>
  roundTrips.start.hasSubscribers ? roundTrips.tracePromise(run, { statements }) : run();

const run = (client: ClientBase, query: OneSyncQuery, statements: readonly Statement[]) =>
  observed(
    statements,
    () =>
      new Promise<readonly (readonly TextRow[])[]>((resolve, reject) => {
        query.callback = (error, rows) => (error ? reject(error) : resolve(rows ?? []));
        client.query(query);
      }),
  );
