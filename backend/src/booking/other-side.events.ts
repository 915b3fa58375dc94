import type { BookingId, ResponderId } from '@rigbook/contracts/kernel';
import type { BookingEvent } from './booking.events.js';

/** The booking and the responder on the other side of a joint handover; undefined for what one did alone. */
export function otherSideOf({
  data,
}: Pick<BookingEvent, 'data'>): { readonly bookingId: BookingId; readonly responderId: ResponderId } | undefined {
  if ('takenOverFrom' in data) return data.takenOverFrom;
  return 'handedOverTo' in data ? data.handedOverTo : undefined;
}
