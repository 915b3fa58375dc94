import { hasEnded } from '@rigbook/contracts/booking/booking-times.rules';
import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { Refusal } from '../../platform/decisions/refusal.js';
import type { AgreementSigned } from '../booking.events.js';
import type { Booking } from '../booking.state.js';
import { notPossible } from '../booking.transitions.js';

export interface SignAgreement {
  readonly responderId: ResponderId;
  readonly agreementVersion: string;
  readonly pdfSha256: string;
}

type Signable = Extract<Booking, { status: 'approved' }>;

/** Only the booking's own responder, only once, only while it is approved and has not ended. @throws Refusal */
export function signable(booking: Booking, responderId: ResponderId, now: Instant): Signable {
  if (booking.status === 'unrequested' || booking.responderId !== responderId) throw new Refusal('BOOKING_NOT_FOUND');
  if (booking.status !== 'approved' || booking.signed) throw notPossible(booking, 'sign');
  if (hasEnded(booking.period.endAt, now)) throw new Refusal('BOOKING_ENDED', { endAt: booking.period.endAt });
  return booking;
}

/** The responder takes on the loan agreement; `pdfSha256` binds the event to the very document. */
export function signAgreement(
  booking: Booking,
  command: SignAgreement,
  { now }: { readonly now: Instant },
): AgreementSigned {
  const { responderId, vehicleId } = signable(booking, command.responderId, now);
  const { agreementVersion, pdfSha256 } = command;
  return { type: 'AgreementSigned', data: { responderId, vehicleId, agreementVersion, pdfSha256 } };
}
