import type pg from 'pg';
import { v7 } from 'uuid';
import { instantOfMillis } from '@rigbook/contracts/kernel/time';
import { BOOKING_STREAM, type BookingEvent } from '../../booking/booking.events.js';
import { overRows } from '../../platform/event-store/over-rows.js';
import { send } from '../../platform/event-store/transaction-pipeline.js';

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
    await send(client, insertOf(batch));
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

const insertOf = (batch: readonly SeededEvent[]) =>
  overRows({
    name: 'seed.events',
    cells: {
      nth: 'integer',
      recordedAt: 'timestamptz',
      id: 'uuid',
      stream: 'uuid',
      version: 'integer',
      type: 'text',
      actor: 'text',
      data: 'jsonb',
    },
    rows: batch.map(({ atMs, stream, version, actor, event: { type, data } }, nth) => ({
      nth,
      recordedAt: instantOfMillis(atMs),
      id: v7({ msecs: atMs }),
      stream,
      version,
      type,
      actor,
      data,
    })),
    text: (rows) => `
      INSERT INTO event (recorded_at, id, stream, version, schema_version, stream_type, type, actor, correlation_id, data)
      SELECT recorded_at, id, stream, version, 1, '${BOOKING_STREAM}', type, actor, id::text, data
      FROM ${rows} ORDER BY nth`,
  });
