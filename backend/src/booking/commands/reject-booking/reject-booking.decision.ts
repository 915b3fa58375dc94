import type { Instant } from '@rigbook/contracts/kernel';
import type { BookingRejected } from '../../booking.events.js';
import type { Booking } from '../../booking.state.js';
import { keepWhatWasSeen, type SeenBooking } from '../booking-seen.js';
import { canTakeNow } from '../booking.transitions.js';

/** Rejects a pending booking, even one whose start has passed. */
export function rejectBooking(
  booking: Booking,
  { reason, seen }: { readonly reason: string | null; readonly seen?: SeenBooking | undefined },
  { now }: { readonly now: Instant },
): BookingRejected {
  const present = canTakeNow('reject', booking, 'admin', { now });
  keepWhatWasSeen(present, seen);
  const { responderId, vehicleId } = present;
  return { type: 'BookingRejected', data: { responderId, vehicleId, reason } };
}
