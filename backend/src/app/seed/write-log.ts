import type pg from 'pg';
import { v7 } from 'uuid';
import { instantOfMillis } from '@rigbook/contracts/kernel/time';
import { BOOKING_STREAM, type BookingEvent } from '../../booking/booking.events.js';
import { columns } from '../../platform/event-store/columns.js';

export interface SeededEvent {
  readonly atMs: number;
  readonly stream: string;
  readonly version: number;
  readonly actor: string;
  readonly event: BookingEvent;
}

const BATCH = 5_000;

/** Appends the events to the log in the given order, within the client's transaction. Answers how many. */
export async function writeLog(
  client: pg.Client,
  events: Iterable<SeededEvent>,
  onBatch: (events: number) => void,
): Promise<number> {
  let written = 0;
  let batch: SeededEvent[] = [];
  const flush = async () => {
    await client.query({ name: 'seed.events', text: INSERT, values: columns(batch, cells) });
    written += batch.length;
    batch = [];
    onBatch(written);
  };
  for (const event of events) {
    batch.push(event);
    if (batch.length === BATCH) await flush();
  }
  if (batch.length > 0) await flush();
  return written;
}

const INSERT = `
  INSERT INTO event (recorded_at, id, stream, version, schema_version, stream_type, type, actor, correlation_id, data)
  SELECT recorded_at, id, stream, version, 1, '${BOOKING_STREAM}', type, actor, id::text, data
  FROM unnest($1::timestamptz[], $2::uuid[], $3::uuid[], $4::integer[], $5::text[], $6::text[], $7::jsonb[])
    WITH ORDINALITY AS e (recorded_at, id, stream, version, type, actor, data, nth)
  ORDER BY nth`;

const cells = ({ atMs, stream, version, actor, event: { type, data } }: SeededEvent) => [
  instantOfMillis(atMs),
  v7({ msecs: atMs }),
  stream,
  version,
  type,
  actor,
  JSON.stringify(data),
];
