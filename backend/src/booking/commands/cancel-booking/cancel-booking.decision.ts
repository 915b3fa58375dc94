import type { Instant, ResponderId } from '@rigbook/contracts/kernel';
import type { BookingCancelled, BookingExtensionEnded } from '../../booking.events.js';
import type { Booking } from '../../booking.state.js';
import { canTakeNow } from '../booking.transitions.js';
import { endRequest } from '../extend-booking/extension-request.decision.js';

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

/** A cancellation, after the end of an extension that waits. */
export type CancelledWithRequest = readonly [...BookingExtensionEnded[], BookingCancelled];

/** An administrator cancels the booking together with what waits of it. @throws Refusal */
export const cancelWithRequest = (booking: Booking, reason: string | null, now: Instant): CancelledWithRequest => [
  ...endRequest(booking, 'cancelled'),
  cancelBooking(booking, { by: 'admin', reason }, { now }),
];
