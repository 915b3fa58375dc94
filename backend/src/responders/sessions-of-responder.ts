import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import type { Statement } from '../platform/event-store/statement.js';

/** What a changed phone number means for those signed in with the old one; auth answers, which responders know nothing of. */
export abstract class SessionsOfResponder {
  /** Ends the responder's sessions except the one in which the change is made. */
  abstract endAllBut(sessionInHand: string, responderId: ResponderId): Statement;
}
