import type { BookingStep } from '@rigbook/contracts/booking/booking.words';
import type { StepObstacle } from '@rigbook/contracts/booking/steps.rules';
import { useQuery } from '@tanstack/react-query';
import { useIsReachable } from '../../../lib/connection/use-connection.js';
import type { Booking } from '../../../lib/http/answers.js';
import { isUnanswered } from '../../../lib/http/problem.js';
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
 * What stands in the way of the step now, with what is asked of the vehicle. What cannot be loaded stands in no way, nor does what was
 * known of the vehicle before the network went: the server decides.
 */
export function useStepObstacle(step: BookingStep, booking: Booking): StepAsked {
  const now = useNow();
  const obstacleTo = useSteps();
  const asksVehicle = useIsReachable() && step === 'check-in' && booking.status === 'approved';
  const fleet = useQuery({ ...fleetQuery, enabled: asksVehicle, refetchOnMount: 'always' });
  const isAsked = asksVehicle && !isUnanswered(fleet.error);
  const vehicle = isAsked ? fleet.data?.find(({ id }) => id === booking.vehicle.id) : undefined;
  const otherwise = obstacleTo(step, booking, { vehicle });
  const before = useQuery({
    ...takenBeforeQuery(booking.vehicle.id, booking.startTime),
    enabled: asksVehicle && otherwise === null && now < booking.startTime,
  });
  const obstacle = otherwise ?? obstacleTo(step, booking, { vehicle, takenByOthers: before.data ?? [] });
  return { isLoading: fleet.isLoading || before.isLoading, obstacle };
}
