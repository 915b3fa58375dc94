import { missingRequiredItems } from '@rigbook/contracts/booking/shift/check-in.rules';
import { isUnfit, unfitProblems } from '@rigbook/contracts/checklists/answering.rules';
import { mustBeReturned } from '@rigbook/contracts/joint-handover/joint-handover.rules';
import type { Day, Instant, ResponderId, VehicleId } from '@rigbook/contracts/kernel';
import type { Booking } from '../../booking/booking.state.js';
import {
  type Answered,
  answeredChecklist,
  type ChecklistGiven,
  keepChecklist,
} from '../../booking/commands/answered-checklist.decision.js';
import { canTakeNow } from '../../booking/commands/booking.transitions.js';
import { checkOutVehicle } from '../../booking/commands/check-out-vehicle/check-out-vehicle.decision.js';
import type { Edition } from '../../checklists/views/checklist-editions.query.js';
import { Refusal } from '../../platform/decisions/index.js';
import type { WalkRound } from '../handover.row.js';

export interface OfferHandover extends Omit<WalkRound, 'mileageKm' | 'checked' | 'atReturn'> {
  readonly responderId: ResponderId;
  /** Null if omitted. */
  readonly mileageKm: number | null;
  /** undefined if the form only ticks */
  readonly given?: ChecklistGiven | undefined;
  /** undefined if the form has no checklist of the return */
  readonly givenAtReturn?: ChecklistGiven | undefined;
}

export interface OfferFacts {
  readonly now: Instant;
  readonly holdsWithMajorDamage: boolean;
  /** of what was found before, during the shift or by a check-in before it */
  readonly hasOpenMajorDamage: boolean;
  /** what the form says of the checklist; undefined if it only ticks */
  readonly checked?: Answered | undefined;
  /** the same of the checklist of the return; undefined if there is none */
  readonly atReturn?: Answered | undefined;
  readonly today: Day;
}

/** What the form says of the checklist of the check-in. @throws Refusal CHECKLIST_EDITION_UNKNOWN, VALIDATION_FAILED */
export const checkedAtOffer = (
  { given, checklist: ticked }: OfferHandover,
  edition: Edition | null,
): Answered | undefined => given && answeredChecklist('check-in', given, { edition, ticked });

/** What the outgoing responder says of the checklist of the return. @throws Refusal CHECKLIST_EDITION_UNKNOWN, VALIDATION_FAILED */
export const answeredAtReturn = ({ givenAtReturn: given }: OfferHandover, edition: Edition | null) =>
  given && answeredChecklist('return', given, { edition, field: 'returnChecklistAnswers' });

/** What the outgoing responder confirms, by the rules of a checkout and of the check-in that follows. @throws Refusal */
export function offerHandover(
  booking: Booking,
  { responderId, given: _given, givenAtReturn: _givenAtReturn, ...walkRound }: OfferHandover,
  { now, holdsWithMajorDamage, hasOpenMajorDamage, checked, atReturn, today }: OfferFacts,
): { readonly vehicleId: VehicleId; readonly walkRound: WalkRound } {
  const by = { responderId, isAdmin: false, administers: false };
  const { vehicleId, mileageKm } = checkOutVehicle(booking, { ...walkRound, by }, { now }).data;
  const missing = missingRequiredItems(walkRound.checklist);
  if (checked) keepChecklist(checked, { occasion: 'check-in', today });
  else if (missing.length > 0) throw new Refusal('REQUIRED_ITEMS_MISSING', { missing });
  if (atReturn) keepChecklist(atReturn, { occasion: 'return', today });
  // a return takes the vehicle out of service, and has its words
  if (atReturn && isUnfit(atReturn.checklist, atReturn.answers)) throw new Refusal('JOINT_HANDOVER_RETURN_UNFIT');
  if (mustBeReturned(walkRound.damageReports, holdsWithMajorDamage, hasOpenMajorDamage))
    throw new Refusal('JOINT_HANDOVER_MAJOR_DAMAGE');
  return {
    vehicleId,
    walkRound: {
      ...walkRound,
      mileageKm,
      ...(checked && { checked: { ...checked, today } }),
      ...(atReturn && { atReturn: { ...atReturn, today } }),
    },
  };
}

/**
 * Whether there is nothing to hand over, because something critical is not all right. Who has the vehicle says so in words, and returns
 * it: the next shift does not begin. Also if the vehicle is out of service by then, be it by the same form whose answer was lost.
 * @throws Refusal
 */
export function isUnfitToHandOver(
  booking: Booking,
  { responderId }: OfferHandover,
  { now, checked }: Pick<OfferFacts, 'now' | 'checked'>,
): boolean {
  if (!checked || !isUnfit(checked.checklist, checked.answers)) return false;
  canTakeNow('check-out', booking, responderId, { now });
  const problems = unfitProblems(checked.checklist, checked.answers);
  if (problems.length > 0) throw new Refusal('CHECKLIST_INCOMPLETE', { problems });
  return true;
}
