import type { BookingId, ResponderId } from '../kernel/ids.js';
import type { Bracket, Look } from './damage-history.js';

/**
 * Everybody whom a bracket names, in the order of what happened: who looked last, who had the vehicle, who saw it first, and who took it back in
 * their place.
 */
export const namedIn = ({ lastClean, held, firstSeen }: Bracket): readonly ResponderId[] => [
  ...new Set(
    [
      lastClean?.responderId,
      lastClean?.withResponderId,
      lastClean?.byOffice,
      ...held.map(({ responderId }) => responderId),
      firstSeen.responderId,
      firstSeen.withResponderId,
      firstSeen.byOffice,
    ].filter((id) => id !== undefined && id !== null),
  ),
];

interface Told {
  readonly responderId: ResponderId;
  readonly bookingId: BookingId;
}

/** Who looked themselves: of a vehicle that the office took back, its responder has seen nothing. */
export const whoLooked = ({ byOffice, responderId, withResponderId }: Look): readonly ResponderId[] =>
  byOffice === null ? [responderId, withResponderId].filter((id) => id !== null) : [byOffice];

/** Who is told that the bracket names them, each once with their last shift in it. Who saw the damage first knows. */
export function toldIn({ lastClean, held, firstSeen }: Bracket): readonly Told[] {
  const known = whoLooked(firstSeen);
  const shifts = [...(lastClean ? [lastClean] : []), ...held].flatMap(
    ({ responderId, bookingId }): [ResponderId, Told][] =>
      bookingId === null ? [] : [[responderId, { responderId, bookingId }]],
  );
  return [...new Map(shifts).values()].filter(({ responderId }) => !known.includes(responderId));
}

/** The shifts to which damage can be attributed. */
export const shiftsIn = ({ lastClean, held, firstSeen }: Bracket): readonly BookingId[] => [
  ...new Set(
    [lastClean?.bookingId, ...held.map(({ bookingId }) => bookingId), firstSeen.bookingId].filter(
      (id) => id !== undefined && id !== null,
    ),
  ),
];

/** Who had the vehicle in a shift of the bracket; null for another shift. */
export function holderIn({ lastClean, held, firstSeen }: Bracket, bookingId: BookingId): ResponderId | null {
  const named = [...held, ...(lastClean ? [lastClean] : []), firstSeen];
  return named.find((one) => one.bookingId === bookingId)?.responderId ?? null;
}
