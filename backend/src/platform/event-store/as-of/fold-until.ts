import type { Instant } from '@rigbook/contracts/kernel';
import type pg from 'pg';
import { Refusal } from '../../decisions/refusal.js';
import type { AnyProjection } from '../projection.js';
import { writeShadow } from '../rebuild/write-shadow.js';
import { send } from '../../database/one-round-trip.js';
import type { Upcasting } from '../upcasting.js';
import { streamCutoffsAt } from './stream-cutoffs.js';
import { eventsAsOf } from './events-as-of.js';
import { createTemporaryTwin } from './temporary-tables.js';
import type { ViewAsOf } from './view-as-of.js';

interface Fold {
  /** Reads the log in one snapshot. */
  readonly log: pg.Client;
  /** Gets the temporary tables. */
  readonly views: pg.Client;
  readonly until: Instant;
  readonly wanted: readonly (ViewAsOf & { readonly projection: AnyProjection })[];
  readonly upcasting: Upcasting;
  /** By the process's own clock. */
  readonly deadline: number;
}

/**
 * Folds the log until the moment into temporary tables and returns the number of events. Reads the log in one snapshot without a
 * transaction id, and writes the views in short transactions: a long transaction with an id would delay all followers of the log.
 * @throws Refusal REPLAY_TOO_LONG
 */
export async function foldUntil({ log, views, until, wanted, upcasting, deadline }: Fold): Promise<number> {
  const tables = wanted.flatMap(({ projection }) => projection.tables);
  for (const table of tables) await createTemporaryTwin(views, table);
  await log.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY`);
  const cutoffs = await streamCutoffsAt(log, until);
  // plans made while the tables are small are still used when they are large
  await views.query(`SET plan_cache_mode = force_generic_plan; SET enable_seqscan = off`);
  let folded = 0;
  for (const { projection, streams, lastOfStream = false } of wanted) {
    const only = streams && streams.read((await send(log, streams.statement)).rows as object[]);
    const types = Object.keys(projection.on).filter((type) => !projection.forgetsOn?.includes(type));
    const asked = { until, cutoffs, types, streams: only, lastOfStream };
    for await (const events of eventsAsOf(log, upcasting, asked)) {
      if (performance.now() > deadline) throw new Refusal('REPLAY_TOO_LONG');
      await views.query('BEGIN');
      await writeShadow(views, [projection], events);
      await views.query('COMMIT');
      folded += events.length;
    }
  }
  await log.query('COMMIT');
  await views.query(`RESET enable_seqscan; RESET plan_cache_mode`);
  for (const table of tables) await views.query(`ANALYZE pg_temp.${table}`);
  return folded;
}
