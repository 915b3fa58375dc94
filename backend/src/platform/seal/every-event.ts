import type { Statement } from '../database/statement.js';
import { STORED_EVENT_COLUMNS, type StoredEvent } from './canonical-event.js';
import { EVENT_WITH_TEXTS_COLUMNS } from './sealed-texts.js';

export type LastRead = Pick<StoredEvent, 'transaction' | 'position' | 'stream' | 'version'>;

/** Before everything the table can contain, including positions that the log never assigns. */
const BEFORE_ALL: LastRead = {
  transaction: '0',
  position: String(-(2n ** 63n)),
  stream: '00000000-0000-0000-0000-000000000000',
  version: 0,
};

/**
 * The next of all existing events, in the order of the log, and by stream and version, which are unique: so an event with the same
 * position as another cannot hide between two batches.
 */
export const everyEventAfter = (last: LastRead | undefined, limit: number): Statement => ({
  name: 'seal.every-event-after',
  text: `${everyEvent(EVENT_WITH_TEXTS_COLUMNS)} ${IN_ORDER}`,
  values: valuesOf(last, limit),
});

/** Like `everyEventAfter`, but only settled events, before which no other can still appear. */
export const settledEventsAfter = (last: LastRead | undefined, limit: number): Statement => ({
  name: 'seal.settled-events-after',
  text: `${everyEvent(STORED_EVENT_COLUMNS)} AND ${IS_SETTLED} ${IN_ORDER}`,
  values: valuesOf(last, limit),
});

/** The same with their texts. */
export const settledWithTextsAfter = (last: LastRead | undefined, limit: number): Statement => ({
  name: 'seal.settled-texts-after',
  text: `${everyEvent(EVENT_WITH_TEXTS_COLUMNS)} AND ${IS_SETTLED} ${IN_ORDER}`,
  values: valuesOf(last, limit),
});

// not one comparison of four columns: Postgres would misjudge a transaction with very many events and sort the whole log for
// each batch
const everyEvent = (columns: string) => `SELECT ${columns} FROM event
  WHERE (transaction, position) >= ($1::xid8, $2::bigint)
    AND NOT (transaction = $1::xid8 AND position = $2::bigint AND (stream, version) <= ($3::uuid, $4::integer))`;
const IS_SETTLED = 'transaction < pg_snapshot_xmin(pg_current_snapshot())';
const IN_ORDER = `ORDER BY transaction, position, stream, version LIMIT $5`;

const valuesOf = ({ transaction, position, stream, version }: LastRead = BEFORE_ALL, limit: number) => [
  transaction,
  position,
  stream,
  version,
  limit,
];
