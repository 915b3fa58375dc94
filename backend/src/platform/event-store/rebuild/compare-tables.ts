import type pg from 'pg';
import { rowsInOrder } from './rows-in-order.js';
import { live, shadow } from './shadow-schema.js';

/** A row that only one of the two has. */
export interface Difference {
  readonly table: string;
  readonly onlyIn: 'the live table' | 'the rebuilt table';
  readonly row: object;
}

/** Two clients, each inside a separate read-only transaction. */
export interface Sides {
  /** sees the live tables as of the comparison */
  readonly live: pg.Client;
  /** sees the rebuilt tables as of the same moment */
  readonly rebuilt: pg.Client;
}

/**
 * The first row that only one of the two tables has. Reads both in the same order, so that memory stays flat. @throws the signal's
 * reason
 */
export async function firstDifference(sides: Sides, table: string, signal?: AbortSignal): Promise<Difference[]> {
  const ours = rowsInOrder(sides.live, live(table), signal);
  const theirs = rowsInOrder(sides.rebuilt, shadow(table), signal);
  try {
    const { onlyLive, onlyRebuilt } = await surplusOf(ours, theirs);
    if (onlyLive !== undefined)
      return [{ table, onlyIn: 'the live table', row: await rowOf(sides.live, live(table), onlyLive) }];
    if (onlyRebuilt === undefined) return [];
    return [{ table, onlyIn: 'the rebuilt table', row: await rowOf(sides.rebuilt, shadow(table), onlyRebuilt) }];
  } finally {
    await Promise.all([ours.return(undefined), theirs.return(undefined)]);
  }
}

type Rows = AsyncGenerator<string, undefined>;

async function surplusOf(ours: Rows, theirs: Rows): Promise<{ onlyLive?: string; onlyRebuilt?: string }> {
  let onlyRebuilt: string | undefined;
  let [one, other] = await nextOf(ours, theirs);
  while (one !== undefined || other !== undefined) {
    if (one === other) [one, other] = await nextOf(ours, theirs);
    else if (one !== undefined && (other === undefined || isBefore(one, other))) return { onlyLive: one };
    else {
      onlyRebuilt ??= other;
      other = (await theirs.next()).value;
    }
  }
  return onlyRebuilt === undefined ? {} : { onlyRebuilt };
}

const nextOf = async (...both: [Rows, Rows]) =>
  (await Promise.all(both.map((rows) => rows.next()))).map(({ value }) => value);

/** Compares by bytes, like the server. */
const isBefore = (one: string, other: string): boolean => Buffer.compare(Buffer.from(one), Buffer.from(other)) < 0;

async function rowOf(client: pg.Client, relation: string, text: string): Promise<object> {
  const { rows } = await client.query<{ row: object }>(
    `SELECT to_jsonb(t) AS row FROM ${relation} t WHERE t::text = $1 LIMIT 1`,
    [text],
  );
  return rows[0]?.row ?? {};
}
