import { isOutOfServiceAt, outOfService } from '@rigbook/contracts/fleet/out-of-service.rules';
import type { Instant } from '@rigbook/contracts/kernel';
import type { SubstitutionEndReason } from '@rigbook/contracts/substitutes/substitute.words';
import { isHoldOver } from '@rigbook/contracts/waitlist/hold-over.rules';
import type { Booking } from '../../booking/booking.state.js';
import type { VehicleFacts } from '../../fleet/vehicle-facts/vehicle-facts.query.js';
import type { SubstituteOffered, SubstitutionEnded } from '../substitutes.events.js';
import type { Substitution } from '../substitution.state.js';
import { endedOf, isAsPlanned } from './take-step.decision.js';

export interface EndFacts {
  readonly now: Instant;
  readonly booking: Booking;
  /** undefined if the person was erased */
  readonly mayRequest: boolean | undefined;
  /** the one that is held; undefined if it was retired */
  readonly vehicle: VehicleFacts | undefined;
}

/** What ends without an answer of the person; undefined if nothing does, or somebody was faster. */
export function endWhatIsOver(substitution: Substitution, facts: EndFacts): SubstitutionEnded | undefined {
  if (substitution.status !== 'offered') return undefined;
  const because = endReason(substitution.offer, facts);
  const { vehicleId, ...offer } = substitution.offer;
  return because && endedOf({ ...offer, substituteVehicleId: vehicleId }, because);
}

/** The booking is still as it was when the other vehicle was offered. */
export const isAsOffered = (booking: Booking, { insteadOfVehicleId, ...offer }: SubstituteOffered['data']): boolean =>
  isAsPlanned(booking, { ...offer, vehicleId: insteadOfVehicleId });

function endReason(
  offer: SubstituteOffered['data'],
  { now, booking, mayRequest, vehicle }: EndFacts,
): SubstitutionEndReason | undefined {
  if (!mayRequest) return 'person-gone';
  if (!isAsOffered(booking, offer)) return 'booking-changed';
  if (isHoldOver(offer.holdEndsAt, now)) return 'passed';
  if (!vehicle || isOutOfServiceAt(offer.startAt, outOfService(vehicle.service, vehicle.maintenanceUntil, now)))
    return 'vehicle-gone';
  return undefined;
}
