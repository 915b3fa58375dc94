import { changesHours } from '@rigbook/contracts/booking/changing.rules';
import { endOfOffer } from '@rigbook/contracts/handing-on/handing-on.rules';
import { elapsedHours, type HandingOnId, type Instant, type Zone } from '@rigbook/contracts/kernel';
import { answerUntil, leavesTimeToOffer } from '@rigbook/contracts/substitutes/answering.rules';
import { vehicleRisks } from '@rigbook/contracts/substitutes/risk.rules';
import type { SubstitutionEndReason } from '@rigbook/contracts/substitutes/substitute.words';
import type { Booking, RequestedBooking } from '../../booking/booking.state.js';
import {
  type CancelledWithRequest,
  cancelWithRequest,
} from '../../booking/commands/cancel-booking/cancel-booking.decision.js';
import {
  changeBooking,
  type ChangedOfVehicle,
  type ChangeFacts,
} from '../../booking/commands/change-booking/change-booking.decision.js';
import { turnRoundOf } from '../../booking/commands/request-booking/request-booking.decision.js';
import { endOfGivenOffer } from '../../handing-on/answer-offer/answer-offer.decision.js';
import type { HandingOnEnded, HandingOnOffered } from '../../handing-on/handing-on.events.js';
import { asItIs } from '../../handing-on/offer-booking/offer-booking.decision.js';
import { Refusal } from '../../platform/decisions/index.js';
import type { PlannedSubstitution, SubstituteOffered, SubstitutionEnded } from '../substitutes.events.js';
import type { Substitution } from '../substitution.state.js';

export interface StepFacts {
  readonly substitution: Substitution;
  readonly booking: Booking;
  readonly now: Instant;
  /** that the administrator typed; null if it was erased */
  readonly reason: string | null;
  /** undefined if the person was erased */
  readonly mayRequest: boolean | undefined;
  /** of the booking and the other vehicle; undefined if none is planned */
  readonly change: ChangeFacts | undefined;
  /** to colleagues, which its responder or an administrator made before */
  readonly openOffer: OpenOffer | undefined;
  readonly zone: Zone;
}

type OpenOffer = Pick<
  HandingOnOffered['data'],
  'bookingId' | 'responderId' | 'vehicleId' | 'startAt' | 'endAt' | 'signed' | 'toResponderId'
> & { readonly handingOnId: HandingOnId };

export interface DecidedStep {
  readonly event?: SubstituteOffered | SubstitutionEnded;
  /** an offer that gives way to the one to colleagues, with its stream's id */
  readonly endedOffer?: { readonly handingOnId: HandingOnId; readonly event: HandingOnEnded } | undefined;
  /** begins a stream of its own */
  readonly toColleagues?: HandingOnOffered;
  /** of the booking's stream */
  readonly ofBooking?: CancelledWithRequest;
}

type Planned = Pick<
  PlannedSubstitution,
  'bookingId' | 'responderId' | 'vehicleId' | 'startAt' | 'endAt' | 'substituteVehicleId' | 'toColleagues'
>;

/** The booking has the vehicle, the hours and the responder that it had when it was planned, and has not begun. */
export const isAsPlanned = (
  booking: Booking,
  planned: Omit<Planned, 'bookingId' | 'substituteVehicleId' | 'toColleagues'>,
): booking is RequestedBooking =>
  (booking.status === 'pending' || booking.status === 'approved') &&
  booking.responderId === planned.responderId &&
  !changesHours({ vehicleId: booking.vehicleId, ...booking.period }, planned);

/**
 * The booking with the other vehicle, by the rules of an administrator's change: the approval stands, and what was signed is signed again.
 * @throws Refusal
 */
