import { isUnfit, unfitProblems } from '@rigbook/contracts/checklists/answering.rules';
import type { BookingId, Instant } from '@rigbook/contracts/kernel';
import { reportDefects } from '../../../defects/report-defects/report-defects.decision.js';
import type { VehicleFacts } from '../../../fleet/vehicle-facts/vehicle-facts.query.js';
import type { VehicleEvent } from '../../../fleet/vehicle.events.js';
import type { VehicleInFleet } from '../../../fleet/vehicle.state.js';
import { Refusal } from '../../../platform/decisions/index.js';
import { answeredChecklist, type ChecklistGiven } from '../answered-checklist.decision.js';
import { keepResponderRules, type MayBookAtAll } from '../request-booking/request-booking.decision.js';
import type { TakeFacts } from './take-in-emergency.decision.js';

export interface UnfitFacts extends MayBookAtAll, Pick<TakeFacts, 'emergencyTakes' | 'isMarked' | 'edition'> {
  readonly now: Instant;
  /** undefined if it is unknown or retired */
  readonly facts: VehicleFacts | undefined;
  readonly vehicle: VehicleInFleet;
  /** of the booking that is not made */
  readonly bookingId: BookingId;
}

/**
 * A person who may take a vehicle at once, by the rules of the take but for its hours, finds something critical that is not all right: there is no shift, and the vehicle goes out of
 * service. What was found are defects that somebody saw who does not have the vehicle. @throws Refusal
 */
export function reportUnfit(given: ChecklistGiven, facts: UnfitFacts): readonly VehicleEvent[] {
  if (!facts.emergencyTakes) throw new Refusal('EMERGENCY_TAKES_OFF');
  if (!facts.isMarked) throw new Refusal('NOT_MARKED_FOR_EMERGENCIES');
  keepResponderRules(given, facts);
  if (!facts.facts) throw new Refusal('VEHICLE_NOT_FOUND');
  const { name: vehicleName, status, availableFrom } = facts.facts;
  if (status === 'in_use') throw new Refusal('VEHICLE_IN_USE', { vehicleName, availableFrom });
  if (status !== 'available') throw new Refusal('VEHICLE_UNAVAILABLE', { vehicleName, status, availableFrom });
  const answered = answeredChecklist('check-in', given, facts);
  if (!isUnfit(answered.checklist, answered.answers)) {
    const message = 'Nothing critical is wrong: the vehicle can be taken.';
    throw new Refusal('VALIDATION_FAILED', { errors: [{ field: 'checklistAnswers', message }] });
  }
  const problems = unfitProblems(answered.checklist, answered.answers);
  if (problems.length > 0) throw new Refusal('CHECKLIST_INCOMPLETE', { problems });
  return reportDefects(facts.vehicle, answered, facts).map((event) =>
    event.type === 'DefectReported'
      ? { ...event, data: { ...event.data, bookingId: null, occasion: 'seen', photoIds: [] } }
      : event,
  );
}
