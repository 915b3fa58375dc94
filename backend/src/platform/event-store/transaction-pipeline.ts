import type { ClientBase, QueryResult } from 'pg';
import type { Statement } from './statement.js';

const BEGIN: Statement = { name: 'event-store.begin', text: 'BEGIN', values: [] };
const COMMIT: Statement = { name: 'event-store.commit', text: 'COMMIT', values: [] };

/** Sends one statement as a named prepared statement. */
export const send = (client: ClientBase, { name, text, values }: Statement): Promise<QueryResult> =>
  client.query({ name, text, values: values as unknown[] });

/**
 * Runs the statements in one transaction and one round trip: everything is sent before the first answer is awaited. Needs a
 * client with `pipeline: true`. Answers the statements' results. The first statement that fails is the error thrown; those after it are
 * refused by the server, and its COMMIT becomes a ROLLBACK.
 */
export async function commitInOneRoundTrip(
  client: ClientBase,
  statements: readonly Statement[],
): Promise<readonly QueryResult[]> {
  const sent = [BEGIN, ...statements, COMMIT].map((statement) => send(client, statement));
  const settled = await Promise.allSettled(sent);
  const failed = settled.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
  const results = settled.map((outcome) => (outcome as PromiseFulfilledResult<QueryResult>).value);
  if (results.at(-1)?.command !== 'COMMIT') throw new Error('the transaction was rolled back without an error');
  return results.slice(1, -1);
}
