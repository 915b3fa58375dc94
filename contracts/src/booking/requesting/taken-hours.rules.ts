import type { TakenPeriod } from './turn-round.rules.js';
import { isBefore, overlaps, type Instant, type Period } from '../../kernel/time.js';

/** Taken hours as a calendar shows them: as what they are, not whose. */
export interface TakenHours extends TakenPeriod {
  /** From then on they are only asked for, by an extension that waits for an administrator. */
  readonly askedFrom?: Instant | null;
  /** They are held for somebody who was offered them and answers by then. */
  readonly offeredUntil?: Instant | null;
  /** They are held for the person who looks. */
  readonly isOwnOffer?: boolean;
}

/** What keeps hours longest comes first. */
const takenStates = ['booked', 'asked', 'held', 'offered'] as const;

/**
 * `asked`: an extension asks for them; `held`: for somebody who was offered them, so that they may soon be free; `offered`: for the
 * person who looks.
 */
export type TakenState = (typeof takenStates)[number];

/** What stands most firmly in the way of hours, turn-rounds aside; undefined if nothing takes them. */
export function takenState(period: Period, taken: readonly TakenHours[]): TakenState | undefined {
  const states = taken.filter((hours) => overlaps(period, hours)).map((hours) => stateOf(period, hours));
  return takenStates.find((state) => states.includes(state));
}

/** Of hours in order of time, the first that is in the way and in that state. */
export const firstTaken = (period: Period, taken: readonly TakenHours[], state: string): TakenHours | undefined =>
  taken.find((hours) => overlaps(period, hours) && stateOf(period, hours) === state);

function stateOf(period: Period, { askedFrom, offeredUntil, isOwnOffer }: TakenHours): TakenState {
  if (offeredUntil) return isOwnOffer ? 'offered' : 'held';
  return askedFrom && !isBefore(period.startAt, askedFrom) ? 'asked' : 'booked';
}
