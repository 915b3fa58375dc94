import type { NewEvent } from '../recorded-event.js';
import type { Statement } from '../../database/statement.js';

/** The most events per commit, since a statement has at most 65,535 parameters. */
const MOST_EVENTS = 5_000;
const MOST_BYTES_OF_NAME = 63;

/**
 * Inserts all new events in one statement. The unique constraint refuses an existing version. A version that would leave a gap finds
 * nothing before it in its stream, becomes null and is refused, at the cost of one look-up in the unique index; the first event of
 * a stream and those that follow another one of the same commit need none. Returns nothing: the place of an event costs as much
 * as a third of that look-up, and only readers of the log need it.
 * VALUES, not unnest: PostgreSQL estimates ten rows for arrays and would then plan the look-up each time.
 */
export function appendStatement(events: readonly NewEvent[]): Statement {
  if (events.length > MOST_EVENTS)
    throw new Error(`${events.length} events in one commit, at most ${MOST_EVENTS} are possible`);
  const continuing = firstsOfExistingStreams(events);
  const name = `event-store.append-${events.length}${continuing.map((at) => `-${at}`).join('')}`;
  return {
    name: name.length > MOST_BYTES_OF_NAME ? '' : name,
    text: texts.get(name) ?? textFor(name, events.length, new Set(continuing)),
    values: events.flatMap(cells),
  };
}

const cells = (event: NewEvent) => [
  event.recordedAt,
  event.id,
  event.stream,
  event.version,
  event.schemaVersion,
  event.streamType,
  event.type,
  event.actor,
  event.correlationId,
  event.causationId,
  JSON.stringify(event.data),
];

/** The events, by their numbers in the commit, whose previous version must already be in the log. */
function firstsOfExistingStreams(events: readonly NewEvent[]): readonly number[] {
  const seen = new Set<string>();
  return events.flatMap(({ stream, version }, at) => {
    if (seen.has(stream)) return [];
    seen.add(stream);
    return version === 1 ? [] : [at];
  });
}

const texts = new Map<string, string>();

function textFor(name: string, events: number, continuing: ReadonlySet<number>): string {
  const rows = Array.from({ length: events }, (_, at) => row(at * 11, continuing.has(at)));
  const text = `INSERT INTO event (recorded_at, id, stream, version, schema_version, stream_type, type,
                                   actor, correlation_id, causation_id, data)
                VALUES ${rows.join(', ')}`;
  if (name.length <= MOST_BYTES_OF_NAME) texts.set(name, text);
  return text;
}

function row(before: number, isContinuing: boolean): string {
  const [stream, version] = [`$${before + 3}::uuid`, `$${before + 4}::integer`];
  const previous = `SELECT ${version} FROM event WHERE stream = ${stream} AND version = ${version} - 1`;
  const others = Array.from({ length: 7 }, (_, at) => `$${before + 5 + at}`).join(', ');
  return `($${before + 1}, $${before + 2}, ${stream}, ${isContinuing ? `(${previous})` : version}, ${others})`;
}
