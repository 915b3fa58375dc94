import { missingRequiredItems, odometerDiscrepancy } from '@rigbook/contracts/booking/shift/check-in.rules';
import type { CheckInItem } from '@rigbook/contracts/booking/shift/check-in.words';
import type { DamageReport } from '@rigbook/contracts/booking/shift/damage.words';
import type { DamageId, Instant, Period, ResponderId } from '@rigbook/contracts/kernel';
import type { VehicleFacts } from '../../../fleet/vehicle-facts/vehicle-facts.query.js';
import { Refusal } from '../../../platform/decisions/index.js';
import type { VehicleCheckedIn } from '../../booking.events.js';
import type { Booking } from '../../booking.state.js';
import { canTakeNow } from '../booking.transitions.js';
import { askedBack } from '../mileage-asked-back.js';

export interface CheckIn {
  readonly responderId: ResponderId;
  /** Null if omitted. */
  readonly mileageKm: number | null;
  /** that it was asked back; undefined if the caller does not ask */
  readonly mileageConfirmed?: boolean | undefined;
  readonly fuelPercent: number;
  readonly checklist: readonly CheckInItem[];
  readonly preExistingDamage: string | null;
  readonly notes: string | null;
  readonly completedOnDeviceAt: Instant | null;
  /** what nobody had reported before */
  readonly damageReports?: readonly DamageReport[];
  /** as the screen showed it */
  readonly confirmedDamage?: readonly DamageId[];
}

type HandedOverVehicle = Pick<VehicleFacts, 'name' | 'status' | 'availableFrom' | 'mileageKm'>;

export interface CheckInFacts {
  readonly now: Instant;
  /** Undefined if it is retired. */
  readonly vehicle: HandedOverVehicle | undefined;
  /** Hours of the vehicle held by other bookings between now and this one's start. */
  readonly takenByOthers: readonly Period[];
  readonly opensMinutesBeforeStart: number;
  /** of the damage that the command confirms, what is known of this vehicle */
  readonly knownDamage?: readonly DamageId[];
}

/** The booking's responder takes the vehicle and starts the shift, once it is approved and signed. @throws Refusal */
export function checkInVehicle(booking: Booking, command: CheckIn, facts: CheckInFacts): VehicleCheckedIn {
  const { now, vehicle, takenByOthers, opensMinutesBeforeStart: checkInOpensMinutesBefore, knownDamage = [] } = facts;
  const { completedOnDeviceAt: completedAt } = command;
  const circumstances = { now, vehicle, takenByOthers, checkInOpensMinutesBefore, completedAt };
  const signed = canTakeNow('check-in', booking, command.responderId, circumstances);
  const { mileageKm, fuelPercent, checklist, preExistingDamage, notes, completedOnDeviceAt } = command;
  const { damageReports = [], confirmedDamage = [] } = command;
  const confirmed = knownDamage.filter((damageId) => confirmedDamage.includes(damageId));
  const missing = missingRequiredItems(checklist);
  if (missing.length > 0) throw new Refusal('REQUIRED_ITEMS_MISSING', { missing });
  if (mileageKm === null) throw new Refusal('MILEAGE_REQUIRED', { step: 'check-in' });
  // a retired vehicle has no open bookings: this one has changed since its history was read
  if (!vehicle) throw new Refusal('BOOKING_CHANGED_MEANWHILE');
  const asked = askedBack({ mileageKm, isConfirmed: command.mileageConfirmed }, vehicle.mileageKm);
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
      odometerDiscrepancy: odometerDiscrepancy(mileageKm, vehicle.mileageKm),
      completedOnDeviceAt,
      ...(damageReports.length > 0 && { damageReports }),
      ...(confirmed.length > 0 && { confirmedDamage: confirmed }),
      ...asked,
    },
  };
}
