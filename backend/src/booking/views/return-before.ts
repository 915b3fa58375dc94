import { isReturnOnDevice } from '@rigbook/contracts/booking/shift/check-out.rules';
import type { Instant } from '@rigbook/contracts/kernel';
import type { ShiftEnded } from '../shift.events.js';

/** When the vehicle came back, if its checkout could not be sent at once. */
export const returnBefore = (
  arrivedAt: Instant,
  { startAt, completedOnDeviceAt }: ShiftEnded['data'],
): Instant | null =>
  completedOnDeviceAt && isReturnOnDevice(startAt, completedOnDeviceAt, arrivedAt) ? completedOnDeviceAt : null;
