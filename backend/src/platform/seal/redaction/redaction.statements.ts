import type { Statement } from '../../database/statement.js';
import type { LogPlace } from '../../event-store/recorded-event.js';
import { STORED_EVENT_COLUMNS, type StoredEvent } from '../canonical-event.js';

/** An event with its hash in the chain, and the hash before it; null: it is the first. */
export interface SealedEvent extends StoredEvent {
  readonly hash: Buffer;
  readonly hashBefore: Buffer | null;
}

/** The next sealed events of these types that were not redacted. */
export const sealedEventsOfTypes = (types: readonly string[], after: LogPlace, limit: number): Statement => ({
  name: 'redaction.sealed-events',
  text: `SELECT event.*, seal.hash, before.hash AS "hashBefore"
         FROM (SELECT ${STORED_EVENT_COLUMNS} FROM event
               WHERE (transaction, position) > ($1::xid8, $2::bigint) AND type = ANY ($3::text[])
               ORDER BY event.transaction, event.position LIMIT $4) event
         JOIN seal ON seal.position = event.position
         LEFT JOIN seal before ON before.number = seal.number - 1
         ORDER BY event.transaction, event.position`,
  values: [after.transaction, after.position, types, limit],
});

/** Puts other data into events. Only a redaction may, and only while it has lifted the trigger of the log. */
export const rewriteData = (events: readonly Pick<StoredEvent, 'stream' | 'version' | 'data'>[]): Statement => ({
  name: 'redaction.rewrite',
  text: `UPDATE event SET data = rewritten.data::jsonb
         FROM unnest($1::uuid[], $2::integer[], $3::text[]) AS rewritten (stream, version, data)
         WHERE event.stream = rewritten.stream AND event.version = rewritten.version`,
  values: [
    events.map(({ stream }) => stream),
    events.map(({ version }) => version),
    events.map(({ data }) => JSON.stringify(data)),
  ],
});
