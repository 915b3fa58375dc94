import type { Instant, ResponderId } from '@rigbook/contracts/kernel';
import type { AgreementSigned } from '../../booking.events.js';
import type { Booking } from '../../booking.state.js';
import { keepWhatWasSeen, type SeenBooking } from '../booking-seen.js';
import { canTakeNow, type BookingBefore } from '../booking.transitions.js';

export interface SignAgreement {
  readonly responderId: ResponderId;
  readonly agreementVersion: string;
  readonly pdfSha256: string;
  readonly seen?: SeenBooking | undefined;
}

/** Only the booking's responder can sign, only once, while it is approved and has not ended. @throws Refusal */
export function signable(
  booking: Booking,
  { responderId, seen }: Pick<SignAgreement, 'responderId' | 'seen'>,
  now: Instant,
): BookingBefore<'sign'> {
  const present = canTakeNow('sign', booking, responderId, { now });
  keepWhatWasSeen(present, seen);
  return present;
}

/** The responder signs the loan agreement. `pdfSha256` binds the event to that document. */
export function signAgreement(
  booking: Booking,
  command: SignAgreement,
  { now }: { readonly now: Instant },
): AgreementSigned {
  const { responderId, vehicleId } = signable(booking, command, now);
  const { agreementVersion, pdfSha256 } = command;
  return { type: 'AgreementSigned', data: { responderId, vehicleId, agreementVersion, pdfSha256 } };
}
