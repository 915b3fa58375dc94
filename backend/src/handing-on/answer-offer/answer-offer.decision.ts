import { BOOKING_RULE_VERSION } from '@rigbook/contracts/booking/booking.limits';
import { changesHours } from '@rigbook/contracts/booking/changing.rules';
import { eligibilityWarningsFor } from '@rigbook/contracts/booking/requesting/eligibility.rules';
import { hoursByWeek } from '@rigbook/contracts/booking/requesting/weekly-hours.rules';
import { endOfOffer, statusAfterHandingOn } from '@rigbook/contracts/handing-on/handing-on.rules';
import type { HandingOnEndReason } from '@rigbook/contracts/handing-on/handing-on.words';
import { elapsedHours, type HandingOnId, type Instant, type ResponderId, type Zone } from '@rigbook/contracts/kernel';
import type { BookingExtensionEnded, BookingHandedOn } from '../../booking/booking.events.js';
import type { Booking, RequestedBooking } from '../../booking/booking.state.js';
import type { SeenBooking } from '../../booking/commands/booking-seen.js';
import { endRequest } from '../../booking/commands/extend-booking/extension-request.decision.js';
import {
  type BookingRequestFacts,
  refusalToTakeOver,
} from '../../booking/commands/request-booking/request-booking.decision.js';
import type { VehicleFacts } from '../../fleet/vehicle-facts/vehicle-facts.query.js';
import { Refusal } from '../../platform/decisions/index.js';
import type { HandingOnAccepted, HandingOnEnded, HandingOnOffered } from '../handing-on.events.js';
import type { HandingOn } from '../handing-on.state.js';
import { asItIs } from '../offer-booking/offer-booking.decision.js';

export interface OfferAnswer {
  readonly responderId: ResponderId;
  readonly seen: SeenBooking;
}

/** A booking that changes hands, and the facts about its new responder. */
interface Changing {
  readonly booking: Booking;
  readonly taker: BookingRequestFacts;
}

export interface AcceptanceFacts {
  readonly handingOn: HandingOn;
  readonly handingOnId: HandingOnId;
  readonly now: Instant;
  readonly zone: Zone;
  readonly needsApproval: boolean;
  readonly given: Changing;
  /** of a swap; the giver may not have been suspended */
  readonly inReturn: (Changing & { readonly takerMayRequest: boolean }) | undefined;
}

type OfferableBooking = RequestedBooking & { readonly status: 'pending' | 'approved' };

/** What an acceptance does to one booking: first its request for an extension ends, if one waits. */
export interface HandedOn {
  readonly before: readonly BookingExtensionEnded[];
  readonly event: BookingHandedOn;
  readonly vehicle: VehicleFacts | undefined;
}

/** For everybody but those whom it is for, an offer does not exist. @throws Refusal HANDING_ON_NOT_FOUND, HANDING_ON_ENDED */
function openOffer(handingOn: HandingOn, responderId: ResponderId): HandingOnOffered['data'] {
  if (handingOn.status === 'unknown') throw new Refusal('HANDING_ON_NOT_FOUND');
  const { offered, status } = handingOn;
  const isFor =
    offered.toResponderId === null ? offered.responderId !== responderId : offered.toResponderId === responderId;
  if (!isFor) throw new Refusal('HANDING_ON_NOT_FOUND');
  if (status !== 'open') throw new Refusal('HANDING_ON_ENDED');
  return offered;
}

/** The booking, if it is still as it was offered. @throws Refusal HANDING_ON_ENDED */
function standing(offered: Parameters<typeof endOfOffer>[0], booking: Booking, now: Instant): OfferableBooking {
  if (booking.status !== 'pending' && booking.status !== 'approved') throw new Refusal('HANDING_ON_ENDED');
  if (endOfOffer(offered, asItIs(booking), now)) throw new Refusal('HANDING_ON_ENDED');
  return booking as OfferableBooking;
}

const requestOf = ({ vehicleId, period }: RequestedBooking, responderId: ResponderId) => ({
  responderId,
  vehicleId,
  period,
  durationHours: elapsedHours(period),
  purpose: '',
});

/**
 * All rules of a request hold for each new responder, as if what they give in return took no hours of theirs. Why a colleague cannot
 * take a booking is not for the other one. @throws Refusal
 */
export function acceptOffer(
  { responderId, seen }: OfferAnswer,
  facts: AcceptanceFacts,
): { readonly accepted: HandingOnAccepted; readonly given: HandedOn; readonly inReturn: HandedOn | undefined } {
  const { now, given } = facts;
  const offered = openOffer(facts.handingOn, responderId);
  if (changesHours(offered, seen)) throw new Refusal('HANDING_ON_ENDED');
  const booking = standing(offered, given.booking, now);
  const swap = swapIn(offered, responderId, facts);
  const refusal = refusalToTakeOver(requestOf(booking, responderId), given.taker);
  if (refusal) throw refusal;
  const { responderId: giver, bookingId, vehicleId, startAt, endAt } = offered;
  if (swap && !(swap.takerMayRequest && refusalToTakeOver(requestOf(swap.returned, giver), swap.taker) === undefined))
    throw new Refusal('COLLEAGUE_CANNOT_TAKE');
  return {
    accepted: {
      type: 'HandingOnAccepted',
      data: {
        ...{ responderId: giver, bookingId, vehicleId, startAt, endAt },
        acceptedBy: responderId,
        inReturn: swap ? swap.hours : null,
      },
    },
    given: handedOn(
      booking,
      responderId,
      given.taker,
      facts,
      swap && { bookingId: swap.hours.bookingId, of: swap.returned },
    ),
    inReturn: swap && handedOn(swap.returned, giver, swap.taker, facts, { bookingId, of: booking }),
  };
}

