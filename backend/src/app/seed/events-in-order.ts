import { v7 } from 'uuid';
import type { Dice } from './dice.js';
import { timelineOf } from './booking-timeline.js';
import { type PlannedBooking, WINDOW_MS } from './plan-bookings.js';
import type { SeedContext } from './timeline.js';
import type { SeededEvent } from './write-log.js';

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
