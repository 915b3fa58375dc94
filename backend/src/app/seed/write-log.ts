import type pg from 'pg';
import { v7 } from 'uuid';
import { instantOfMillis } from '@rigbook/contracts/kernel';
import { BOOKING_STREAM, type BookingEvent } from '../../booking/booking.events.js';
import { rowsStatement } from '../../platform/event-store/index.js';
import { send } from '../../platform/database/one-round-trip.js';
import { timelineOf } from './booking-timeline.js';
import type { Dice } from './dice.js';
import { type PlannedBooking, WINDOW_MS } from './plan-bookings.js';
import type { SeedContext } from './timeline.js';

interface SeededEvent {
  readonly atMs: number;
  readonly stream: string;
  readonly version: number;
  readonly actor: string;
  readonly event: BookingEvent;
}

const BATCH = 5_000;

/** Appends the events to the log in the given order, within the client's transaction. Returns how many. */
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
  rowsStatement({
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

const AT_ONCE = 4_000;

/** The events of all bookings in the order in which they happened. Holds only a part of them in memory at a time. */
export function* eventsInOrder(
  planned: readonly PlannedBooking[],
  context: SeedContext,
  admins: readonly string[],
): Generator<SeededEvent, void, undefined> {
  let waiting: SeededEvent[] = [];
  for (let first = 0; first < planned.length; first += AT_ONCE) {
    for (const booking of planned.slice(first, first + AT_ONCE)) waiting.push(...eventsOf(booking, context, admins));
    // a later booking has no events before its booking window opened
    const next = planned[first + AT_ONCE];
    const settledMs = next === undefined ? Infinity : next.startMs - WINDOW_MS;
    waiting.sort((one, other) => one.atMs - other.atMs);
    const settled = waiting.findIndex(({ atMs }) => atMs >= settledMs);
    const end = settled === -1 ? waiting.length : settled;
    yield* waiting.slice(0, end);
    waiting = waiting.slice(end);
  }
}

function eventsOf(booking: PlannedBooking, context: SeedContext, admins: readonly string[]): SeededEvent[] {
  const timeline = timelineOf(booking, context);
  const stream = v7({ msecs: timeline[0]?.atMs ?? 0 });
  return timeline.map(({ atMs, by, event }, before) => ({
    atMs,
    stream,
    version: before + 1,
    actor: by === 'responder' ? `responder:${booking.responder.id}` : adminOf(admins, context.dice),
    event,
  }));
}

const adminOf = (admins: readonly string[], dice: Dice): string =>
  admins.length === 0 ? 'system:seed' : `responder:${dice.oneOf(admins)}`;
