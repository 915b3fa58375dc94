import { eligibilityWarningsFor } from '@rigbook/contracts/booking/requesting/eligibility.rules';
import { isOutOfServiceAt, outOfService } from '@rigbook/contracts/fleet/out-of-service.rules';
import { type Instant, overlaps, type Period, type VehicleId } from '@rigbook/contracts/kernel';
import { isHoldOver } from '@rigbook/contracts/waitlist/hold-over.rules';
import { type HoldSettings, holdEndsAt } from '@rigbook/contracts/waitlist/holding.rules';
import { bookingsWished, isWishOver } from '@rigbook/contracts/waitlist/waiting.rules';
import type { OfferEndReason } from '@rigbook/contracts/waitlist/waitlist.words';
import {
  type BookingRequestFacts,
  keepsAllRules,
  turnRoundOf,
} from '../../booking/commands/request-booking/request-booking.decision.js';
import type { VehicleFacts } from '../../fleet/vehicle-facts/vehicle-facts.query.js';
import { requestFor } from '../join-waitlist/join-waitlist.decision.js';
import type { WaitlistLeft, WaitlistOffered, WaitlistOfferEnded } from '../waitlist.events.js';
import type { Wish } from '../wish.state.js';

export interface OfferFacts extends BookingRequestFacts {
  readonly settings: HoldSettings;
  /** not suspended meanwhile, and no mere auditor */
  readonly mayRequest: boolean;
  /** hours that are held for the person by other wishes */
  readonly held: readonly Period[];
}

/**
 * The best hours of this vehicle that the person could book right now; undefined if there are none, or the person does not wait any more.
 * A person who breaks a rule right now is passed over and keeps their place. The same goes for a person who already has an open offer for
 * overlapping hours. Vehicles that the person did not name are left out if the person has none of their roles.
 */
export function offerHours(wish: Wish, vehicleId: VehicleId, facts: OfferFacts): WaitlistOffered | undefined {
  const { now, vehicle, settings, mayRequest, held } = facts;
  if (wish.status !== 'waiting' || !vehicle || !mayRequest) return undefined;
  const { wished, responderId } = wish;
  if (held.some((hours) => overlaps(hours, wished))) return undefined;
  if (vehicleId !== wished.vehicleId && !mayTake(facts.responder.department, vehicle)) return undefined;
  const best = bookingsWished(wished, now).find((period) =>
    keepsAllRules(requestFor({ ...wished, vehicleId }, period), facts),
  );
  return (
    best && {
      type: 'WaitlistOffered',
      data: {
        responderId,
        vehicleId,
        ...best,
        holdEndsAt: holdEndsAt(best.startAt, now, settings),
        ...turnRoundOf(vehicle),
      },
    }
  );
}

const mayTake = (...of: Parameters<typeof eligibilityWarningsFor>): boolean =>
  !eligibilityWarningsFor(...of).includes('department-not-authorised');

export interface EndFacts {
  readonly now: Instant;
  /** undefined if the person was erased */
  readonly mayRequest: boolean | undefined;
  /** the offered one; undefined if it was retired */
  readonly vehicle: VehicleFacts | undefined;
}

/** What ends without an answer of the person; undefined if nothing does, or somebody was faster. */
export function endWhatIsOver(wish: Wish, facts: EndFacts): WaitlistOfferEnded | WaitlistLeft | undefined {
  const { now, mayRequest } = facts;
  if (wish.status === 'waiting') {
    const { responderId } = wish;
    if (mayRequest === undefined) return { type: 'WaitlistLeft', data: { responderId, endedBecause: 'person-gone' } };
    return isWishOver(wish.wished, now)
      ? { type: 'WaitlistLeft', data: { responderId, endedBecause: 'hours-over' } }
      : undefined;
  }
  if (wish.status !== 'offered') return undefined;
  const { responderId, vehicleId, startAt, endAt } = wish.offer;
  const endedBecause = endReason(wish.offer, facts);
  return endedBecause && { type: 'WaitlistOfferEnded', data: { responderId, vehicleId, startAt, endAt, endedBecause } };
}

function endReason(
  { holdEndsAt: endsAt, startAt }: WaitlistOffered['data'],
  { now, mayRequest, vehicle }: EndFacts,
): OfferEndReason | undefined {
  if (!mayRequest) return 'person-gone';
  if (isHoldOver(endsAt, now)) return 'passed';
  if (!vehicle || isOutOfServiceAt(startAt, outOfService(vehicle.service, vehicle.maintenanceUntil, now)))
    return 'vehicle-gone';
  return undefined;
}
