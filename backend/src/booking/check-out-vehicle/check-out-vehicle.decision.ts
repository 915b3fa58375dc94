import { damageCheckProblem, drivesForward } from '@rigbook/contracts/booking/shift/check-out.rules';
import type { DamageReport } from '@rigbook/contracts/booking/shift/damage.words';
import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import { Refusal } from '../../platform/decisions/refusal.js';
import type { VehicleCheckedOut } from '../booking.events.js';
import type { Booking } from '../booking.state.js';
import { notPossible } from '../booking.transitions.js';

export interface CheckOut {
  readonly by: { readonly responderId: ResponderId; readonly isAdmin: boolean };
  /** Null when it was left out. */
  readonly mileageKm: number | null;
  readonly fuelPercent: number;
  readonly damageReports: readonly DamageReport[];
  readonly noDamageConfirmed: boolean;
  readonly notes: string | null;
}

/** The shift ends: by the booking's own responder, or by an admin for them. @throws Refusal */
export function checkOutVehicle(booking: Booking, command: CheckOut): VehicleCheckedOut {
  if (booking.status === 'unrequested') throw new Refusal('BOOKING_NOT_FOUND');
  const own = booking.responderId === command.by.responderId;
  if (!own && !command.by.isAdmin) throw new Refusal('BOOKING_NOT_FOUND');
  if (booking.status !== 'active') throw notPossible(booking, 'check-out');

  const { mileageKm, fuelPercent, damageReports, noDamageConfirmed, notes } = command;
  if (mileageKm === null) throw new Refusal('MILEAGE_REQUIRED', { step: 'check-out' });
  if (!drivesForward(mileageKm, booking.mileageAtCheckInKm))
    throw new Refusal('MILEAGE_BELOW_CHECK_IN', { checkInMileageKm: booking.mileageAtCheckInKm });
  const problem = damageCheckProblem(damageReports, noDamageConfirmed);
  if (problem) throw new Refusal('DAMAGE_CHECK_REQUIRED', { problem });

  return {
    type: 'VehicleCheckedOut',
    data: {
      responderId: booking.responderId,
      vehicleId: booking.vehicleId,
      ...booking.period,
      fuelPercent,
      mileageKm,
      damageReports,
      noDamageConfirmed,
      notes,
      checkedOutBy: own ? 'responder' : 'admin',
    },
  };
}
