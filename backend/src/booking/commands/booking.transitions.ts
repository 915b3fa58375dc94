import type { BookingStep } from '@rigbook/contracts/booking/booking.words';
import { allowsStep, type BookingSituation, type SituationBefore } from '@rigbook/contracts/booking/lifecycle.rules';
import type { ResponderId } from '@rigbook/contracts/kernel';
import { Refusal } from '../../platform/decisions/index.js';
import type { Booking, RequestedBooking } from '../booking.state.js';

/** A booking in one of these situations; a signed one has the status `approved`. */
type InSituation<Situation extends BookingSituation> = Extract<
  Booking,
  { readonly status: Situation extends 'signed' ? 'approved' : Situation }
>;

/** A booking whose lifecycle allows the step. */
export type BookingBefore<Step extends BookingStep> = InSituation<SituationBefore<Step>>;

/** The booking, if the lifecycle table allows the step. @throws Refusal BOOKING_NOT_FOUND, INVALID_TRANSITION */
export function mayTake<Step extends BookingStep>(booking: Booking, step: Step): BookingBefore<Step> {
  const { status } = requested(booking);
  const signed = booking.status === 'approved' && booking.signed;
  if (!allowsStep(status, signed, step)) throw new Refusal('INVALID_TRANSITION', { status, step, signed });
  return booking as BookingBefore<Step>;
}

/** The booking, if it is the responder's. @throws Refusal BOOKING_NOT_FOUND */
export function ofResponder(booking: Booking, responderId: ResponderId): RequestedBooking {
  const { responderId: owner } = requested(booking);
  if (owner !== responderId) throw new Refusal('BOOKING_NOT_FOUND');
  return requested(booking);
}

/** The booking in any status, once requested. @throws Refusal BOOKING_NOT_FOUND */
export function requested(booking: Booking): RequestedBooking {
  if (booking.status === 'unrequested') throw new Refusal('BOOKING_NOT_FOUND');
  return booking;
}
