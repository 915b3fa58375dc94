import { isBefore, overlaps, type Period } from '../../kernel/time.js';
import type { TakenHours } from '../requesting/taken-hours.rules.js';

/**
 * Why nobody can have hours in which no booking stands: an extension asks for them, the vehicle is made ready, or they are offered to
 * somebody, who has not answered yet.
 */
export type KeptFor = 'extension' | 'turn-round' | 'offer';

export interface KeptHours extends Period {
  readonly keptFor: KeptFor;
}

/** The hours of a vehicle that are taken although none of its bookings has them. */
export function keptHours(taken: readonly TakenHours[], booked: readonly Period[]): readonly KeptHours[] {
  return taken.flatMap(({ startAt, endAt, heldUntil = endAt, askedFrom }): KeptHours[] => {
    const isBooked = booked.some((booking) => overlaps(booking, { startAt, endAt }));
    return [
      ...(isBooked ? [] : [{ startAt, endAt, keptFor: 'offer' as const }]),
      ...(isBooked && askedFrom ? [{ startAt: askedFrom, endAt, keptFor: 'extension' as const }] : []),
      ...(isBefore(endAt, heldUntil) ? [{ startAt: endAt, endAt: heldUntil, keptFor: 'turn-round' as const }] : []),
    ];
  });
}
