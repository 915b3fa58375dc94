import type { BookingStep } from '@rigbook/contracts/booking/booking.words';
import { allowsStep, type BookingSituation, type SituationBefore } from '@rigbook/contracts/booking/lifecycle.rules';
import {
  obstacleTo,
  type StandingToBooking,
  type StepCircumstances,
  type StepObstacle,
} from '@rigbook/contracts/booking/steps.rules';
import type { Instant, ResponderId } from '@rigbook/contracts/kernel';
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

/** Passes if the person can take the step now, by the rule that screens ask too. @throws Refusal */
export function canTakeNow(
  step: BookingStep,
  booking: RequestedBooking,
  standing: StandingToBooking,
  { now, ...circumstances }: StepCircumstances & { readonly now: Instant },
): void {
  const signed = booking.status === 'approved' && booking.signed;
  const obstacle = obstacleTo(
    step,
    { ...booking.period, status: booking.status, signed },
    standing,
    now,
    circumstances,
  );
  if (obstacle) throw refusalFor(obstacle);
}

// code and facts of an obstacle belong together, which the compiler cannot follow through a union
const refusalFor = ({ code, facts }: StepObstacle): Refusal =>
  new (Refusal as new (code: string, facts: unknown) => Refusal)(code, facts);

export const asOwner: StandingToBooking = { isOwn: true, administers: false };
export const asAdministrator: StandingToBooking = { isOwn: false, administers: true };

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
