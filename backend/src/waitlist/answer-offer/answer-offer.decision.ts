import { changesHours } from '@rigbook/contracts/booking/changing.rules';
import type { BookingId, Instant, ResponderId, WishId } from '@rigbook/contracts/kernel';
import { isHoldOver } from '@rigbook/contracts/waitlist/hold-over.rules';
import { approvalOf, type MadeAndApproved } from '../../booking/commands/approve-booking/approve-booking.decision.js';
import type { SeenBooking } from '../../booking/commands/booking-seen.js';
import {
  type BookingRequestFacts,
  requestBooking,
  type RequestedOfVehicle,
} from '../../booking/commands/request-booking/request-booking.decision.js';
import type { VehicleFacts } from '../../fleet/vehicle-facts/vehicle-facts.query.js';
import { Refusal } from '../../platform/decisions/index.js';
import { requestFor } from '../join-waitlist/join-waitlist.decision.js';
import type { WaitlistLeft, WaitlistOfferAccepted, WaitlistOffered, WaitlistOfferEnded } from '../waitlist.events.js';
import type { Wish } from '../wish.state.js';

type WithOffer = Extract<Wish, { status: 'offered' }>;

/** Who answers, and the vehicle and hours that the person saw. */
export interface OfferAnswer {
  readonly responderId: ResponderId;
  readonly seen: SeenBooking;
}

/** All but the wish is of the vehicle and hours that were seen. */
export interface AcceptanceFacts extends BookingRequestFacts {
  readonly wish: Wish;
  readonly wishId: WishId;
  readonly bookingId: BookingId;
  /** the settings say so */
  readonly isApprovedAtOnce: boolean;
}

/**
 * A hold is over at its time, whether or not a worker has ended it by then. After an offer that ended with its vehicle, the same wish may
 * have another one, which nobody answers unseen.
 */
function heldOffer(wish: Wish, { responderId, seen }: OfferAnswer, now: Instant): WithOffer {
  if (wish.status === 'unknown' || wish.responderId !== responderId) throw new Refusal('WISH_NOT_FOUND');
  if (wish.status !== 'offered' || isHoldOver(wish.offer.holdEndsAt, now) || changesHours(wish.offer, seen))
    throw new Refusal('OFFER_ENDED');
  return wish;
}

const hoursOf = ({ responderId, vehicleId, startAt, endAt }: WaitlistOffered['data']) => ({
  responderId,
  vehicleId,
  startAt,
  endAt,
});

/**
 * The hold becomes a booking, which an administrator decides on if it carries a warning. All rules of a request are asked again, as if the
 * held hours were free, and with the turn-round that was held. @throws Refusal WISH_NOT_FOUND, OFFER_ENDED, or that of a request
 */
export function acceptOffer(
  answer: OfferAnswer,
  facts: AcceptanceFacts,
): {
  readonly accepted: WaitlistOfferAccepted;
  readonly booked: MadeAndApproved;
  readonly vehicle: VehicleFacts;
} {
  const { now, wishId, bookingId } = facts;
  const { offer, wished } = heldOffer(facts.wish, answer, now);
  const request = requestFor({ ...wished, vehicleId: offer.vehicleId }, { startAt: offer.startAt, endAt: offer.endAt });
  const held = facts.vehicle && { ...facts.vehicle, turnRoundMinutes: offer.turnRoundMinutes ?? 0 };
  const { requested, vehicle } = requestBooking(request, { ...facts, vehicle: held });
  const booking: RequestedOfVehicle['requested'] = { ...requested, data: { ...requested.data, wishId } };
  const { responderId, vehicleId } = booking.data;
  const approval = approvalOf({ responderId, vehicleId, adminNotes: null, bySetting: true });
  return {
    accepted: { type: 'WaitlistOfferAccepted', data: { ...hoursOf(offer), bookingId } },
    booked: facts.isApprovedAtOnce && booking.data.eligibilityWarnings.length === 0 ? [booking, approval] : [booking],
    vehicle,
  };
}

/** @throws Refusal WISH_NOT_FOUND, OFFER_ENDED */
export const declineOffer = (wish: Wish, answer: OfferAnswer, now: Instant): WaitlistOfferEnded => ({
  type: 'WaitlistOfferEnded',
  data: { ...hoursOf(heldOffer(wish, answer, now).offer), endedBecause: 'declined' },
});

/** Leaving with an open offer declines the offer. @throws Refusal WISH_NOT_FOUND */
export function leaveWaitlist(wish: Wish, responderId: ResponderId): WaitlistLeft | WaitlistOfferEnded {
  if (wish.status === 'unknown' || wish.responderId !== responderId) throw new Refusal('WISH_NOT_FOUND');
  if (wish.status === 'waiting') return { type: 'WaitlistLeft', data: { responderId, endedBecause: 'withdrawn' } };
  if (wish.status !== 'offered') throw new Refusal('WISH_NOT_FOUND');
  return { type: 'WaitlistOfferEnded', data: { ...hoursOf(wish.offer), endedBecause: 'declined' } };
}
