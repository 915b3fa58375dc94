import type { ResponderId } from '../kernel/ids.js';

interface Reader {
  readonly responderId: ResponderId;
  readonly isAdmin: boolean;
  readonly isAuditor: boolean;
}

/** A booking is shown whole to its responder, to admins and to auditors; to others it does not exist. */
export const mayReadBookingOf = (responderId: ResponderId, reader: Reader): boolean =>
  responderId === reader.responderId || reader.isAdmin || reader.isAuditor;
