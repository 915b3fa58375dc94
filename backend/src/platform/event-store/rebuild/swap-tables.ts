import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createCheckpoint } from '../following/checkpoint.statements.js';
import { logBatches } from '../following/log-batches.js';
import { placeOf } from '../log/log-place.js';
import type { LogPlace } from '../recorded-event.js';
import { send } from '../../database/one-round-trip.js';
import type { Upcasting } from '../upcasting.js';
import { REPLAY_BATCH } from './load-shadow.js';
import { settledLog, visibleLog } from './log-on-connection.js';
import type { SelectedProjection } from './selected-projections.js';
import { live, shadow } from './shadow-schema.js';
import { addConstraint, isGuard } from './shadow-tables.js';
import type { TableDefinition } from './table-definition.js';
import { writeShadow } from './write-shadow.js';

export interface Swap {
  readonly owner: pg.Client;
  readonly selected: readonly SelectedProjection[];
  readonly definitions: readonly TableDefinition[];
  readonly upcasting: Upcasting;
  /** loads the shadow tables as far as possible without locks, and returns the place reached */
  readonly catchUp: () => Promise<LogPlace>;
}

const ATTEMPTS = 60;
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';

/**
 * Replaces the live tables by the shadow tables while commands run. Waits for a table half a second at most and then yields, so that
 * no command is ever aborted.
 */
export async function swapTables(swap: Swap): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const from = await swap.catchUp();
    try {
      return await attemptSwap(swap, from);
    } catch (error) {
      await swap.owner.query('ROLLBACK');
      const busy = error instanceof pg.DatabaseError && [LOCK_NOT_AVAILABLE, DEADLOCK].includes(error.code ?? '');
      if (!busy || attempt === ATTEMPTS) throw error;
      await sleep(100 + Math.random() * 400);
    }
  }
}

/** One transaction, whose locks keep every writer of these tables out until it commits. */
async function attemptSwap({ owner, selected, definitions, upcasting }: Swap, from: LogPlace): Promise<void> {
  const inline = selected.filter(({ eventual }) => !eventual).map(({ projection }) => projection);
  const eventual = selected.filter((one) => one.eventual).map(({ projection }) => projection);
  await owner.query('BEGIN');
  await owner.query(`SET LOCAL lock_timeout = '500ms'`);
  await lockCheckpoints(
    owner,
    eventual.map(({ name }) => name),
  );
  for (const { table } of definitions) await owner.query(`LOCK TABLE ${live(table)} IN ACCESS EXCLUSIVE MODE`);

  // with the locks held, this transaction sees exactly the events whose rows are in the live tables
  for await (const events of logBatches(visibleLog(owner, upcasting), from, REPLAY_BATCH)) {
    await writeShadow(owner, inline, events);
  }
  // an eventual view continues at its checkpoint, so no late commit may fall before it
  let checkpoint = from;
  for await (const events of eventual.length === 0
    ? []
    : logBatches(settledLog(owner, upcasting), from, REPLAY_BATCH)) {
    await writeShadow(owner, eventual, events);
    checkpoint = placeOf(events.at(-1) ?? from);
  }
  for (const { name } of eventual) await setCheckpoint(owner, name, checkpoint);

  for (const { table, constraints } of definitions) {
    await owner.query(`DROP TABLE ${live(table)}`);
    await owner.query(`ALTER TABLE ${shadow(table)} SET SCHEMA public`);
    for (const guard of constraints.filter(isGuard)) await addConstraint(owner, live(table), guard);
  }
  await owner.query('COMMIT');
}

/** First the checkpoints, then the tables: the order in which a follower locks them. */
async function lockCheckpoints(owner: pg.Client, names: readonly string[]): Promise<void> {
  for (const name of names) await send(owner, createCheckpoint(name));
  await owner.query(`SELECT FROM subscription_checkpoint WHERE name = ANY ($1::text[]) ORDER BY name FOR UPDATE`, [
    names,
  ]);
}

const setCheckpoint = (owner: pg.Client, name: string, { transaction, position }: LogPlace) =>
  owner.query(
    `UPDATE subscription_checkpoint SET transaction = $2::xid8, position = $3, updated_at = now() WHERE name = $1`,
    [name, transaction, position],
  );
