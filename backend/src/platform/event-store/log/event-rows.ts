import { readInstant } from '../../database/type-parsers.js';
import type { RecordedEvent, ReplayedEvent } from '../recorded-event.js';
import type { TextRow } from '../../database/row-reader.js';
import { type KeptTexts, TEXTS_OF_EVENT } from '../texts/texts-of-event.js';
import type { Upcasting } from '../upcasting.js';

const STORED_COLUMNS = `position, transaction, recorded_at, id, stream, version, schema_version, stream_type, type,
  actor, correlation_id, causation_id, data`;

/** In the order in which `toRecordedEvent` reads them, for a SELECT from `event`. */
export const EVENT_COLUMNS = `${STORED_COLUMNS}, ${TEXTS_OF_EVENT} AS texts`;

/** The same for a SELECT from a subquery that selects them. */
export const SELECTED_EVENT_COLUMNS = `${STORED_COLUMNS}, texts`;

type EventCells = readonly [
  position: string,
  transaction: string,
  recordedAt: string,
  id: string,
  stream: string,
  version: string,
  schemaVersion: string,
  streamType: string,
  type: string,
  actor: string,
  correlationId: string,
  causationId: string | null,
  data: string,
  texts: string | null,
];

/** Makes an event, in its newest shape, from a raw row of EVENT_COLUMNS. */
export function toRecordedEvent(row: TextRow, upcasting: Upcasting): RecordedEvent {
  const [
    position,
    transaction,
    recordedAt,
    id,
    stream,
    version,
    schema,
    streamType,
    type,
    actor,
    correlationId,
    causationId,
    data,
    texts,
  ] = row as EventCells;
  const schemaVersion = Number(schema);
  return {
    position,
    transaction,
    id,
    stream,
    streamType,
    version: Number(version),
    type,
    schemaVersion,
    ...upcasting.read(type, schemaVersion, JSON.parse(data) as object, parsed(texts)),
    actor,
    correlationId,
    causationId,
    recordedAt: readInstant(recordedAt),
  };
}

/** In the order in which `toReplayedEvent` reads them. */
export const REPLAYED_COLUMNS = `position, transaction, recorded_at, id, stream, schema_version, type, actor,
  data, ${TEXTS_OF_EVENT} AS texts`;

type ReplayedCells = readonly [
  position: string,
  transaction: string,
  recordedAt: string,
  id: string,
  stream: string,
  schemaVersion: string,
  type: string,
  actor: string,
  data: string,
  texts: string | null,
];

/** Makes an event, in its newest shape, from a raw row of REPLAYED_COLUMNS. */
export function toReplayedEvent(row: TextRow, upcasting: Upcasting): ReplayedEvent {
  const [position, transaction, recordedAt, id, stream, schemaVersion, type, actor, data, texts] = row as ReplayedCells;
  return {
    position,
    transaction,
    id,
    stream,
    type,
    data: upcasting.read(type, Number(schemaVersion), JSON.parse(data) as object, parsed(texts)).data,
    actor,
    recordedAt: readInstant(recordedAt),
  };
}

const parsed = (texts: string | null): KeptTexts => (texts === null ? null : (JSON.parse(texts) as KeptTexts));
