import type { Statement } from '../event-store/statement.js';
import { STORED_EVENT_COLUMNS, type StoredEvent } from './canonical-event.js';

export type LastRead = Pick<StoredEvent, 'transaction' | 'position' | 'stream' | 'version'>;

/** Stands before everything that the table can hold, places that the log gives to no event among it. */
const BEFORE_ALL: LastRead = {
  transaction: '0',
  position: String(-(2n ** 63n)),
  stream: '00000000-0000-0000-0000-000000000000',
  version: 0,
};

/**
 * The next of all events that are there, in the order of the log. By stream and version as well, which no two events share:
 * whoever puts an event at the place of another one does not hide it between two parts of the reading.
 */
export const everyEventAfter = (last: LastRead | undefined, limit: number): Statement => ({
  name: 'seal.every-event-after',
  text: `${EVERY_EVENT_AFTER} ${IN_ORDER}`,
  values: valuesOf(last, limit),
});

/** As `everyEventAfter`, of those that may be followed: behind them none can come to stand before another one any more. */
export const settledEventsAfter = (last: LastRead | undefined, limit: number): Statement => ({
  name: 'seal.settled-events-after',
  text: `${EVERY_EVENT_AFTER} AND transaction < pg_snapshot_xmin(pg_current_snapshot()) ${IN_ORDER}`,
  values: valuesOf(last, limit),
});

// not as one comparison of four columns: Postgres then expects nothing more of a transaction that wrote very many events, and
// sorts all of the log for each part
const EVERY_EVENT_AFTER = `SELECT ${STORED_EVENT_COLUMNS} FROM event
  WHERE (transaction, position) >= ($1::xid8, $2::bigint)
    AND NOT (transaction = $1::xid8 AND position = $2::bigint AND (stream, version) <= ($3::uuid, $4::integer))`;
const IN_ORDER = `ORDER BY transaction, position, stream, version LIMIT $5`;

const valuesOf = ({ transaction, position, stream, version }: LastRead = BEFORE_ALL, limit: number) => [
  transaction,
  position,
  stream,
  version,
  limit,
];
