import type { ClientBase } from 'pg';
import type { Statement } from '../../event-store/statement.js';
import { send } from '../../event-store/transaction-pipeline.js';

/** Asks on one connection, so that every answer belongs to the same moment where it is inside a transaction. */
export type Ask = <Row extends object>(statement: Statement) => Promise<Row[]>;

export const asking =
  (client: ClientBase): Ask =>
  async <Row extends object>(statement: Statement) =>
    (await send(client, statement)).rows as Row[];

/** Batches of that size, the last one smaller, each asked for behind the last row of the one before; none is empty. */
export async function* batches<Row extends object>(
  size: number,
  next: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<readonly Row[], void, undefined> {
  let rows: Row[] = [];
  do {
    rows = await next(rows.at(-1));
    if (rows.length > 0) yield rows;
  } while (rows.length === size);
}

/** The rows of such batches, one by one. */
export async function* inBatches<Row extends object>(
  size: number,
  next: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row, void, undefined> {
  for await (const rows of batches(size, next)) yield* rows;
}
