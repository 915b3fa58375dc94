import { isBefore, overlaps, type Period } from '../../kernel/time.js';
import type { TakenPeriod } from '../requesting/turn-round.rules.js';

/** Why nobody can have hours in which no booking stands: its vehicle is made ready, or it is somebody's turn on the waiting list. */
export type KeptFor = 'turn-round' | 'waiting-list';

export interface KeptHours extends Period {
  readonly keptFor: KeptFor;
}

/** The hours of a vehicle that are taken although none of its bookings has them. */
export function keptHours(taken: readonly TakenPeriod[], booked: readonly Period[]): readonly KeptHours[] {
  return taken.flatMap(({ startAt, endAt, heldUntil = endAt }): KeptHours[] => {
    const isBooked = booked.some((booking) => overlaps(booking, { startAt, endAt }));
    return [
      ...(isBooked ? [] : [{ startAt, endAt, keptFor: 'waiting-list' as const }]),
      ...(isBefore(endAt, heldUntil) ? [{ startAt: endAt, endAt: heldUntil, keptFor: 'turn-round' as const }] : []),
    ];
  });
}
