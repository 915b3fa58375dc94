import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import type { OpenBooking } from '@rigbook/contracts/refusals/open-bookings';

/** What erasing a responder has to know of bookings; the booking slice answers, which responders know nothing of. */
export abstract class OpenBookingsOfResponder {
  /** Pending, approved and active bookings of the responder, earliest first. */
  abstract openBookings(responderId: ResponderId): Promise<readonly OpenBooking[]>;
}
