import { hasEnded } from '../booking-times.rules.js';
import type { BookingStatus } from '../booking.words.js';
import { isBefore, type Instant, type Period } from '../../kernel/time.js';
import { checkInOpensAt } from './check-in.rules.js';

/** Whether keys and codes of its vehicle are shown to a booking's responder: from the opening of the check-in until the checkout. */
export function showsVehicleKeys(
  { status, startAt, endAt }: Period & { readonly status: BookingStatus },
  now: Instant,
  checkInOpensMinutesBefore: number,
): boolean {
  if (status === 'active') return true;
  const opensAt = checkInOpensAt(startAt, checkInOpensMinutesBefore);
  return status === 'approved' && !isBefore(now, opensAt) && !hasEnded(endAt, now);
}
