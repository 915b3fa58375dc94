import type { BookingStep } from '@rigbook/contracts/booking/booking.words';
import type { StepObstacle } from '@rigbook/contracts/booking/steps.rules';
import { useQuery } from '@tanstack/react-query';
import type { Booking } from '../../../lib/http/answers.js';
import { useNow } from '../../../lib/time/use-now.js';
import { fleetQuery } from '../../fleet/api/get-fleet.js';
import { takenBeforeQuery } from '../api/taken-before.js';
import { useSteps } from './use-steps.js';

export interface StepAsked {
  /** The first answers are on their way. */
  readonly isLoading: boolean;
  readonly obstacle: StepObstacle | null;
}

/**
 * What stands in the way of the step now, with what is asked of the vehicle. What cannot be loaded, as without a network, stands in no
 * way: the server decides.
 */
export function useStepObstacle(step: BookingStep, booking: Booking): StepAsked {
  const now = useNow();
  const obstacleTo = useSteps();
  const asksVehicle = step === 'check-in' && booking.status === 'approved';
  const fleet = useQuery({ ...fleetQuery, enabled: asksVehicle, refetchOnMount: 'always' });
  const vehicle = fleet.data?.find(({ id }) => id === booking.vehicle.id);
  const otherwise = obstacleTo(step, booking, { vehicle });
  const before = useQuery({
    ...takenBeforeQuery(booking.vehicle.id, booking.startTime),
    enabled: asksVehicle && otherwise === null && now < booking.startTime,
  });
  const obstacle = otherwise ?? obstacleTo(step, booking, { vehicle, takenByOthers: before.data ?? [] });
  return { isLoading: fleet.isLoading || before.isLoading, obstacle };
}
