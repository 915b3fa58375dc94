import { v7 } from 'uuid';
import type { Dice } from './dice.js';
import { storyOf } from './booking-story.js';
import { type PlannedBooking, WINDOW_MS } from './plan-bookings.js';
import type { Teller } from './told.js';
import type { SeededEvent } from './write-log.js';

const AT_ONCE = 4_000;

/** The events of all bookings in the order in which they happened; only those near one another are held at a time. */
export function* tellInOrder(
  planned: readonly PlannedBooking[],
  teller: Teller,
  admins: readonly string[],
): Generator<SeededEvent, void, undefined> {
  let waiting: SeededEvent[] = [];
  for (let first = 0; first < planned.length; first += AT_ONCE) {
    for (const booking of planned.slice(first, first + AT_ONCE)) waiting.push(...eventsOf(booking, teller, admins));
    // nothing of a later booking happened before its window opened
    const next = planned[first + AT_ONCE];
    const settledMs = next === undefined ? Infinity : next.startMs - WINDOW_MS;
    waiting.sort((one, other) => one.atMs - other.atMs);
    const settled = waiting.findIndex(({ atMs }) => atMs >= settledMs);
    const end = settled === -1 ? waiting.length : settled;
    yield* waiting.slice(0, end);
    waiting = waiting.slice(end);
  }
}

function eventsOf(booking: PlannedBooking, teller: Teller, admins: readonly string[]): SeededEvent[] {
  const story = storyOf(booking, teller);
  const stream = v7({ msecs: story[0]?.atMs ?? 0 });
  return story.map(({ atMs, by, event }, before) => ({
    atMs,
    stream,
    version: before + 1,
    actor: by === 'responder' ? `responder:${booking.responder.id}` : adminOf(admins, teller.dice),
    event,
  }));
}

const adminOf = (admins: readonly string[], dice: Dice): string =>
  admins.length === 0 ? 'system:seed' : `responder:${dice.oneOf(admins)}`;
