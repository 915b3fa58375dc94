import { missingRequiredItems } from '@rigbook/contracts/booking/shift/check-in.rules';
import { mustBeReturned } from '@rigbook/contracts/joint-handover/joint-handover.rules';
import type { Instant, ResponderId, VehicleId } from '@rigbook/contracts/kernel';
import { type Booking, foundMajorDamage } from '../../booking/booking.state.js';
import { checkOutVehicle } from '../../booking/commands/check-out-vehicle/check-out-vehicle.decision.js';
import { Refusal } from '../../platform/decisions/index.js';
import type { WalkRound } from '../handover.row.js';

export interface OfferHandover extends Omit<WalkRound, 'mileageKm'> {
  readonly responderId: ResponderId;
  /** Null if omitted. */
  readonly mileageKm: number | null;
}

export interface OfferFacts {
  readonly now: Instant;
  readonly holdsWithMajorDamage: boolean;
}

/** What the outgoing responder confirms, by the rules of a checkout and of the check-in that follows. @throws Refusal */
export function offerHandover(
  booking: Booking,
  { responderId, ...walkRound }: OfferHandover,
  { now, holdsWithMajorDamage }: OfferFacts,
): { readonly vehicleId: VehicleId; readonly walkRound: WalkRound } {
  const by = { responderId, isAdmin: false, administers: false };
  const { vehicleId, mileageKm } = checkOutVehicle(booking, { ...walkRound, by }, { now }).data;
  const missing = missingRequiredItems(walkRound.checklist);
  if (missing.length > 0) throw new Refusal('REQUIRED_ITEMS_MISSING', { missing });
  if (mustBeReturned(walkRound.damageReports, holdsWithMajorDamage, foundMajorDamage(booking)))
    throw new Refusal('JOINT_HANDOVER_MAJOR_DAMAGE');
  return { vehicleId, walkRound: { ...walkRound, mileageKm } };
}
