import { BOOKING_RULE_VERSION } from '@rigbook/contracts/booking/booking.limits';
import { hasEnded } from '@rigbook/contracts/booking/booking-times.rules';
import type { ExtensionEndReason } from '@rigbook/contracts/booking/extending.rules';
import { hoursByWeek } from '@rigbook/contracts/booking/requesting/weekly-hours.rules';
import { elapsedHours, type Instant, type ResponderId } from '@rigbook/contracts/kernel';
import type { Shortfall } from '@rigbook/contracts/vehicle-coverage/coverage.rules';
import { Refusal } from '../../../platform/decisions/index.js';
import type { BookingExtended, BookingExtensionEnded } from '../../booking.events.js';
import type { AskedExtension, Booking, RequestedBooking } from '../../booking.state.js';
import { goingBelow } from '../approve-booking/approve-booking.decision.js';
import { requested } from '../booking.transitions.js';

export type DecideExtension =
  | { readonly step: 'approve'; readonly until: Instant; readonly coverageReason?: string | null | undefined }
  | { readonly step: 'reject'; readonly until: Instant; readonly reason: string | null };

interface Asking {
  readonly booking: RequestedBooking;
  readonly asked: AskedExtension;
}

/** @throws Refusal NO_EXTENSION_WAITS */
function asking(booking: Booking): Asking {
  const known = requested(booking);
  if (!known.asked) throw new Refusal('NO_EXTENSION_WAITS');
  return { booking: known, asked: known.asked };
}

/** An administrator decides on the hours that they saw. Going below a floor needs a reason. @throws Refusal */
export function decideExtension(
  booking: Booking,
  decision: DecideExtension,
  { now, below = [] }: { readonly now: Instant; readonly below?: readonly Shortfall[] | undefined },
): BookingExtended | BookingExtensionEnded {
  const asks = asking(booking);
  if (asks.asked.askedEndAt !== decision.until) throw new Refusal('BOOKING_CHANGED_MEANWHILE');
  if (decision.step === 'reject') return ended(asks, 'rejected', decision.reason);
  if (hasEnded(decision.until, now)) throw new Refusal('END_IN_THE_PAST');
  return extended(asks, goingBelow(below, decision.coverageReason));
}

/** For a responder, other people's bookings do not exist, whatever waits for them. @throws Refusal */
export function withdrawExtension(booking: Booking, responderId: ResponderId): BookingExtensionEnded {
  if (requested(booking).responderId !== responderId) throw new Refusal('BOOKING_NOT_FOUND');
  return ended(asking(booking), 'withdrawn');
}

/** What ends a waiting request, if there is one, before the booking takes a step that leaves no room for it. */
export const endRequest = (
  booking: Booking,
  because: Exclude<ExtensionEndReason, 'rejected' | 'withdrawn'>,
): readonly BookingExtensionEnded[] =>
  booking.status !== 'unrequested' && booking.asked ? [ended({ booking, asked: booking.asked }, because)] : [];

/** The hours asked for are over. */
export const isRequestOver = (booking: Booking, now: Instant): boolean =>
  booking.status !== 'unrequested' && booking.asked !== undefined && hasEnded(booking.asked.askedEndAt, now);

function ended({ booking, asked }: Asking, because: ExtensionEndReason, reason: string | null = null) {
  const { responderId, vehicleId, period } = booking;
  const event: BookingExtensionEnded = {
    type: 'BookingExtensionEnded',
    data: {
      responderId,
      vehicleId,
      ...period,
      askedEndAt: asked.askedEndAt,
      hoursByWeek: hoursByWeek(period, asked.zone),
      endedBecause: because,
      reason,
    },
  };
  return event;
}

/** The hours are held and counted already, so nobody can be in the way. */
function extended({ booking, asked }: Asking, belowFloor: ReturnType<typeof goingBelow>): BookingExtended {
  const { responderId, vehicleId, period, status } = booking;
  const { askedEndAt, ...accepted } = asked;
  const longer = { startAt: period.startAt, endAt: askedEndAt };
  return {
    type: 'BookingExtended',
    data: {
      responderId,
      vehicleId,
      ...longer,
      formerEndAt: period.endAt,
      durationHours: elapsedHours(longer),
      status: status === 'active' ? 'active' : 'approved',
      ruleVersion: BOOKING_RULE_VERSION,
      ...accepted,
      ...belowFloor,
    },
  };
}
