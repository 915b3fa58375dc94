import type { ErasableFields } from '../../events/erasable-fields.js';
import type { NewEvent } from '../recorded-event.js';
import { concealed } from '../texts/concealed-text.js';
import { cellsOfTexts, insertOfTexts } from '../texts/insert-texts.js';
import type { Statement } from '../../database/statement.js';

const NONE: ErasableFields = new Map();

/** The most events per commit, since a statement has at most 65,535 parameters. */
const MOST_EVENTS = 5_000;
const MOST_BYTES_OF_NAME = 63;

/**
 * Inserts all new events in one statement. The unique constraint refuses an existing version. A version that would leave a gap finds
 * nothing before it in its stream, becomes null and is refused, at the cost of one look-up in the unique index; the first event of
 * a stream and those that follow another one of the same commit need none. Returns nothing: the place of an event costs as much
 * as a third of that look-up, and only readers of the log need it.
 * VALUES, not unnest: PostgreSQL estimates ten rows for arrays and would then plan the look-up each time.
 * Texts that can be erased go into their table with the same statement, and their hashes into the events.
 */
export function appendStatement(events: readonly NewEvent[], erasable = NONE): Statement {
  if (events.length > MOST_EVENTS)
    throw new Error(`${events.length} events in one commit, at most ${MOST_EVENTS} are possible`);
  const continuing = firstsOfExistingStreams(events);
  const stored = events.map((event) => ({ event, ...concealed(event, erasable) }));
  const typed = stored.flatMap(({ texts: ofEvent }) => ofEvent);
  const hasTexts = typed.length > 0;
  const name = `event-store.append-${events.length}${continuing.map((at) => `-${at}`).join('')}${hasTexts ? '-texts' : ''}`;
  return {
    name: name.length > MOST_BYTES_OF_NAME ? '' : name,
    text: texts.get(name) ?? textFor(name, events.length, new Set(continuing), hasTexts),
    values: [...stored.flatMap(({ event, data }) => cells(event, data)), ...(hasTexts ? cellsOfTexts(typed) : [])],
  };
}

const cells = (event: NewEvent, data: object) => [
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
  JSON.stringify(data),
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

/** Of one event in the statement. */
const CELLS = 11;

const texts = new Map<string, string>();

function textFor(name: string, events: number, continuing: ReadonlySet<number>, hasTexts: boolean): string {
  const rows = Array.from({ length: events }, (_, at) => row(at * CELLS, continuing.has(at)));
  const text = `${hasTexts ? `WITH typed AS (${insertOfTexts(events * CELLS)}) ` : ''}INSERT INTO event (recorded_at, id, stream, version, schema_version, stream_type, type,
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
