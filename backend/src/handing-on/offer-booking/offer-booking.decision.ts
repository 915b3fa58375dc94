import { endOfOffer } from '@rigbook/contracts/handing-on/handing-on.rules';
import type { BookingId, Instant, ResponderId } from '@rigbook/contracts/kernel';
import { keepWhatWasSeen, type SeenBooking } from '../../booking/commands/booking-seen.js';
import { canTakeNow } from '../../booking/commands/booking.transitions.js';
import type { Booking, RequestedBooking } from '../../booking/booking.state.js';
import { Refusal } from '../../platform/decisions/index.js';
import type { HandingOnOffered } from '../handing-on.events.js';

export interface OfferBooking {
  readonly responderId: ResponderId;
  readonly bookingId: BookingId;
  readonly seen: SeenBooking;
}

export interface WantedBooking {
  readonly bookingId: BookingId;
  readonly booking: Booking;
}

export const isSigned = (booking: Booking): boolean => booking.status === 'approved' && booking.signed;

/** What `endOfOffer` compares. */
export const asItIs = (booking: RequestedBooking) => ({
  responderId: booking.responderId,
  vehicleId: booking.vehicleId,
  ...booking.period,
  status: booking.status,
  signed: isSigned(booking),
});

/** A booking that its responder could still withdraw and that has not begun is offered. @throws Refusal */
function offered(booking: Booking, { responderId, bookingId, seen }: OfferBooking, now: Instant) {
  const own = canTakeNow('hand-on', booking, responderId, { now });
  keepWhatWasSeen(own, seen);
  return { responderId, bookingId, vehicleId: own.vehicleId, ...own.period, signed: isSigned(own) };
}

/** To one colleague, or to everybody who may take it. @throws Refusal */
export function giveBooking(
  booking: Booking,
  command: OfferBooking & { readonly unitNumber: string | null },
  { now, colleague }: { readonly now: Instant; readonly colleague: ResponderId | undefined },
): HandingOnOffered {
  const data = offered(booking, command, now);
  const { unitNumber } = command;
  if (unitNumber !== null && (colleague === undefined || colleague === command.responderId))
    throw new Refusal('COLLEAGUE_NOT_FOUND', { unitNumber });
  return { type: 'HandingOnOffered', data: { ...data, toResponderId: colleague ?? null, inReturn: null } };
}

/**
 * For hours that calendars show as taken, without saying whose they are: only their responder learns of the proposal, so nobody finds
 * out by it who has which booking. `refusal` is why the one who proposes it could not take those hours. @throws Refusal
 */
export function proposeSwap(
  booking: Booking,
  command: OfferBooking,
  {
    now,
    wanted,
    refusal,
  }: { readonly now: Instant; readonly wanted: WantedBooking; readonly refusal: () => Refusal | undefined },
): HandingOnOffered {
  const data = offered(booking, command, now);
  if (wanted.booking.status === 'unrequested') throw new Refusal('HOURS_NOT_SWAPPABLE');
  const theirs = asItIs(wanted.booking);
  if (theirs.responderId === command.responderId || endOfOffer(theirs, theirs, now))
    throw new Refusal('HOURS_NOT_SWAPPABLE');
  const refused = refusal();
  if (refused) throw refused;
  const { responderId: toResponderId, vehicleId, startAt, endAt, signed } = theirs;
  const inReturn = { bookingId: wanted.bookingId, vehicleId, startAt, endAt, signed };
  return { type: 'HandingOnOffered', data: { ...data, toResponderId, inReturn } };
}
