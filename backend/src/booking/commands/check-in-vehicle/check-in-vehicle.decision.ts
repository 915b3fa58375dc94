import { hasEnded } from '@rigbook/contracts/booking/booking-times.rules';
import {
  checkInOpensAt,
  missingRequiredItems,
  odometerDiscrepancy,
  promisedMeanwhile,
} from '@rigbook/contracts/booking/shift/check-in.rules';
import type { CheckInItem } from '@rigbook/contracts/booking/shift/check-in.words';
import { type Instant, isBefore, type Period, type ResponderId } from '@rigbook/contracts/kernel';
import type { VehicleFacts } from '../../../fleet/vehicle-facts/vehicle-facts.query.js';
import { keepAll, Refusal, type Rule } from '../../../platform/decisions/index.js';
import type { VehicleCheckedIn } from '../../booking.events.js';
import type { Booking } from '../../booking.state.js';
import { mayTake, ofResponder, type BookingBefore } from '../booking.transitions.js';

export interface CheckIn {
  readonly responderId: ResponderId;
  /** Null if omitted. */
  readonly mileageKm: number | null;
  readonly fuelPercent: number;
  readonly checklist: readonly CheckInItem[];
  readonly preExistingDamage: string | null;
  readonly notes: string | null;
  readonly completedOnDeviceAt: Instant | null;
}

type HandedOverVehicle = Pick<VehicleFacts, 'name' | 'status' | 'availableFrom' | 'mileageKm'>;

export interface CheckInFacts {
  readonly now: Instant;
  /** Undefined if it is retired. */
  readonly vehicle: HandedOverVehicle | undefined;
  /** Hours of the vehicle held by other bookings between now and this one's start. */
  readonly takenByOthers: readonly Period[];
  /** Null: check-in opens at any time. */
  readonly opensMinutesBeforeStart: number | null;
}

type CheckInRule = Rule<
  CheckIn & { readonly booking: BookingBefore<'check-in'> },
  CheckInFacts & { readonly vehicle: HandedOverVehicle }
>;

const hasNotEnded: CheckInRule = ({ booking: { period } }, { now }) =>
  hasEnded(period.endAt, now) ? new Refusal('BOOKING_ENDED', { endAt: period.endAt }) : undefined;

const isOpen: CheckInRule = ({ booking: { period } }, { now, opensMinutesBeforeStart }) => {
  const opensAt = checkInOpensAt(period.startAt, opensMinutesBeforeStart);
  return opensAt !== null && isBefore(now, opensAt) ? new Refusal('CHECK_IN_NOT_OPEN_YET', { opensAt }) : undefined;
};

const vehicleIsFree: CheckInRule = (_checkIn, { vehicle: { name, status, availableFrom } }) => {
  if (status === 'available') return undefined;
  return status === 'in_use'
    ? new Refusal('VEHICLE_IN_USE', { vehicleName: name, availableFrom })
    : new Refusal('VEHICLE_UNAVAILABLE', { vehicleName: name, status, availableFrom });
};

const vehicleIsNotPromisedMeanwhile: CheckInRule = ({ booking: { period } }, { now, vehicle, takenByOthers }) => {
  const promised = promisedMeanwhile(period.startAt, now, takenByOthers);
  return promised ? new Refusal('VEHICLE_PROMISED_MEANWHILE', { vehicleName: vehicle.name, promised }) : undefined;
};

/** Asked in this order once the form is complete; the first broken rule decides the refusal (docs/domain.md#lifecycle). */
const checkInRules: readonly CheckInRule[] = [hasNotEnded, isOpen, vehicleIsFree, vehicleIsNotPromisedMeanwhile];

/** The booking's responder takes the vehicle and starts the shift, once it is approved and signed. @throws Refusal */
export function checkInVehicle(booking: Booking, command: CheckIn, facts: CheckInFacts): VehicleCheckedIn {
  const signed = mayTake(ofResponder(booking, command.responderId), 'check-in');
  const { mileageKm, fuelPercent, checklist, preExistingDamage, notes, completedOnDeviceAt } = command;
  const missing = missingRequiredItems(checklist);
  if (missing.length > 0) throw new Refusal('REQUIRED_ITEMS_MISSING', { missing });
  if (mileageKm === null) throw new Refusal('MILEAGE_REQUIRED', { step: 'check-in' });
  const { vehicle } = facts;
  // a retired vehicle has no open bookings: this one has changed since its history was read
  if (!vehicle) throw new Refusal('BOOKING_CHANGED_MEANWHILE');
  keepAll(checkInRules, { ...command, booking: signed }, { ...facts, vehicle });
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
    },
  };
}
