import type { Instant, ResponderId } from '@rigbook/contracts/kernel';
import type { AgreementSigned } from '../../booking.events.js';
import type { Booking } from '../../booking.state.js';
import { canTakeNow, type BookingBefore } from '../booking.transitions.js';

export interface SignAgreement {
  readonly responderId: ResponderId;
  readonly agreementVersion: string;
  readonly pdfSha256: string;
}

/** Only the booking's responder can sign, only once, while it is approved and has not ended. @throws Refusal */
export function signable(booking: Booking, responderId: ResponderId, now: Instant): BookingBefore<'sign'> {
  return canTakeNow('sign', booking, responderId, { now });
}

/** The responder signs the loan agreement. `pdfSha256` binds the event to that document. */
export function signAgreement(
  booking: Booking,
  command: SignAgreement,
  { now }: { readonly now: Instant },
): AgreementSigned {
  const { responderId, vehicleId } = signable(booking, command.responderId, now);
  const { agreementVersion, pdfSha256 } = command;
  return { type: 'AgreementSigned', data: { responderId, vehicleId, agreementVersion, pdfSha256 } };
}
