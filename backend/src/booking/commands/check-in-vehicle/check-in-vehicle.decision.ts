import { missingRequiredItems, odometerDiscrepancy } from '@rigbook/contracts/booking/shift/check-in.rules';
import type { CheckInItem } from '@rigbook/contracts/booking/shift/check-in.words';
import { hasMajorDamage } from '@rigbook/contracts/booking/shift/check-out.rules';
import type { DamageReport } from '@rigbook/contracts/booking/shift/damage.words';
import { isCheckInOnDevice } from '@rigbook/contracts/booking/steps.rules';
import { isUnfit, unfitProblems } from '@rigbook/contracts/checklists/answering.rules';
import { majorDamageFoundReason } from '@rigbook/contracts/fleet/maintenance.rules';
import type { DamageId, Instant, Period, ResponderId } from '@rigbook/contracts/kernel';
import type { Edition } from '../../../checklists/views/checklist-editions.query.js';
import { holdForMaintenance } from '../../../fleet/hold-vehicle/hold-vehicle.decision.js';
import type { MaintenanceStarted } from '../../../fleet/vehicle.events.js';
import type { VehicleFacts } from '../../../fleet/vehicle-facts/vehicle-facts.query.js';
import type { Vehicle } from '../../../fleet/vehicle.state.js';
import { Refusal } from '../../../platform/decisions/index.js';
import type { VehicleCheckedIn, VehicleFoundUnfit } from '../../booking.events.js';
import type { Booking } from '../../booking.state.js';
import {
  type Answered,
  answeredChecklist,
  answersForEvent,
  type CheckedWhen,
  type ChecklistGiven,
  keepChecklist,
} from '../answered-checklist.decision.js';
import { lateSince } from '../../views/reading-taken-at.js';
import { canTakeNow } from '../booking.transitions.js';
import { askedBack } from '../mileage-asked-back.js';

export interface CheckIn {
  readonly responderId: ResponderId;
  /** Null if omitted. */
  readonly mileageKm: number | null;
  /** that it was asked back; undefined if the caller does not ask */
  readonly mileageConfirmed?: boolean | undefined;
  /** the last reading that it was compared with; undefined if the caller does not say */
  readonly mileageConfirmedBeside?: number | undefined;
  readonly fuelPercent: number;
  readonly checklist: readonly CheckInItem[];
  readonly preExistingDamage: string | null;
  readonly notes: string | null;
  readonly completedOnDeviceAt: Instant | null;
  /** what nobody had reported before */
  readonly damageReports?: readonly DamageReport[];
  /** as the screen showed it */
  readonly confirmedDamage?: readonly DamageId[];
  /** undefined if the form only ticks */
  readonly given?: ChecklistGiven | undefined;
}

type HandedOverVehicle = Pick<VehicleFacts, 'name' | 'status' | 'availableFrom' | 'mileageKm'>;

export interface CheckInFacts {
  readonly now: Instant;
  /** Undefined if it is retired. */
  readonly vehicle: HandedOverVehicle | undefined;
  /** Hours of the vehicle held by other bookings between now and this one's start. */
  readonly takenByOthers: readonly Period[];
  readonly opensMinutesBeforeStart: number;
  /** of a form that was sent late, after a later reading: the last one before it was completed; null otherwise */
  readonly lastReadingThen?: { readonly mileageKm: number | null } | null;
  /** of the damage that the command confirms, what is known of this vehicle */
  readonly knownDamage?: readonly DamageId[];
  /** the published edition that the command names; null if there is none */
  readonly edition?: Edition | null;
  /** the setting that takes a vehicle with major damage out of service */
  readonly holdsWithMajorDamage?: boolean;
}

/** The booking's responder takes the vehicle and starts the shift, once it is approved and signed. @throws Refusal */
export function checkInVehicle(
  booking: Booking,
  command: CheckIn,
  facts: CheckInFacts,
  checked?: Answered & { readonly when: CheckedWhen },
): VehicleCheckedIn {
  const { now, vehicle } = facts;
  const signed = canCheckIn(booking, command, facts);
  const { mileageKm, fuelPercent, checklist, preExistingDamage, notes, completedOnDeviceAt } = command;
  const missing = missingRequiredItems(checklist);
  if (checked) keepChecklist(checked, { occasion: 'check-in', today: checked.when.today });
  else if (missing.length > 0) throw new Refusal('REQUIRED_ITEMS_MISSING', { missing });
  if (mileageKm === null) throw new Refusal('MILEAGE_REQUIRED', { step: 'check-in' });
  // a retired vehicle has no open bookings: this one has changed since its history was read
  if (!vehicle) throw new Refusal('BOOKING_CHANGED_MEANWHILE');
  const { mileageConfirmed: isConfirmed, mileageConfirmedBeside: confirmedBeside } = command;
  const { mileageKm: lastMileageKm } = facts.lastReadingThen ?? vehicle;
  const asked = askedBack({ mileageKm, isConfirmed, confirmedBeside }, lastMileageKm);
  return {
    type: 'VehicleCheckedIn',
    data: {
      responderId: signed.responderId,
      vehicleId: signed.vehicleId,
      ...signed.period,
      fuelPercent,
      mileageKm,
      checklist,
      preExistingDamage,
      notes,
      odometerDiscrepancy: odometerDiscrepancy(mileageKm, lastMileageKm),
      completedOnDeviceAt,
      ...damageSeen(command, facts),
      ...asked,
      ...(checked && answersForEvent(checked, { bookingId: checked.when.bookingId, now })),
    },
  };
}

