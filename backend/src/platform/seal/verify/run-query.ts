import type { ClientBase } from 'pg';
import type { Statement } from '../../database/statement.js';
import { send } from '../../database/one-round-trip.js';

/** Runs a statement on one connection; inside a transaction all results are of one moment. */
export type RunQuery = <Row extends object>(statement: Statement) => Promise<Row[]>;

export const queryOn =
  (client: ClientBase): RunQuery =>
  async <Row extends object>(statement: Statement) =>
    (await send(client, statement)).rows as Row[];

/** Rows in batches of `size`, none of them empty; `next` reads the batch after the given row. */
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

/** The same rows, one by one. */
export async function* inBatches<Row extends object>(
  size: number,
  next: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row, void, undefined> {
  for await (const rows of batches(size, next)) yield* rows;
}
