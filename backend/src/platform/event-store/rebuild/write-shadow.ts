import type pg from 'pg';
import { runAll } from '../following/projection-subscription.js';
import { project } from '../projecting/project.js';
import type { AnyProjection } from '../projection.js';
import type { ReplayedEvent } from '../recorded-event.js';
import { send } from '../writing/transaction-pipeline.js';

/** Writes a batch with the statements of the live write, inside the client's transaction. */
export async function writeShadow(
  client: pg.Client,
  projections: readonly AnyProjection[],
  events: readonly ReplayedEvent[],
): Promise<void> {
  await runAll(project(projections, events), async (statement) => (await send(client, statement)).rows as object[]);
}
