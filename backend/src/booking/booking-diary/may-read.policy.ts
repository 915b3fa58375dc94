import type { ResponderId } from '@rigbook/contracts/kernel/ids';

interface Reader {
  readonly responderId: ResponderId;
  readonly isAdmin: boolean;
  readonly isAuditor: boolean;
}

/** A booking is shown whole to its responder, to admins and to auditors; to others it does not exist. */
export const mayRead = (booking: { readonly responder_id: ResponderId }, reader: Reader): boolean =>
  booking.responder_id === reader.responderId || reader.isAdmin || reader.isAuditor;
