import type { Instant } from '@rigbook/contracts/kernel';
import type pg from 'pg';
import { EVENT_COLUMNS } from '../log/event-rows.js';
import { readEvents } from '../log/events-query.js';
import { logBatches } from '../following/log-batches.js';
import { BEGINNING } from '../log/log-place.js';
import { REPLAY_BATCH } from '../rebuild/load-shadow.js';
import type { RecordedEvent } from '../recorded-event.js';
import type { Upcasting } from '../upcasting.js';
import type { StreamCutoffs } from './stream-cutoffs.js';

export interface EventsAsOf {
  readonly until: Instant;
  readonly cutoffs: StreamCutoffs;
  readonly types: readonly string[];
  /** Default: all of them. */
  readonly streams: readonly string[] | undefined;
  readonly lastOfStream: boolean;
}

type Batches = AsyncIterable<readonly RecordedEvent[]>;

/** The events that count, in batches: in the order of the log, or the last one of each stream in the order of streams. */
export const eventsAsOf = (client: pg.ClientBase, upcasting: Upcasting, asked: EventsAsOf): Batches =>
  asked.lastOfStream ? lastOfEachStream(client, upcasting, asked) : inOrder(client, upcasting, asked);

const COUNTS = `recorded_at <= $1 AND type = ANY ($2::text[])
  AND NOT EXISTS (SELECT FROM unnest($3::uuid[], $4::integer[]) AS cutoffs (stream, version)
                  WHERE cutoffs.stream = event.stream AND event.version >= cutoffs.version)`;

const countsBy = ({ until, types, cutoffs }: EventsAsOf): unknown[] => [
  until,
  types,
  cutoffs.streams,
  cutoffs.versions,
];

function inOrder(client: pg.ClientBase, upcasting: Upcasting, asked: EventsAsOf): Batches {
  const { streams } = asked;
  const text = `SELECT ${EVENT_COLUMNS} FROM event
    WHERE (transaction, position) > ($5::xid8, $6::bigint) AND ${COUNTS} ${streams ? 'AND stream = ANY ($8::uuid[])' : ''}
    ORDER BY transaction, position LIMIT $7`;
  const name = streams ? 'as-of.events-of-streams' : 'as-of.events';
  return logBatches(
    ({ transaction, position }, limit) => {
      const values = [...countsBy(asked), transaction, position, limit, ...(streams ? [streams] : [])];
      return readEvents(client, { name, text, values }, upcasting);
    },
    BEGINNING,
    REPLAY_BATCH,
  );
}

const FIRST_STREAM = '00000000-0000-0000-0000-000000000000';

async function* lastOfEachStream(client: pg.ClientBase, upcasting: Upcasting, asked: EventsAsOf): Batches {
  let after: string | undefined = FIRST_STREAM;
  while (after !== undefined) {
    const batch: readonly RecordedEvent[] = await readEvents(
      client,
      {
        name: 'as-of.last-of-stream',
        text: `SELECT ${EVENT_COLUMNS} FROM (
                 SELECT DISTINCT ON (stream) * FROM event WHERE stream > $5 AND ${COUNTS}
                 ORDER BY stream, version DESC LIMIT $6) event
               ORDER BY stream`,
        values: [...countsBy(asked), after, REPLAY_BATCH],
      },
      upcasting,
    );
    if (batch.length > 0) yield batch;
    after = batch.length === REPLAY_BATCH ? batch.at(-1)?.stream : undefined;
  }
}
