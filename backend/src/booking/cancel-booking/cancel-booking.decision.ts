import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import { Refusal } from '../../platform/decisions/refusal.js';
import type { BookingCancelled } from '../booking.events.js';
import type { Booking } from '../booking.state.js';
import { notPossible } from '../booking.transitions.js';

export type CancelBooking =
  | { readonly by: 'admin'; readonly reason: string | null }
  | { readonly by: 'responder'; readonly responderId: ResponderId };

/** An admin cancels what is pending, approved or active; a responder withdraws their own pending or approved booking. */
export function cancelBooking(booking: Booking, command: CancelBooking): BookingCancelled {
  if (booking.status === 'unrequested') throw new Refusal('BOOKING_NOT_FOUND');
  if (command.by === 'responder' && booking.responderId !== command.responderId) throw new Refusal('BOOKING_NOT_FOUND');
  const open = booking.status === 'pending' || booking.status === 'approved';
  const allowed = open || (command.by === 'admin' && booking.status === 'active');
  if (!allowed) throw notPossible(booking, command.by === 'admin' ? 'cancel' : 'withdraw');
  const { responderId, vehicleId } = booking;
  const reason = command.by === 'admin' ? command.reason : null;
  return { type: 'BookingCancelled', data: { responderId, vehicleId, reason, cancelledBy: command.by } };
}
