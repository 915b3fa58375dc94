import { hoursByWeek } from '@rigbook/contracts/booking/requesting/weekly-hours.rules';
import { isBefore, type Zone } from '@rigbook/contracts/kernel';
import type { BookingReinstated } from '../../booking.events.js';
import type { Booking } from '../../booking.state.js';
import type { CheckIn } from './check-in-vehicle.decision.js';

/**
 * A check-in that was completed without a network before the booking was released takes the hours back, if they are still free: the
 * vehicle was out. Undefined for every other check-in.
 */
export function reinstatedByLateCheckIn(
  booking: Booking,
  { completedOnDeviceAt }: Pick<CheckIn, 'completedOnDeviceAt'>,
  zone: Zone,
): BookingReinstated | undefined {
  if (booking.status !== 'cancelled' || !booking.released?.signed || completedOnDeviceAt === null) return undefined;
  if (!isBefore(completedOnDeviceAt, booking.released.at)) return undefined;
  const { responderId, vehicleId, period } = booking;
  return {
    type: 'BookingReinstated',
    data: { responderId, vehicleId, ...period, hoursByWeek: hoursByWeek(period, zone), signed: true },
  };
}
