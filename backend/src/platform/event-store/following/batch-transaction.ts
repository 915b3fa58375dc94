import type { PoolClient } from 'pg';
import type { Database } from '../../database/database.js';
import { moveCheckpoint } from './checkpoint.statements.js';
import { placeOf } from '../log/log-place.js';
import type { LogPlace, RecordedEvent } from '../recorded-event.js';
import type { BatchTransaction, Subscription } from './subscription.js';
import { send } from '../writing/transaction-pipeline.js';

/** Another process has handled these events: read the checkpoint again. */
export class CheckpointMoved extends Error {
  override readonly name = 'CheckpointMoved';
}

/**
 * Passes a batch to the subscription and moves its checkpoint from `from` to the batch's end, in one transaction. Returns the new
 * checkpoint. @throws CheckpointMoved, or what the handler throws
 */
export async function handleBatch(
  database: Database,
  subscription: Subscription,
  from: LogPlace,
  events: readonly RecordedEvent[],
): Promise<LogPlace> {
  const to = placeOf(events.at(-1) ?? { ...from });
  await database.withClient(async (client) => {
    try {
      const [, moved] = await Promise.all([
        client.query('BEGIN'),
        send(client, moveCheckpoint(subscription.name, from, to)),
      ]);
      if (moved.rowCount !== 1) throw new CheckpointMoved(subscription.name);
      await subscription.handle(events, transactionOn(client));
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {});
      throw error;
    }
  });
  return to;
}

const transactionOn = (client: PoolClient): BatchTransaction => ({
  query: async <Row extends object>(statement: Parameters<BatchTransaction['query']>[0]) =>
    (await send(client, statement)).rows as Row[],
});
