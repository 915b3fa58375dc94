import { changesHours, type VehicleHours } from '../booking/changing.rules.js';
import { hasStartPassed } from '../booking/booking-times.rules.js';
import type { BookingStatus } from '../booking/booking.words.js';
import { allowsStep } from '../booking/lifecycle.rules.js';
import type { Instant } from '../kernel/time.js';
import type { HandingOnEndReason } from './handing-on.words.js';

/** A booking as it was offered, or asked for in return. */
export interface BookingOffered extends VehicleHours {
  readonly responderId: string;
  readonly signed: boolean;
}

/** The same booking as it is now. */
export interface BookingNow extends BookingOffered {
  readonly status: BookingStatus;
}

/**
 * Why an offer no longer stands; undefined if it does (docs/domain.md#handing-on). It stands while its booking is as it was offered, and
 * could be offered again: so whatever changes, signs, begins or ends a booking ends its offers.
 */
export function endOfOffer(offered: BookingOffered, booking: BookingNow, now: Instant): HandingOnEndReason | undefined {
  const isAsOffered =
    booking.responderId === offered.responderId &&
    booking.signed === offered.signed &&
    allowsStep(booking.status, booking.signed, 'hand-on') &&
    !changesHours(offered, booking);
  if (!isAsOffered) return 'booking-changed';
  return hasStartPassed(booking.startAt, now) ? 'begun' : undefined;
}

/**
 * What a booking is after it was handed on. It keeps its state, unless the settings ask for a decision on each new holder, or the new
 * holder carries a warning that the decision did not cover.
 */
export const statusAfterHandingOn = (
  status: Extract<BookingStatus, 'pending' | 'approved'>,
  { needsApproval, hasWarnings }: { readonly needsApproval: boolean; readonly hasWarnings: boolean },
): Extract<BookingStatus, 'pending' | 'approved'> => (needsApproval || hasWarnings ? 'pending' : status);
