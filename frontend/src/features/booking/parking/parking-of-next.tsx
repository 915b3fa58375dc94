import { showsVehicleKeys } from '@rigbook/contracts/booking/shift/vehicle-keys.rules';
import type { Booking } from '../../../lib/http/answers.js';
import { useOwnShifts } from '../../../lib/time/own-shifts.js';
import { useNow } from '../../../lib/time/use-now.js';
import { WhereItStands } from '../../fleet/shared/parking/where-it-stands.js';
import { periodOfBooking } from '../api/my-bookings.js';

/** From the opening of the check-in until the person has taken the vehicle. */
export function ParkingOfNext({ booking }: { readonly booking: Booking }) {
  const now = useNow();
  const { checkInOpensMinutesBefore } = useOwnShifts();
  const timed = { ...periodOfBooking(booking), status: booking.status };
  if (booking.status !== 'approved' || checkInOpensMinutesBefore === undefined) return null;
  if (!showsVehicleKeys(timed, now, checkInOpensMinutesBefore)) return null;
  return <WhereItStands vehicleId={booking.vehicle.id} />;
}
