import type { Booking } from '../../../../lib/http/answers.js';

/** The one so many places further in the list; from outside of it, one of its ends. */
export function bookingBeside(list: readonly Booking[], fromId: string, step: 1 | -1): Booking | undefined {
  const at = list.findIndex(({ id }) => id === fromId);
  return at < 0 ? list.at(step === 1 ? 0 : -1) : list[at + step];
}

/** The next one that waits for a decision, after the end again from the beginning. */
export function nextToDecide(
  list: readonly Booking[],
  fromId: string,
  isDecided: (bookingId: string) => boolean,
): Booking | undefined {
  const at = list.findIndex(({ id }) => id === fromId);
  const inTurn = [...list.slice(at + 1), ...list.slice(0, Math.max(at, 0))];
  return inTurn.find(({ id, status }) => status === 'pending' && id !== fromId && !isDecided(id));
}
