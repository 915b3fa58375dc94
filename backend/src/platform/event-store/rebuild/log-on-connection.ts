import type pg from 'pg';
import { EVENT_COLUMNS } from '../event-rows.js';
import { readEvents } from '../events-query.js';
import { nextEvents } from '../log.statements.js';
import type { ReadLog } from '../log-batches.js';
import type { LogPlace } from '../recorded-event.js';
import type { Statement } from '../statement.js';
import type { Upcasting } from '../upcasting.js';

/** Reads what may be read by everyone: it never changes any more. */
export const settledLog =
  (client: pg.Client, upcasting: Upcasting): ReadLog =>
  (after, limit) =>
    readEvents(client, nextEvents(after, limit), upcasting);

/** Reads all that the transaction of the client sees, events of unsettled neighbourhood included. */
export const visibleLog =
  (client: pg.Client, upcasting: Upcasting): ReadLog =>
  (after, limit) =>
    readEvents(client, visibleEvents(after, limit), upcasting);

const visibleEvents = (after: LogPlace, limit: number): Statement => ({
  name: 'rebuild.visible-events',
  text: `SELECT ${EVENT_COLUMNS} FROM event WHERE (transaction, position) > ($1::xid8, $2::bigint)
         ORDER BY transaction, position LIMIT $3`,
  values: [after.transaction, after.position, limit],
});