/** What the form says of the checklist; undefined if it only ticks. @throws Refusal CHECKLIST_EDITION_UNKNOWN, VALIDATION_FAILED */
export const checkedAtCheckIn = (
  { given, checklist: ticked }: CheckIn,
  { edition = null }: Pick<CheckInFacts, 'edition'>,
): Answered | undefined => given && answeredChecklist('check-in', given, { edition, ticked });

/**
 * When a form was filled in that waited on the device; null if it was sent at once, or if the clock of the device cannot be right: then it
 * arrives behind nothing.
 */
export function filledInLate(
  booking: Booking,
  { completedOnDeviceAt: completedAt }: Pick<CheckIn, 'completedOnDeviceAt'>,
  { now, opensMinutesBeforeStart }: Pick<CheckInFacts, 'now' | 'opensMinutesBeforeStart'>,
): Instant | null {
  if (completedAt === null || booking.status === 'unrequested') return null;
  return isCheckInOnDevice(booking.period, completedAt, now, opensMinutesBeforeStart)
    ? lateSince(completedAt, now)
    : null;
}

/**
 * That no shift begins, because something critical is not all right; undefined otherwise. That is found by whose shift it is, in time, and
 * said in words. Where the vehicle is by then is no matter: what was found is not lost because the office was faster. @throws Refusal
 */
export function foundUnfit(
  booking: Booking,
  command: CheckIn,
  facts: CheckInFacts,
  checked: Answered & { readonly when: CheckedWhen },
): VehicleFoundUnfit | undefined {
  if (!isUnfit(checked.checklist, checked.answers)) return undefined;
  const { responderId, vehicleId, period } = canCheckIn(booking, command, { ...facts, vehicle: undefined });
  const problems = unfitProblems(checked.checklist, checked.answers);
  if (problems.length > 0) throw new Refusal('CHECKLIST_INCOMPLETE', { problems });
  const { preExistingDamage, notes, completedOnDeviceAt } = command;
  return {
    type: 'VehicleFoundUnfit',
    data: {
      responderId,
      vehicleId,
      ...period,
      preExistingDamage,
      notes,
      completedOnDeviceAt,
      ...damageSeen(command, facts),
      ...answersForEvent(checked, { bookingId: checked.when.bookingId, now: facts.now }),
    },
  };
}

/**
 * Holds a vehicle in which a check-in found major damage where no shift begins: it stands there, and nobody returns it. It may be out of
 * service already for what was critical.
 */
export const heldWithMajorDamage = (
  vehicle: Vehicle,
  { data }: VehicleFoundUnfit,
  { holdsWithMajorDamage = false }: Pick<CheckInFacts, 'holdsWithMajorDamage'>,
): readonly MaintenanceStarted[] =>
  holdsWithMajorDamage && hasMajorDamage(data.damageReports ?? null)
    ? holdForMaintenance(vehicle, majorDamageFoundReason)
    : [];

function damageSeen({ damageReports = [], confirmedDamage = [] }: CheckIn, { knownDamage = [] }: CheckInFacts) {
  const confirmed = knownDamage.filter((damageId) => confirmedDamage.includes(damageId));
  return {
    ...(damageReports.length > 0 && { damageReports }),
    ...(confirmed.length > 0 && { confirmedDamage: confirmed }),
  };
}

function canCheckIn(booking: Booking, command: CheckIn, facts: CheckInFacts) {
  const { now, vehicle, takenByOthers, opensMinutesBeforeStart: checkInOpensMinutesBefore } = facts;
  const { completedOnDeviceAt: completedAt } = command;
  const circumstances = { now, vehicle, takenByOthers, checkInOpensMinutesBefore, completedAt };
  return canTakeNow('check-in', booking, command.responderId, circumstances);
}
