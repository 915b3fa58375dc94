import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { RECORDED_AT_EXACTLY } from '../event-store/log/followed-event.js';
import type { LogPlace } from '../event-store/recorded-event.js';
import type { Statement } from '../database/statement.js';
import type { EventRedacted } from './redaction/redaction.events.js';

/** Canonical JSON (RFC 8785). The package's types wrongly declare its export. */
export const canonicalJson = canonicalize as unknown as (value: object) => string;

/** The sealed content of an event (docs/adr/0043), with its data in the shape in which it was written. */
export interface StoredEvent extends LogPlace {
  readonly id: string;
  readonly stream: string;
  readonly streamType: string;
  readonly version: number;
  readonly type: string;
  readonly schemaVersion: number;
  readonly actor: string;
  readonly correlationId: string;
  readonly causationId: string | null;
  /** UTC with six decimals */
  readonly recordedAt: string;
  readonly data: object;
  /** of an event that was redacted: its leaves */
  readonly redaction?: EventRedacted['data'] | null;
}

/** RFC 8785 of exactly those members: a column that the log gains later must not change the hashes of events. */
export const canonicalEvent = (event: StoredEvent): string => canonicalJson(sealedContent(event));

export const sealedContent = (event: StoredEvent): StoredEvent => ({
  position: event.position,
  transaction: event.transaction,
  id: event.id,
  stream: event.stream,
  streamType: event.streamType,
  version: event.version,
  type: event.type,
  schemaVersion: event.schemaVersion,
  actor: event.actor,
  correlationId: event.correlationId,
  causationId: event.causationId,
  recordedAt: event.recordedAt,
  data: event.data,
});

const REDACTED: EventRedacted['type'] = 'EventRedacted';

/** The columns of a StoredEvent, for a SELECT from `event`. */
export const STORED_EVENT_COLUMNS = `position, transaction, id, stream, stream_type AS "streamType", version, type,
  schema_version AS "schemaVersion", actor, correlation_id AS "correlationId", causation_id AS "causationId",
  ${RECORDED_AT_EXACTLY} AS "recordedAt", data,
  (SELECT r.data FROM event r WHERE r.stream = event.id AND r.version = 1 AND r.type = '${REDACTED}') AS redaction`;

/** The next visible events, including those that may not be followed yet. */
export const storedEventsAfter = (place: LogPlace, limit: number): Statement => ({
  name: 'seal.events-after',
  text: `SELECT ${STORED_EVENT_COLUMNS} FROM event WHERE (transaction, position) > ($1::xid8, $2::bigint)
         ORDER BY transaction, position LIMIT $3`,
  values: [place.transaction, place.position, limit],
});

/** The hash before the first event: 32 zero bytes. */
export const CHAIN_START: Buffer = Buffer.alloc(32);

/** The leaf of the event as it is stored. */
export const storedLeafOf = (event: StoredEvent): Buffer => createHash('sha256').update(canonicalEvent(event)).digest();

/** The leaf that the chain holds: of a redacted event, if nothing else of it was changed, that of the original. */
export function leafOf(event: StoredEvent): Buffer {
  const leaf = storedLeafOf(event);
  const { redaction } = event;
  return redaction?.leafAfter === leaf.toString('hex') ? Buffer.from(redaction.leafBefore, 'hex') : leaf;
}

/** The hash of a link, from the hash before it and its leaf. */
export const linked = (before: Buffer, leaf: Buffer): Buffer =>
  createHash('sha256').update(before).update(leaf).digest();
