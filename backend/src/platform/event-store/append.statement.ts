import { columns } from './columns.js';
import type { ProjectedEvent } from './recorded-event.js';
import type { Statement } from './statement.js';

/**
 * All new events in one INSERT; answers (transaction, position) of each, in the order given. The unique constraint refuses
 * a version that is there already. A version that would leave a gap finds no predecessor, neither stored nor in this
 * very statement, becomes null and is refused as such: one look into the unique index for each event.
 */
export function appendStatement(events: readonly ProjectedEvent[]): Statement {
  const firstVersions = new Map<string, number>();
  for (const { stream, version } of events) if (!firstVersions.has(stream)) firstVersions.set(stream, version);
  return {
    name: 'event-store.append',
    text: `INSERT INTO event (recorded_at, id, stream, version, schema_version, stream_type, type,
                              actor, correlation_id, causation_id, data)
           SELECT e.recorded_at, e.id, e.stream,
                  CASE WHEN e.expected = 0 THEN e.version
                       ELSE (SELECT e.version FROM event p WHERE p.stream = e.stream AND p.version = e.expected) END,
                  e.schema_version, e.stream_type, e.type, e.actor, e.correlation_id, e.causation_id, e.data
           FROM unnest($1::timestamptz[], $2::uuid[], $3::uuid[], $4::integer[], $5::integer[], $6::smallint[], $7::text[],
                       $8::text[], $9::text[], $10::text[], $11::text[], $12::jsonb[])
             AS e (recorded_at, id, stream, expected, version, schema_version, stream_type, type,
                   actor, correlation_id, causation_id, data)
           RETURNING transaction, position`,
    values: columns(events, (event) => [
      event.recordedAt,
      event.id,
      event.stream,
      (firstVersions.get(event.stream) ?? 1) - 1,
      event.version,
      event.schemaVersion,
      event.streamType,
      event.type,
      event.actor,
      event.correlationId,
      event.causationId,
      JSON.stringify(event.data),
    ]),
  };
}
