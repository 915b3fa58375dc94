import { BOOKING_RULE_VERSION } from '@rigbook/contracts/booking/booking.limits';
import { hoursInTheWay } from '@rigbook/contracts/booking/emergency/emergency.rules';
import { eligibilityWarningsFor } from '@rigbook/contracts/booking/requesting/eligibility.rules';
import { hoursByWeek } from '@rigbook/contracts/booking/requesting/weekly-hours.rules';
import { foundWrong } from '@rigbook/contracts/checklists/answering.rules';
import {
  type BookingId,
  dayOf,
  type Period,
  periodOf,
  type ResponderId,
  type VehicleId,
} from '@rigbook/contracts/kernel';
import type { Edition } from '../../../checklists/views/checklist-editions.query.js';
import type { VehicleFacts } from '../../../fleet/vehicle-facts/vehicle-facts.query.js';
import { Refusal } from '../../../platform/decisions/index.js';
import type { VehicleCheckedIn, VehicleTakenInEmergency } from '../../booking.events.js';
import { type Booking, evolve, initialBooking } from '../../booking.state.js';
import type { Answered } from '../answered-checklist.decision.js';
import { type CheckIn, checkedAtCheckIn, checkInVehicle } from '../check-in-vehicle/check-in-vehicle.decision.js';
import {
  type BookingRequestFacts,
  keepResponderRules,
  keepRulesOfTake,
  turnRoundOf,
} from '../request-booking/request-booking.decision.js';
import { signAgreement } from '../sign-agreement/sign-agreement.decision.js';

export interface TakeInEmergency {
  readonly responderId: ResponderId;
  readonly vehicleId: VehicleId;
  /** whole, from now on */
  readonly hours: number;
  /** why it is needed now */
  readonly purpose: string;
  readonly checkIn: CheckIn;
}

export interface TakeFacts extends BookingRequestFacts {
  /** whether the organization allows it at all */
  readonly emergencyTakes: boolean;
  /** whether an administrator has marked the person for it */
  readonly isMarked: boolean;
  /** the vehicle that the person has out already */
  readonly vehicleOut: string | null;
  /** the published edition that the form names; null if there is none */
  readonly edition: Edition | null;
}

export interface TakenVehicle {
  readonly taken: VehicleTakenInEmergency;
  readonly checkedIn: VehicleCheckedIn;
  /** undefined if the form only ticks */
  readonly checked: Answered | undefined;
  readonly vehicle: VehicleFacts;
}

/**
 * A marked person takes a free vehicle now. All rules of a request and of a check-in hold, except that nobody approves it and that the
 * agreement is signed in the same step. Bookings in the way are never overridden. @throws Refusal
 */
export function takeInEmergency(command: TakeInEmergency, bookingId: BookingId, facts: TakeFacts): TakenVehicle {
  if (!facts.emergencyTakes) throw new Refusal('EMERGENCY_TAKES_OFF');
  if (!facts.isMarked) throw new Refusal('NOT_MARKED_FOR_EMERGENCIES');
  const { responderId, vehicleId, hours, purpose } = command;
  const { now, zone, responder, vehicle, vehicleOut } = facts;
  const period: Period = periodOf(now, hours);
  const request = { responderId, vehicleId, period, durationHours: hours, purpose };
  keepResponderRules(request, facts);
  if (vehicleOut !== null) throw new Refusal('HAS_ANOTHER_VEHICLE', { vehicleName: vehicleOut });
  if (!vehicle) throw new Refusal('VEHICLE_NOT_FOUND');
  const inTheWay = hoursInTheWay(now, hours, { taken: facts.taken, turnRoundMinutes: vehicle.turnRoundMinutes });
  if (inTheWay) throw new Refusal('EMERGENCY_HOURS_TAKEN', { vehicleName: vehicle.name, ...inTheWay });
  keepRulesOfTake(request, { ...facts, vehicle });
  const taken: VehicleTakenInEmergency = {
    type: 'VehicleTakenInEmergency',
    data: {
      responderId,
      vehicleId,
      ...period,
      durationHours: hours,
      purpose,
      zone,
      hoursByWeek: hoursByWeek(period, zone),
      eligibilityWarnings: eligibilityWarningsFor(responder.department, vehicle),
      ruleVersion: BOOKING_RULE_VERSION,
      ...turnRoundOf(vehicle),
    },
  };
  const signed: Booking = { ...bookingTaken(taken, facts), signed: true };
  const circumstances = { now, vehicle, takenByOthers: [], opensMinutesBeforeStart: 0 };
  const checked = checkedAtCheckIn(command.checkIn, facts);
  if (checked) keepFit(checked);
  const when = { bookingId, today: dayOf(now, zone) };
  const checkedIn = checkInVehicle(signed, command.checkIn, circumstances, checked && { ...checked, when });
  return { taken, checkedIn, checked, vehicle };
}

/** A vehicle that something critical is wrong with is not taken, but reported. @throws Refusal CHECKLIST_INCOMPLETE */
function keepFit({ checklist, answers }: Answered): void {
  const problems = foundWrong(checklist, answers)
    .filter(({ item }) => item.isCritical)
    .map(({ item }) => ({ item: item.id, kind: 'must-be-fine' as const }));
  if (problems.length > 0) throw new Refusal('CHECKLIST_INCOMPLETE', { problems });
}

/** The agreement is signed for the booking that the take has begun. */
export const signForTake = (
  { taken }: TakenVehicle,
  document: { readonly agreementVersion: string; readonly pdfSha256: string },
  { now }: Pick<TakeFacts, 'now'>,
): ReturnType<typeof signAgreement> =>
  signAgreement(bookingTaken(taken, { now }), { responderId: taken.data.responderId, ...document }, { now });

const bookingTaken = (taken: VehicleTakenInEmergency, { now }: Pick<TakeFacts, 'now'>) =>
  evolve(initialBooking, { ...taken, recordedAt: now }) as Extract<Booking, { status: 'approved' }>;
