import { addMinutes, isBefore, millisOf, overlaps, type Instant, type Period } from '../../kernel/time.js';

/** Minutes between two bookings of a vehicle, to fuel and clean it and hand it over. */
export const turnRound = { none: 0, most: 180, step: 5 } as const;

export const turnRoundProblem = (minutes: unknown): string | undefined =>
  Number.isInteger(minutes) &&
  (minutes as number) >= turnRound.none &&
  (minutes as number) <= turnRound.most &&
  (minutes as number) % turnRound.step === 0
    ? undefined
    : `The turn-round must be ${turnRound.none} to ${turnRound.most} minutes, in steps of ${turnRound.step}`;

/** Hours of a booking; its vehicle is held a little longer if it has a turn-round. */
export interface TakenPeriod extends Period {
  readonly heldUntil?: Instant;
}

/** When the vehicle is held: from the start to the end of the turn-round. */
export const periodWithTurnRound = ({ startAt, endAt, heldUntil = endAt }: TakenPeriod): Period => ({
  startAt,
  endAt: heldUntil,
});

export const withTurnRound = ({ startAt, endAt }: Period, minutes: number): TakenPeriod => ({
  startAt,
  endAt,
  heldUntil: addMinutes(endAt, minutes),
});

/** The minutes that are missing between a booking and one that it does not overlap: those of the earlier one. Undefined if they overlap. */
export function turnRoundBetween(period: TakenPeriod, other: TakenPeriod): number | undefined {
  if (overlaps(period, other)) return undefined;
  const { endAt, heldUntil = endAt } = isBefore(other.startAt, period.startAt) ? other : period;
  return Math.round((millisOf(heldUntil) - millisOf(endAt)) / 60_000);
}
