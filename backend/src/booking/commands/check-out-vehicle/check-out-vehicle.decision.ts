import * as rules from '@rigbook/contracts/booking/shift/check-out.rules';
import type { DamageReport } from '@rigbook/contracts/booking/shift/damage.words';
import type { ParkedPosition } from '@rigbook/contracts/booking/shift/parked-position';
import { saysWhereItStands } from '@rigbook/contracts/booking/shift/parking.rules';
import { hoursOfShift } from '@rigbook/contracts/booking/shift/odometer.rules';
import type { DamagePhotoId, Instant, ResponderId } from '@rigbook/contracts/kernel';
import { keepAll, Refusal, type Rule } from '../../../platform/decisions/index.js';
import type { VehicleCheckedOut } from '../../booking.events.js';
import type { Booking } from '../../booking.state.js';
import {
  type Answered,
  answersForEvent,
  type CheckedWhen,
  type ChecklistGiven,
  keepChecklist,
} from '../answered-checklist.decision.js';
import { canTakeNow, requested, type BookingBefore } from '../booking.transitions.js';
import { askedBack } from '../mileage-asked-back.js';

/** Where the vehicle stands; its photos follow. */
export interface ParkedAt {
  readonly place: string | null;
  readonly position: ParkedPosition | null;
  readonly photoIds: readonly DamagePhotoId[];
}

export interface CheckOut {
  readonly by: {
    readonly responderId: ResponderId;
    readonly isAdmin: boolean;
    /** an administrator who has opened the administration */
    readonly administers: boolean;
  };
  /** Null if omitted. */
  readonly mileageKm: number | null;
  /** that it was asked back; undefined if the caller does not ask */
  readonly mileageConfirmed?: boolean | undefined;
  /** the last reading that it was compared with; undefined if the caller does not say */
  readonly mileageConfirmedBeside?: number | undefined;
  readonly fuelPercent: number;
  readonly damageReports: readonly DamageReport[];
  readonly noDamageConfirmed: boolean;
  readonly notes: string | null;
  /** undefined if nothing is said */
  readonly parking?: ParkedAt | undefined;
  readonly completedOnDeviceAt?: Instant | null;
  /** undefined if the form has no checklist */
  readonly given?: ChecklistGiven | undefined;
}

/** The checklist of the return, and what it rests on. */
export type CheckedAtReturn = Answered & { readonly when: CheckedWhen };

type CheckOutRule = Rule<CheckOut & { readonly mileageKm: number }, BookingBefore<'check-out'>>;

const drivesForward: CheckOutRule = ({ mileageKm }, { readings: { checkInKm } }) =>
  rules.drivesForward(mileageKm, checkInKm)
    ? undefined
    : new Refusal('MILEAGE_BELOW_CHECK_IN', { checkInMileageKm: checkInKm });

const damageIsReportedOrRuledOut: CheckOutRule = ({ damageReports, noDamageConfirmed }) => {
  const problem = rules.damageCheckProblem(damageReports, noDamageConfirmed);
  return problem && new Refusal('DAMAGE_CHECK_REQUIRED', { problem });
};

/** Asked in this order once the mileage is stated; the first broken rule decides the refusal. */
const checkOutRules: readonly CheckOutRule[] = [drivesForward, damageIsReportedOrRuledOut];

/** The booking's responder ends the shift, or an administrator for them. @throws Refusal */
export function checkOutVehicle(
  booking: Booking,
  command: CheckOut,
  { now, parkingIsRequired = false }: { readonly now: Instant; readonly parkingIsRequired?: boolean },
  checked?: CheckedAtReturn,
): VehicleCheckedOut {
  const { by, mileageKm, fuelPercent, damageReports, noDamageConfirmed, notes, completedOnDeviceAt, parking } = command;
  const active = canTakeNow('check-out', booking, endedBy(booking, by), { now });
  if (mileageKm === null) throw new Refusal('MILEAGE_REQUIRED', { step: 'check-out' });
  keepAll(checkOutRules, { ...command, mileageKm }, active);
  const byOffice = active.responderId !== by.responderId;
  if (!saysWhereItStands(parking?.place ?? null, { isRequired: parkingIsRequired, byOffice }))
    throw new Refusal('PARKING_PLACE_REQUIRED');
  if (checked) keepChecklist(checked, { occasion: 'return', today: checked.when.today });
  const hours = hoursOfShift(active.period.startAt, active.checkedInAt, completedOnDeviceAt ?? now);
  const { mileageConfirmed: isConfirmed, mileageConfirmedBeside: confirmedBeside } = command;
  const asked = askedBack({ mileageKm, isConfirmed, confirmedBeside }, active.readings.checkInKm, hours);
  return {
    type: 'VehicleCheckedOut',
    data: {
      responderId: active.responderId,
      vehicleId: active.vehicleId,
      ...active.period,
      fuelPercent,
      mileageKm,
      damageReports,
      noDamageConfirmed,
      notes,
      checkedOutBy: byOffice ? 'admin' : 'responder',
      ...(completedOnDeviceAt && { completedOnDeviceAt }),
      ...asked,
      ...(parking && { parking: parkingInEvent(parking) }),
      ...(checked && answersForEvent(checked, { bookingId: checked.when.bookingId, now })),
    },
  };
}

const parkingInEvent = ({ photoIds, ...parked }: ParkedAt): NonNullable<VehicleCheckedOut['data']['parking']> => ({
  ...parked,
  ...(photoIds.length > 0 && { photoIds: [...photoIds] }),
});

/** Their own; for an administrator also another person's, once the administration is open. */
function endedBy(booking: Booking, { responderId, isAdmin, administers }: CheckOut['by']): ResponderId | 'admin' {
  if (administers) return 'admin';
  if (isAdmin && requested(booking).responderId !== responderId) throw new Refusal('ADMIN_PASSWORD_REQUIRED');
  return responderId;
}
