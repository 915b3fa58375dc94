import type { Database } from '../../database/database.js';
import type { FollowedEvent } from '../log/followed-event.js';
import { placeOf } from '../log/log-place.js';
import type { LogPlace } from '../recorded-event.js';
import { commitInOneRoundTrip } from '../../database/one-round-trip.js';
import { CHECKPOINT_MOVED, moveCheckpoints } from './checkpoint.statements.js';
import type { Subscription } from './subscription.js';

/** Another process has handled these events: read the checkpoint again. */
export class CheckpointMoved extends Error {
  override readonly name = 'CheckpointMoved';
}

/**
 * Writes what the subscriptions make of a batch, and moves their checkpoints from `from` to its end, in one transaction and one round
 * trip. Returns the new checkpoint. @throws CheckpointMoved, what a subscription throws, or what the database says
 */
export async function handleBatch(
  database: Database,
  subscriptions: readonly Subscription[],
  from: LogPlace,
  events: readonly FollowedEvent[],
): Promise<LogPlace> {
  const to = placeOf(events.at(-1) ?? { ...from });
  const names = subscriptions.map(({ name }) => name);
  const statements = [
    moveCheckpoints(names, from, to),
    ...subscriptions.flatMap((subscription) => subscription.statements(events)),
  ];
  const moved = await database
    .withClient((client) => commitInOneRoundTrip(client, statements))
    .then(() => undefined)
    .catch((error: unknown) => {
      if (!String(error).includes(CHECKPOINT_MOVED)) throw error;
      return new CheckpointMoved(names.join(', '), { cause: error });
    });
  // Also after CheckpointMoved: this process may have committed the batch, and the answer was lost. Of several, some may not have
  // been committed; each is tried again by itself.
  if (!moved || subscriptions.length === 1) for (const subscription of subscriptions) subscription.handled?.(events);
  if (moved) throw moved;
  return to;
}
