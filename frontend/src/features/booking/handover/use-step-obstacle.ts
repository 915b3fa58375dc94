import type { BookingStep } from '@rigbook/contracts/booking/booking.words';
import { obstacleTo, type StepObstacle } from '@rigbook/contracts/booking/steps.rules';
import { useQuery } from '@tanstack/react-query';
import type { Booking } from '../../../lib/http/answers.js';
import { useOwnShifts } from '../../../lib/time/own-shifts.js';
import { useNow } from '../../../lib/time/use-now.js';
import { fleetQuery } from '../../fleet/api/get-fleet.js';
import { periodOfBooking } from '../api/my-bookings.js';
import { takenBeforeQuery } from '../api/taken-before.js';

interface Asked {
  /** The first answers are on their way. */
  readonly isLoading: boolean;
  readonly obstacle: StepObstacle | null;
}

/**
 * What stands in the way of the step now, by the rule that the server asks too. What cannot be loaded, as without a network, stands in
 * no way: the server decides.
 */
export function useStepObstacle(step: BookingStep, booking: Booking): Asked {
  const now = useNow();
  const { personId, isAdmin, checkInOpensMinutesBefore } = useOwnShifts();
  const asksVehicle = step === 'check-in' && booking.status === 'approved';
  const fleet = useQuery({ ...fleetQuery, enabled: asksVehicle, refetchOnMount: 'always' });
  const before = useQuery({
    ...takenBeforeQuery(booking.vehicle.id, booking.startTime),
    enabled: asksVehicle && now < booking.startTime,
  });
  const obstacle = obstacleTo(
    step,
    { ...periodOfBooking(booking), status: booking.status, signed: booking.signedAt !== null },
    { isOwn: personId === undefined || booking.user.id === personId, administers: isAdmin },
    now,
    {
      vehicle: fleet.data?.find(({ id }) => id === booking.vehicle.id),
      takenByOthers: before.data ?? [],
      checkInOpensMinutesBefore,
    },
  );
  return { isLoading: fleet.isLoading || before.isLoading, obstacle };
}
