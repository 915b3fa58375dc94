import { query, type Query } from '../../database/query.js';
import { EVENT_COLUMNS, REPLAYED_COLUMNS } from './event-rows.js';
import type { LogPlace, RecordedEvent } from '../recorded-event.js';
import { type KeptTexts, TEXTS_OF_EVENT } from '../texts/texts-of-event.js';
import type { Statement } from '../../database/statement.js';
import type { Upcasting } from '../upcasting.js';

/** The next events after a place, in the order of the log, up to where no earlier event can still appear. */
export const nextEvents = (after: LogPlace, limit: number): Statement => ({
  name: 'event-store.next-events',
  text: settled(EVENT_COLUMNS),
  values: [after.transaction, after.position, limit],
});

/** The same, for a rebuild. */
export const nextReplayedEvents = (after: LogPlace, limit: number): Statement => ({
  name: 'event-store.next-replayed-events',
  text: settled(REPLAYED_COLUMNS),
  values: [after.transaction, after.position, limit],
});

/**
 * Only events of transactions older than every one still running: a transaction that commits late has a lower number than others,
 * and would be skipped permanently.
 */
const settled = (columns: string) => `SELECT ${columns} FROM event
  WHERE (transaction, position) > ($1::xid8, $2::bigint)
    AND transaction < pg_snapshot_xmin(pg_current_snapshot())
  ORDER BY transaction, position LIMIT $3`;

/** Whether anything is committed after this place, even if it may not be read yet. */
export const anythingAfter = (after: LogPlace): Statement => ({
  name: 'event-store.anything-after',
  text: `SELECT FROM event WHERE (transaction, position) > ($1::xid8, $2::bigint) LIMIT 1`,
  values: [after.transaction, after.position],
});

const EVENT_FIELDS = `position, transaction, recorded_at AS "recordedAt", id, stream, version, schema_version AS "schemaVersion",
  stream_type AS "streamType", type, actor, correlation_id AS "correlationId", causation_id AS "causationId", data,
  ${TEXTS_OF_EVENT} AS texts`;

/** All events of a stream, in order and in their newest shape; none for an unknown stream. */
export const eventsOfStream = (stream: string, upcasting: Upcasting): Query<readonly RecordedEvent[]> =>
  events(upcasting, {
    name: 'event-store.stream',
    text: `SELECT ${EVENT_FIELDS} FROM event WHERE stream = $1 ORDER BY version`,
    values: [stream],
  });

/** The same for several streams, one after the other. */
export const eventsOfStreams = (streams: readonly string[], upcasting: Upcasting): Query<readonly RecordedEvent[]> =>
  events(upcasting, {
    name: 'event-store.streams',
    text: `SELECT ${EVENT_FIELDS} FROM event WHERE stream = ANY ($1::uuid[]) ORDER BY stream, version`,
    values: [streams],
  });

const events = (upcasting: Upcasting, statement: Statement) =>
  query<RecordedEvent & { readonly texts: KeptTexts }, readonly RecordedEvent[]>(statement, (rows) =>
    rows.map(({ texts, ...event }) => ({
      ...event,
      ...upcasting.read(event.type, event.schemaVersion, event.data, texts),
    })),
  );
