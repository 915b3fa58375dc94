import type pg from 'pg';
import { REPLAYED_COLUMNS } from '../log/event-rows.js';
import { readReplayedEvents } from '../log/events-query.js';
import { nextReplayedEvents } from '../log/log.statements.js';
import type { ReadLog } from '../following/log-batches.js';
import type { LogPlace, ReplayedEvent } from '../recorded-event.js';
import type { Statement } from '../../database/statement.js';
import type { Upcasting } from '../upcasting.js';

/** Reads only settled events, which never change. */
export const settledLog =
  (client: pg.Client, upcasting: Upcasting): ReadLog<ReplayedEvent> =>
  (after, limit) =>
    readReplayedEvents(client, nextReplayedEvents(after, limit), upcasting);

/** Reads everything that the client's transaction sees, including unsettled events. */
export const visibleLog =
  (client: pg.Client, upcasting: Upcasting): ReadLog<ReplayedEvent> =>
  (after, limit) =>
    readReplayedEvents(client, visibleEvents(after, limit), upcasting);

const visibleEvents = (after: LogPlace, limit: number): Statement => ({
  name: 'rebuild.visible-events',
  text: `SELECT ${REPLAYED_COLUMNS} FROM event WHERE (transaction, position) > ($1::xid8, $2::bigint)
         ORDER BY transaction, position LIMIT $3`,
  values: [after.transaction, after.position, limit],
});
