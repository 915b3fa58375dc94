import { hoursByWeek } from '@rigbook/contracts/booking/requesting/weekly-hours.rules';
import { isCompletedDuring } from '@rigbook/contracts/booking/steps.rules';
import type { Zone } from '@rigbook/contracts/kernel';
import type { BookingReinstated } from '../../booking.events.js';
import type { Booking } from '../../booking.state.js';
import type { CheckIn, CheckInFacts } from './check-in-vehicle.decision.js';

/**
 * A check-in that was completed during a booking, without a network and so without knowing that it was released, takes the hours
 * back if they are still free: the vehicle was out. Undefined for every other check-in.
 */
export function reinstatedByLateCheckIn(
  booking: Booking,
  { completedOnDeviceAt }: Pick<CheckIn, 'completedOnDeviceAt'>,
  { zone, opensMinutesBeforeStart }: { readonly zone: Zone } & Pick<CheckInFacts, 'opensMinutesBeforeStart'>,
): BookingReinstated | undefined {
  if (booking.status !== 'cancelled' || !booking.released?.signed || completedOnDeviceAt === null) return undefined;
  const { responderId, vehicleId, period, overridden } = booking;
  if (!isCompletedDuring(period, completedOnDeviceAt, opensMinutesBeforeStart)) return undefined;
  return {
    type: 'BookingReinstated',
    data: {
      responderId,
      vehicleId,
      ...period,
      hoursByWeek: hoursByWeek(period, zone),
      signed: true,
      ...(overridden && { overriddenRules: overridden }),
    },
  };
}
