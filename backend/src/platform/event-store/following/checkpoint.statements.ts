import type { LogPlace } from '../recorded-event.js';
import type { Statement } from '../../database/statement.js';

export const createCheckpoint = (name: string): Statement => ({
  name: 'event-store.create-checkpoint',
  text: `INSERT INTO subscription_checkpoint (name, transaction, position) VALUES ($1, '0', 0) ON CONFLICT (name) DO NOTHING`,
  values: [name],
});

export const readCheckpoint = (name: string): Statement => ({
  name: 'event-store.read-checkpoint',
  text: `SELECT transaction, position FROM subscription_checkpoint WHERE name = $1`,
  values: [name],
});

/** Part of the error with which `moveCheckpoints` ends a transaction. */
export const CHECKPOINT_MOVED = 'a checkpoint was moved';

/**
 * Moves checkpoints only from where the batch began, and fails if another process has moved one. It locks them in the order of their
 * names, as a rebuild does. If one was moved, a
 * text is cast to an integer: the error ends the transaction, and no function in the database is needed.
 */
export const moveCheckpoints = (names: readonly string[], from: LogPlace, to: LogPlace): Statement => ({
  name: 'event-store.move-checkpoints',
  text: `WITH held AS (
           SELECT name FROM subscription_checkpoint
           WHERE name = ANY ($1::text[]) AND transaction = $2::xid8 AND position = $3
           ORDER BY name FOR UPDATE
         ), moved AS (
           UPDATE subscription_checkpoint c SET transaction = $4::xid8, position = $5, updated_at = now()
           FROM held WHERE c.name = held.name RETURNING c.name
         )
         SELECT CASE WHEN count(*) = cardinality($1::text[]) THEN 0 ELSE ('${CHECKPOINT_MOVED}: ' || count(*))::integer END
         FROM moved`,
  values: [names, from.transaction, from.position, to.transaction, to.position],
});

/** How far each follower is behind the end of the log, or whether it was moved beyond it. `waitingSince` is null if nothing waits. */
export const LAG = `SELECT c.name, next.recorded_at AS "waitingSince",
                CASE WHEN next.recorded_at IS NULL THEN 0 ELSE greatest(1, last.position - c.position) END::float8 AS "eventsBehind",
                (c.transaction, c.position) > (coalesce(last.transaction, '0'), coalesce(last.position, 0)) AS "beyondLog"
         FROM subscription_checkpoint c
         LEFT JOIN LATERAL (SELECT recorded_at FROM event e WHERE (e.transaction, e.position) > (c.transaction, c.position)
                            ORDER BY e.transaction, e.position LIMIT 1) next ON true
         LEFT JOIN LATERAL (SELECT transaction, position FROM event e ORDER BY e.transaction DESC, e.position DESC LIMIT 1) last ON true`;

export const readLag = (names: readonly string[]): Statement => ({
  name: 'event-store.lag',
  text: `${LAG} WHERE c.name = ANY ($1::text[]) ORDER BY c.name`,
  values: [names],
});