/** What goes back to the giver; undefined of a gift. @throws Refusal HANDING_ON_ENDED */
function swapIn(
  { inReturn: wanted }: HandingOnOffered['data'],
  responderId: ResponderId,
  { now, inReturn }: AcceptanceFacts,
) {
  if (!wanted || !inReturn) return undefined;
  const { bookingId, vehicleId, startAt, endAt } = wanted;
  const returned = standing({ ...wanted, responderId }, inReturn.booking, now);
  return { ...inReturn, returned, hours: { bookingId, vehicleId, startAt, endAt } };
}

function handedOn(
  booking: OfferableBooking,
  to: ResponderId,
  taker: BookingRequestFacts,
  { zone, needsApproval, handingOnId }: AcceptanceFacts,
  inReturn:
    | { readonly bookingId: HandingOnOffered['data']['bookingId']; readonly of: RequestedBooking }
    | null
    | undefined,
): HandedOn {
  const { responderId: formerResponderId, vehicleId, period, status } = booking;
  const eligibilityWarnings = taker.vehicle ? eligibilityWarningsFor(taker.responder.department, taker.vehicle) : [];
  const event: BookingHandedOn = {
    type: 'BookingHandedOn',
    data: {
      responderId: to,
      vehicleId,
      formerResponderId,
      ...period,
      zone,
      hoursByWeek: hoursByWeek(period, zone),
      eligibilityWarnings,
      ruleVersion: BOOKING_RULE_VERSION,
      status: statusAfterHandingOn(status, { needsApproval, hasWarnings: eligibilityWarnings.length > 0 }),
      handingOnId,
      inReturn: inReturn ? { bookingId: inReturn.bookingId, hoursByWeek: hoursByWeek(inReturn.of.period, zone) } : null,
    },
  };
  return { before: endRequest(booking, 'handed-on'), event, vehicle: taker.vehicle };
}

export const endOfGivenOffer = (
  {
    responderId,
    bookingId,
    vehicleId,
    startAt,
    endAt,
    toResponderId,
  }: Omit<HandingOnOffered['data'], 'signed' | 'inReturn'>,
  endedBecause: HandingOnEnded['data']['endedBecause'],
): HandingOnEnded => ({
  type: 'HandingOnEnded',
  data: { responderId, bookingId, vehicleId, startAt, endAt, toResponderId, endedBecause },
});

/** Only who was asked alone declines: an offer to everybody stays for the others. @throws Refusal */
export function declineOffer(handingOn: HandingOn, responderId: ResponderId): HandingOnEnded {
  const offered = openOffer(handingOn, responderId);
  if (offered.toResponderId === null) throw new Refusal('HANDING_ON_NOT_FOUND');
  return endOfGivenOffer(offered, 'declined');
}

/** @throws Refusal */
export function withdrawOffer(handingOn: HandingOn, responderId: ResponderId): HandingOnEnded {
  if (handingOn.status === 'unknown' || handingOn.offered.responderId !== responderId)
    throw new Refusal('HANDING_ON_NOT_FOUND');
  if (handingOn.status !== 'open') throw new Refusal('HANDING_ON_ENDED');
  return endOfGivenOffer(handingOn.offered, 'withdrawn');
}

/** What ends without an answer; undefined if the offer stands, or somebody was faster. */
export function endWhatIsOver(
  handingOn: HandingOn,
  {
    now,
    given,
    inReturn,
    colleagueMayRequest,
  }: {
    readonly now: Instant;
    readonly given: Booking;
    readonly inReturn: Booking | undefined;
    /** undefined if there is none, or the person was erased */
    readonly colleagueMayRequest: boolean | undefined;
  },
): HandingOnEnded | undefined {
  if (handingOn.status !== 'open') return undefined;
  const { offered } = handingOn;
  const { toResponderId, inReturn: wanted } = offered;
  const end = (of: Parameters<typeof endOfOffer>[0], booking: Booking | undefined) =>
    booking === undefined || booking.status === 'unrequested'
      ? 'booking-changed'
      : endOfOffer(of, asItIs(booking), now);
  const because =
    end(offered, given) ??
    (wanted && toResponderId ? ofWanted(end({ ...wanted, responderId: toResponderId }, inReturn)) : undefined) ??
    (toResponderId && !colleagueMayRequest ? 'person-gone' : undefined);
  return because && endOfGivenOffer(offered, because);
}

/** A colleague whose own booking changed knows; the one who asked for it does not. */
const ofWanted = (because: HandingOnEndReason | undefined): HandingOnEndReason | undefined =>
  because === 'booking-changed' ? 'wanted-changed' : because;