export function withOtherVehicle(
  booking: Booking,
  {
    vehicleId,
    startAt,
    endAt,
    substituteVehicleId,
  }: Planned & { readonly substituteVehicleId: PlannedSubstitution['vehicleId'] },
  facts: ChangeFacts,
  reason: string | null,
): ChangedOfVehicle {
  const period = { startAt, endAt };
  return changeBooking(
    booking,
    {
      by: 'admin',
      seen: { vehicleId, ...period },
      vehicleId: substituteVehicleId,
      period,
      durationHours: elapsedHours(period),
      purpose: facts.purpose,
      reason,
    },
    { ...facts, responder: { ...facts.responder, administers: true } },
  );
}

/** Offers the other vehicle, or the booking to colleagues, or cancels it. Nothing if that was done before: the stream has begun. */
export function takeStep(planned: Planned, facts: StepFacts): DecidedStep {
  const { substitution, booking, now, reason, mayRequest, change } = facts;
  if (substitution.status !== 'not-begun') return {};
  const ended = (because: SubstitutionEndReason): DecidedStep => ({ event: endedOf(planned, because) });
  if (!isAsPlanned(booking, planned)) return ended('booking-changed');
  if (planned.toColleagues) return offerToColleagues(planned, booking, facts);
  const { substituteVehicleId } = planned;
  if (substituteVehicleId === null)
    return {
      ...ended('cancelled'),
      ofBooking: cancelWithRequest(booking, reason, now),
    };
  if (!mayRequest) return ended('person-gone');
  if (!leavesTimeToOffer(planned.startAt, now)) return ended('passed');
  if (!change?.vehicle || !keepsRules(booking, { ...planned, substituteVehicleId }, change)) return ended('not-free');
  const { bookingId, responderId, vehicleId, startAt, endAt } = planned;
  return {
    event: {
      type: 'SubstituteOffered',
      data: {
        bookingId,
        responderId,
        startAt,
        endAt,
        vehicleId: substituteVehicleId,
        insteadOfVehicleId: vehicleId,
        holdEndsAt: answerUntil(startAt, now),
        ...turnRoundOf(change.vehicle),
      },
    },
  };
}

/**
 * To everybody who may take it. An offer to everybody that stands is one already; one to a single colleague, or in a swap, gives way. Nobody
 * can take a booking whose vehicle is lost as well.
 */
function offerToColleagues(
  planned: Planned,
  booking: RequestedBooking,
  { openOffer, change, now, zone }: StepFacts,
): DecidedStep {
  const ended = (because: SubstitutionEndReason): DecidedStep => ({ event: endedOf(planned, because) });
  const asNow = asItIs(booking);
  const over = endOfOffer(asNow, asNow, now);
  if (over) return ended(over === 'begun' ? 'begun' : 'booking-changed');
  if (!change?.vehicle || vehicleRisks(planned, change.vehicle, { now, zone }).length > 0) return ended('vehicle-gone');
  const endOfOpen = openOffer && endOfOffer(openOffer, asNow, now);
  if (openOffer?.toResponderId === null && !endOfOpen) return ended('offered-to-colleagues');
  const { bookingId, responderId, vehicleId, startAt, endAt } = planned;
  const data = { bookingId, responderId, vehicleId, startAt, endAt, signed: asNow.signed };
  return {
    ...ended('offered-to-colleagues'),
    endedOffer: openOffer && {
      handingOnId: openOffer.handingOnId,
      event: endOfGivenOffer(openOffer, endOfOpen ?? 'withdrawn'),
    },
    toColleagues: {
      type: 'HandingOnOffered',
      data: { ...data, toResponderId: null, offeredBy: 'admin', inReturn: null },
    },
  };
}

function keepsRules(booking: Booking, planned: Parameters<typeof withOtherVehicle>[1], facts: ChangeFacts): boolean {
  try {
    withOtherVehicle(booking, planned, facts, null);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

export const endedOf = (
  { bookingId, responderId, startAt, endAt, substituteVehicleId, toColleagues }: Omit<Planned, 'vehicleId'>,
  endedBecause: SubstitutionEndReason,
): SubstitutionEnded => ({
  type: 'SubstitutionEnded',
  data: {
    bookingId,
    responderId,
    startAt,
    endAt,
    vehicleId: toColleagues ? null : substituteVehicleId,
    endedBecause,
  },
});
