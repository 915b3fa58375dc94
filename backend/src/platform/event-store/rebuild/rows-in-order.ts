import type pg from 'pg';

const AT_A_TIME = 500;

/**
 * All rows of a table as text, ordered by bytes, fetched in batches. One reading at a time per client, inside its transaction.
 * @throws the signal's reason
 */
export async function* rowsInOrder(
  client: pg.Client,
  relation: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<string, undefined> {
  await client.query(
    `DECLARE in_order NO SCROLL CURSOR FOR SELECT t::text COLLATE "C" AS row FROM ${relation} t ORDER BY 1`,
  );
  try {
    for (let fetched = AT_A_TIME; fetched === AT_A_TIME;) {
      const { rows } = await client.query<{ row: string }>(`FETCH ${AT_A_TIME} FROM in_order`);
      signal?.throwIfAborted();
      for (const { row } of rows) yield row;
      fetched = rows.length;
    }
  } finally {
    await client.query('CLOSE in_order').catch(() => {}); // an earlier error matters more
  }
}
