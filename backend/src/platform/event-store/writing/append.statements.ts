import type { NewEvent } from '../recorded-event.js';
import type { Statement } from '../statement.js';

/** The most events per commit, since a statement has at most 65,535 parameters. */
const MOST_EVENTS = 5_000;

/**
 * Inserts all new events in one statement and returns (transaction, position) of each, in order. The unique constraint refuses an
 * existing version. A version that would leave a gap finds nothing at the expected version of its stream, becomes null and is
 * refused, at the cost of one look-up in the unique index; a new stream needs none.
 * VALUES, not unnest: PostgreSQL estimates ten rows for arrays and would then plan the look-up each time.
 */
export function appendStatement(events: readonly NewEvent[]): Statement {
  if (events.length > MOST_EVENTS)
    throw new Error(`${events.length} events in one commit, at most ${MOST_EVENTS} are possible`);
  const expected = expectedVersions(events);
  const isNew = [...expected.values()].every((version) => version === 0);
  return {
    name: `event-store.append-${isNew ? 'new-' : ''}${events.length}`,
    text: textFor(events.length, isNew),
    values: isNew ? events.flatMap(cells) : events.flatMap((event) => [...cells(event), expected.get(event.stream)]),
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

/** The required version of each stream: the one before its first new event. */
function expectedVersions(events: readonly NewEvent[]): ReadonlyMap<string, number> {
  const expected = new Map<string, number>();
  for (const { stream, version } of events) if (!expected.has(stream)) expected.set(stream, version - 1);
  return expected;
}

const texts = new Map<string, string>();

function textFor(events: number, isNew: boolean): string {
  const key = `${events} ${isNew}`;
  const known = texts.get(key);
  if (known !== undefined) return known;
  const rows = Array.from({ length: events }, (_, at) => (isNew ? newRow(at * 11) : checkedRow(at * 12)));
  const text = `INSERT INTO event (recorded_at, id, stream, version, schema_version, stream_type, type,
                                   actor, correlation_id, causation_id, data)
                VALUES ${rows.join(', ')} RETURNING transaction, position`;
  texts.set(key, text);
  return text;
}

const newRow = (before: number) => `(${parameters(before, 1, 11)})`;

const checkedRow = (before: number) => {
  const [stream, version, expected] = [3, 4, 12].map((nth) => `$${before + nth}`);
  const checked = `CASE WHEN ${expected}::integer = 0 THEN ${version}::integer
    ELSE (SELECT ${version}::integer FROM event WHERE stream = ${stream} AND version = ${expected}::integer) END`;
  return `(${parameters(before, 1, 2)}, ${stream}::uuid, ${checked}, ${parameters(before, 5, 11)})`;
};

const parameters = (before: number, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `$${before + from + at}`).join(', ');
