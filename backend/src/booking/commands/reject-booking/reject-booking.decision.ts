import type { BookingRejected } from '../../booking.events.js';
import type { Booking } from '../../booking.state.js';
import { mayTake } from '../booking.transitions.js';

/** Rejects a pending booking, even one whose start has passed. */
export function rejectBooking(booking: Booking, { reason }: { readonly reason: string | null }): BookingRejected {
  const { responderId, vehicleId } = mayTake(booking, 'reject');
  return { type: 'BookingRejected', data: { responderId, vehicleId, reason } };
}
