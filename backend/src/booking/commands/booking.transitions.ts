import type { BookingStep } from '@rigbook/contracts/booking/booking.words';
import type { BookingSituation, SituationBefore } from '@rigbook/contracts/booking/lifecycle.rules';
import type { ExtensionObstacle } from '@rigbook/contracts/booking/extending.rules';
import { obstacleTo, type StepCircumstances, type StepObstacle } from '@rigbook/contracts/booking/steps.rules';
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

/** The booking, if the person can take the step now, by the rule that screens ask too. @throws Refusal */
export function canTakeNow<Step extends BookingStep>(
  step: Step,
  booking: Booking,
  by: ResponderId | 'admin',
  { now, ...circumstances }: StepCircumstances & { readonly now: Instant },
): BookingBefore<Step> {
  const { status, responderId, period } = requested(booking);
  const signed = booking.status === 'approved' && booking.signed;
  const released = booking.status === 'cancelled' && booking.released !== undefined;
  const standing = { isOwn: by === responderId, administers: by === 'admin' };
  const obstacle = obstacleTo(step, { ...period, status, signed, released }, standing, now, circumstances);
  if (obstacle) throw refusalFor(obstacle);
  return booking as BookingBefore<Step>;
}

// code and facts of an obstacle belong together, which the compiler cannot follow through a union
export const refusalFor = ({ code, facts }: StepObstacle | ExtensionObstacle): Refusal =>
  new (Refusal as new (code: string, facts: unknown) => Refusal)(code, facts);

/** The booking in any status, once requested. @throws Refusal BOOKING_NOT_FOUND */
export function requested(booking: Booking): RequestedBooking {
  if (booking.status === 'unrequested') throw new Refusal('BOOKING_NOT_FOUND');
  return booking;
}
