import type { Instant } from '@rigbook/contracts/kernel';
import type { BookingRejected } from '../../booking.events.js';
import type { Booking } from '../../booking.state.js';
import { canTakeNow } from '../booking.transitions.js';

/** Rejects a pending booking, even one whose start has passed. */
export function rejectBooking(
  booking: Booking,
  { reason }: { readonly reason: string | null },
  { now }: { readonly now: Instant },
): BookingRejected {
  const { responderId, vehicleId } = canTakeNow('reject', booking, 'admin', { now });
  return { type: 'BookingRejected', data: { responderId, vehicleId, reason } };
}
