import type { Instant, ResponderId } from '@rigbook/contracts/kernel';
import type { BookingCancelled } from '../../booking.events.js';
import type { Booking } from '../../booking.state.js';
import { canTakeNow } from '../booking.transitions.js';

export type CancelBooking =
  | { readonly by: 'admin'; readonly reason: string | null }
  | { readonly by: 'responder'; readonly responderId: ResponderId };

/** Admins cancel pending, approved and active bookings; responders withdraw their pending and approved ones. */
export function cancelBooking(
  booking: Booking,
  command: CancelBooking,
  { now }: { readonly now: Instant },
): BookingCancelled {
  const { responderId, vehicleId } =
    command.by === 'admin'
      ? canTakeNow('cancel', booking, 'admin', { now })
      : canTakeNow('withdraw', booking, command.responderId, { now });
  const reason = command.by === 'admin' ? command.reason : null;
  return { type: 'BookingCancelled', data: { responderId, vehicleId, reason, cancelledBy: command.by } };
}
