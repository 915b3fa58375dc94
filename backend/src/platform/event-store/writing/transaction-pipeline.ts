import type { ClientBase, QueryResult } from 'pg';
import type { Statement } from '../statement.js';
import { TransactionQuery, type TextRow } from './transaction-query.js';

/** Sends one statement as a named prepared statement. */
export const send = (client: ClientBase, { name, text, values }: Statement): Promise<QueryResult> =>
  client.query({ name, text, values: values as unknown[] });

/**
 * Runs the statements in one transaction and one network round trip, each as a named prepared statement. Returns the rows of each.
 * Throws the first error, and then nothing is kept.
 */
export function commitInOneRoundTrip(
  client: ClientBase,
  statements: readonly Statement[],
): Promise<readonly (readonly TextRow[])[]> {
  return new Promise((resolve, reject) => {
    const query = new TransactionQuery(statements);
    query.callback = (error, rows) => (error ? reject(error) : resolve(rows ?? []));
    client.query(query);
  });
}
