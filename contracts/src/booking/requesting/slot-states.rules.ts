import { staysOutOfAdminOnlyPeriod } from './admin-only-period.rules.js';
import { firstClash, requestedPeriod, isNotInThePast } from './request.rules.js';
import { lastBookableDay, startsInsideBookingWindow } from './booking-window.rules.js';
import { firstTaken, type TakenHours, takenState } from './taken-hours.rules.js';
import { withTurnRound } from './turn-round.rules.js';
import type { Slot } from './slots.rules.js';
import { isOutOfServiceAt, type OutOfService } from '../../fleet/out-of-service.rules.js';
import { hasPapersThroughout, type PapersEnd } from '../../fleet/papers-end.rules.js';
import { periodOfDay } from '../../kernel/calendar.js';
import { addHours, HOUR_MS, instantOfMillis, isBefore, millisOf } from '../../kernel/time.js';
import type { Instant, Period, Zone } from '../../kernel/time.js';

export const slotStateLabels = {
  available: 'Available',
  booked: 'Booked',
  asked: 'Extension',
  held: 'Held',
  offered: 'Held for you',
  turnRound: 'Turn-round',
  adminOnly: 'Admin Only',
  past: 'Past/Unavailable',
} as const;
export type SlotState = keyof typeof slotStateLabels;

export interface SlotFacts {
  readonly now: Instant;
  readonly zone: Zone;
  readonly isAdmin: boolean;
  /** The vehicle's hours that bookings and offers take, in order of time. */
  readonly taken: readonly TakenHours[];
  /** Minutes for which a booking would hold the vehicle after its end. */
  readonly turnRoundMinutes?: number;
  readonly outOfService?: OutOfService | null;
  /** of the vehicle; no booking goes on after it */
  readonly papersEnd?: PapersEnd | null;
}

export interface SlotWithState extends Slot {
  readonly state: SlotState;
  /** The hours of a booking of the chosen duration that starts here. */
  readonly wouldTake: Period;
  /** The first hours in the way that make the state what it is: taken ones, or those whose turn-round is missing. */
  readonly clash: TakenHours | null;
  /** Set if the vehicle is out of service then, which makes the state `past`. */
  readonly outOfService: OutOfService | null;
  /** Set if a paper of the vehicle ends before the booking would, which makes the state `past`. */
  readonly papersEnd: PapersEnd | null;
}

/** The slots, each as a start for a booking of that duration (docs/domain.md#requesting). */
export const slotStates = (slots: readonly Slot[], durationHours: number, given: SlotFacts): readonly SlotWithState[] =>
  slots.map((slot) => {
    const wouldTake = requestedPeriod(slot.startAt, durationHours);
    const state = stateOfStart(wouldTake, given);
    return {
      ...slot,
      state,
      wouldTake,
      clash: clashIn(state, wouldTake, given),
      outOfService: outOfServiceAt(slot.startAt, given),
      papersEnd: papersEndBefore(wouldTake, given),
    };
  });

const clashIn = (state: SlotState, wouldTake: Period, { taken, turnRoundMinutes = 0 }: SlotFacts): TakenHours | null =>
  state === 'turnRound'
    ? firstClash(withTurnRound(wouldTake, turnRoundMinutes), taken)
    : (firstTaken(wouldTake, taken, state) ?? null);

const outOfServiceAt = (startAt: Instant, { outOfService = null }: SlotFacts): OutOfService | null =>
  isOutOfServiceAt(startAt, outOfService) ? outOfService : null;

const papersEndBefore = (period: Period, { papersEnd = null, zone }: SlotFacts): PapersEnd | null =>
  hasPapersThroughout(period, papersEnd, zone) ? null : papersEnd;

/** In the order in which a request is refused: out of service, without papers, past or beyond the window, admin only, taken. */
export function stateOfStart(period: Period, given: SlotFacts): SlotState {
  const { now, zone, isAdmin, taken, turnRoundMinutes = 0 } = given;
  if (outOfServiceAt(period.startAt, given) !== null) return 'past';
  if (papersEndBefore(period, given) !== null) return 'past';
  if (!isNotInThePast(period.startAt, now) || !startsInsideBookingWindow(period.startAt, now, zone)) return 'past';
  if (!staysOutOfAdminOnlyPeriod(period, isAdmin, zone)) return 'adminOnly';
  const takenAs = takenState(period, taken);
  if (takenAs !== undefined) return takenAs;
  return firstClash(withTurnRound(period, turnRoundMinutes), taken) === null ? 'available' : 'turnRound';
}

/** The first full hour from `from` on at which a booking of that duration is available; null if the window has none. */
export function nextFreeStart(from: Instant, durationHours: number, given: SlotFacts): Instant | null {
  const windowEndsAt = periodOfDay(lastBookableDay(given.now, given.zone), given.zone).endAt;
  const earliest = isBefore(from, given.now) ? given.now : from;
  let startAt = instantOfMillis(Math.ceil(millisOf(earliest) / HOUR_MS) * HOUR_MS);
  for (; isBefore(startAt, windowEndsAt); startAt = addHours(startAt, 1))
    if (stateOfStart(requestedPeriod(startAt, durationHours), given) === 'available') return startAt;
  return null;
}
