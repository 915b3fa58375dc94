import type { ProjectedEvent } from './recorded-event.js';
import type { Statement } from './statement.js';

/** How many events one commit may hold; a statement has at most 65,535 parameters. */
const MOST_EVENTS = 5_000;

/**
 * All new events in one INSERT; answers (transaction, position) of each, in the order given. The unique constraint refuses
 * a version that is there already. A version that would leave a gap finds nothing stored at the version expected of its
 * stream, becomes null and is refused as such, for one look into the unique index. VALUES, not unnest: PostgreSQL takes
 * the arrays for ten events and then plans the look anew for each single one.
 */
export function appendStatement(events: readonly ProjectedEvent[]): Statement {
  if (events.length > MOST_EVENTS)
    throw new Error(`${events.length} events in one commit, at most ${MOST_EVENTS} are possible`);
  const expected = new Map<string, number>();
  for (const { stream, version } of events) if (!expected.has(stream)) expected.set(stream, version - 1);
  return {
    name: `event-store.append-${events.length}`,
    text: textFor(events.length),
    values: events.flatMap((event) => [
      event.recordedAt,
      event.id,
      event.stream,
      event.version,
      expected.get(event.stream),
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

const texts = new Map<number, string>();

function textFor(events: number): string {
  const known = texts.get(events);
  if (known !== undefined) return known;
  const text = `INSERT INTO event (recorded_at, id, stream, version, schema_version, stream_type, type,
                                   actor, correlation_id, causation_id, data)
                VALUES ${Array.from({ length: events }, (_, at) => rowFrom(at * PARAMETERS)).join(', ')}
                RETURNING transaction, position`;
  texts.set(events, text);
  return text;
}

const PARAMETERS = 12;

function rowFrom(first: number): string {
  const $ = (nth: number) => `$${first + nth}`;
  const version = `CASE WHEN ${$(5)}::integer = 0 THEN ${$(4)}::integer
    ELSE (SELECT ${$(4)}::integer FROM event WHERE stream = ${$(3)} AND version = ${$(5)}::integer) END`;
  return `(${$(1)}, ${$(2)}, ${$(3)}::uuid, ${version}, ${$(6)}, ${$(7)}, ${$(8)}, ${$(9)}, ${$(10)}, ${$(11)}, ${$(12)})`;
}
