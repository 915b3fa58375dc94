import type { ResponderId } from '@rigbook/contracts/kernel';
import type { OpenBooking } from '@rigbook/contracts/refusals/open-bookings';
import type { Statement } from '../platform/event-store/index.js';

/** What signing in has to know of licences; the licences slice answers, which neither auth nor responders know. */
export abstract class LicenceOfResponder {
  /** Photos were handed in at some time, whatever became of them. */
  abstract wasHandedIn(responderId: ResponderId): Promise<boolean>;
}

/** What erasing a responder has to know of bookings; the booking slice answers, which responders know nothing of. */
export abstract class OpenBookingsOfResponder {
  /** Pending, approved and active bookings of the responder, earliest first. */
  abstract openBookings(responderId: ResponderId): Promise<readonly OpenBooking[]>;
}

/** What a changed phone number means for those signed in with the old one; auth answers, which responders know nothing of. */
export abstract class SessionsOfResponder {
  /** Ends the responder's sessions except the one in which the change is made. */
  abstract endAllBut(sessionInHand: string, responderId: ResponderId): Statement;
}
