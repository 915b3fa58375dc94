import type pg from 'pg';
import { live, shadow } from './shadow-schema.js';

/** A row that only one of the two has. */
export interface Difference {
  readonly table: string;
  readonly onlyIn: 'the live table' | 'the rebuilt table';
  readonly row: object;
}

/** The first row that the live table has and the rebuilt one has not, or the other way round. Sorts on disk where memory ends. */
export async function firstDifference(client: pg.Client, table: string): Promise<Difference[]> {
  await client.query('SET LOCAL enable_hashagg = off');
  const surplus = (one: string, other: string) =>
    client.query<{ row: object }>(
      `SELECT to_jsonb(d) AS row FROM (SELECT * FROM ${one} EXCEPT ALL SELECT * FROM ${other}) d LIMIT 1`,
    );
  const missing = await surplus(live(table), shadow(table));
  if (missing.rows[0]) return [{ table, onlyIn: 'the live table', row: missing.rows[0].row }];
  const added = await surplus(shadow(table), live(table));
  return added.rows[0] ? [{ table, onlyIn: 'the rebuilt table', row: added.rows[0].row }] : [];
}
