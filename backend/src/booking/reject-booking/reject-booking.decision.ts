import type { BookingRejected } from '../booking.events.js';
import type { Booking } from '../booking.state.js';
import { notPossible } from '../booking.transitions.js';

/** No to a pending booking, even to one whose start has passed. */
export function rejectBooking(booking: Booking, { reason }: { readonly reason: string | null }): BookingRejected {
  if (booking.status !== 'pending') throw notPossible(booking, 'reject');
  const { responderId, vehicleId } = booking;
  return { type: 'BookingRejected', data: { responderId, vehicleId, reason } };
}
