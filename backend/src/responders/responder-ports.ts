import type { Instant, ResponderId } from '@rigbook/contracts/kernel';
import type { OpenBooking } from '@rigbook/contracts/refusals/open-bookings';
import type { Decided } from '../platform/decisions/index.js';
import type { Statement } from '../platform/event-store/index.js';

/** What signing in must know about licenses. Implemented by the licenses slice, which auth and responders do not know. */
export abstract class LicenceOfResponder {
  /** Whether photos were ever submitted. */
  abstract wasHandedIn(responderId: ResponderId): Promise<boolean>;
}

/** What erasing a responder must know about bookings. Implemented by the booking slice, which responders do not know. */
export abstract class OpenBookingsOfResponder {
  /** Pending, approved and active bookings of the responder, earliest first. */
  abstract openBookings(responderId: ResponderId): Promise<readonly OpenBooking[]>;
}

/** Forgets failed sign-ins. Implemented by auth, which responders do not know. */
export abstract class FailedSignIns {
  /** Forgets the failures of a unit whose responder is erased, so that the next one begins without them. */
  abstract forgetUnit(unitNumber: string): Statement;
}

/** What opens an account, apart from unit number and digits, without the session in hand and its device. */
export interface WaysIn {
  /** signed in or remembered */
  readonly devices: number;
  readonly passkeys: number;
  readonly auditPassword: boolean;
  readonly microsoftAccount: boolean;
  readonly calendarAddress: boolean;
}

/** Ends sessions and ways in after a change. Implemented by auth, which responders do not know. */
export abstract class SessionsOfResponder {
  /** Ends the responder's sessions except the one in which the change is made. */
  abstract endAllBut(sessionInHand: string, responderId: ResponderId): Statement;

  /** Closes what the rights of an administrator and an auditor have opened in the responder's sessions. */
  abstract closeRightsOf(responderId: ResponderId): Statement;

  abstract waysIn(
    sessionInHand: string,
    responderId: ResponderId,
    now: Instant,
  ): Promise<Omit<WaysIn, 'calendarAddress'>>;

  /** What ends sessions, known devices, passkeys, the audit password and the Microsoft account; the session in hand and its device stay. */
  abstract endingEverything(sessionInHand: string, responderId: ResponderId): Promise<Decided>;
}
