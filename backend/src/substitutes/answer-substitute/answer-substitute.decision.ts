import type { Instant, ResponderId, SubstitutionId } from '@rigbook/contracts/kernel';
import { changesHours } from '@rigbook/contracts/booking/changing.rules';
import { isHoldOver } from '@rigbook/contracts/waitlist/hold-over.rules';
import type { BookingEvent } from '../../booking/booking.events.js';
import type { Booking } from '../../booking/booking.state.js';
import type { SeenBooking } from '../../booking/commands/booking-seen.js';
import type { ChangeFacts, ChangedOfVehicle } from '../../booking/commands/change-booking/change-booking.decision.js';
import { endRequest } from '../../booking/commands/extend-booking/extension-request.decision.js';
import { Refusal } from '../../platform/decisions/index.js';
import { isAsOffered } from '../carry-out/end-offer.decision.js';
import { endedOf, withOtherVehicle } from '../carry-out/take-step.decision.js';
import type { SubstituteAccepted, SubstituteOffered, SubstitutionEnded } from '../substitutes.events.js';
import type { Substitution } from '../substitution.state.js';

/** Who answers, and the other vehicle and the hours that the person saw. */
export interface SubstituteAnswer {
  readonly responderId: ResponderId;
  readonly seen: SeenBooking;
}

/** An offer is over at its time, whether or not a worker has ended it by then. */
function heldOffer(
  substitution: Substitution,
  { responderId, seen }: SubstituteAnswer,
  now: Instant,
): SubstituteOffered['data'] {
  if (substitution.status !== 'offered') throw new Refusal('SUBSTITUTE_OFFER_ENDED');
  const { offer } = substitution;
  if (offer.responderId !== responderId) throw new Refusal('SUBSTITUTE_NOT_FOUND');
  if (isHoldOver(offer.holdEndsAt, now) || changesHours(offer, seen)) throw new Refusal('SUBSTITUTE_OFFER_ENDED');
  return offer;
}

export interface AcceptanceFacts {
  readonly substitution: Substitution;
  readonly substitutionId: SubstitutionId;
  readonly booking: Booking;
  readonly reason: string | null;
  readonly change: ChangeFacts;
}

/**
 * The booking gets the vehicle that is held, with the turn-round that is held. The rules of a change are asked again, as if what is held were
 * free. @throws Refusal SUBSTITUTE_NOT_FOUND, SUBSTITUTE_OFFER_ENDED, or that of a change
 */
export function acceptSubstitute(
  answer: SubstituteAnswer,
  { substitution, substitutionId, booking, reason, change }: AcceptanceFacts,
): {
  readonly accepted: SubstituteAccepted;
  readonly ofBooking: readonly BookingEvent[];
  readonly vehicle: ChangedOfVehicle['vehicle'];
} {
  const offer = heldOffer(substitution, answer, change.now);
  if (!isAsOffered(booking, offer)) throw new Refusal('SUBSTITUTE_OFFER_ENDED');
  const { bookingId, responderId, startAt, endAt, vehicleId, insteadOfVehicleId, turnRoundMinutes = 0 } = offer;
  const { changed, vehicle } = withOtherVehicle(
    booking,
    { ...offer, vehicleId: insteadOfVehicleId, substituteVehicleId: vehicleId },
    { ...change, vehicle: change.vehicle && { ...change.vehicle, turnRoundMinutes } },
    reason,
  );
  return {
    accepted: { type: 'SubstituteAccepted', data: { bookingId, responderId, startAt, endAt, vehicleId } },
    ofBooking: [...endRequest(booking, 'changed'), { ...changed, data: { ...changed.data, substitutionId } }],
    vehicle,
  };
}

/** @throws Refusal SUBSTITUTE_NOT_FOUND, SUBSTITUTE_OFFER_ENDED */
export function declineSubstitute(
  substitution: Substitution,
  answer: SubstituteAnswer,
  now: Instant,
): SubstitutionEnded {
  const { vehicleId, ...offer } = heldOffer(substitution, answer, now);
  return endedOf({ ...offer, substituteVehicleId: vehicleId }, 'declined');
}
