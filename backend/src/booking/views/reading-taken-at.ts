import { isCheckInOnDevice } from '@rigbook/contracts/booking/steps.rules';
import { addMinutes, type Instant, isBefore } from '@rigbook/contracts/kernel';
import { checkInOpening } from '@rigbook/contracts/settings/settings.rules';
import type { ProjectedEvent } from '../../platform/event-store/index.js';
import { type ShiftBegun, type ShiftEnded, shiftSteps } from '../shift.events.js';
import { returnBefore } from './return-before.js';

/** A form that waited less was sent at once. Clocks of devices differ by as much, and must not turn the order of two shifts round. */
const LATE_AFTER_MINUTES = 10;

/** When the odometer was read: when the form arrived, or when it was completed on the device if it was sent late. */
export function readingTakenAt(event: ProjectedEvent<ShiftBegun | ShiftEnded>): Instant {
  const { recordedAt } = event;
  const completedAt = event.type === shiftSteps.begins ? checkInBefore(event) : returnBefore(recordedAt, event.data);
  return lateSince(completedAt, recordedAt) ?? recordedAt;
}

/** When a form was completed that waited until then; null if it was sent at once. */
export const lateSince = (completedAt: Instant | null, arrivedAt: Instant): Instant | null =>
  completedAt && isBefore(addMinutes(completedAt, LATE_AFTER_MINUTES), arrivedAt) ? completedAt : null;

function checkInBefore({ recordedAt, data }: ProjectedEvent<ShiftBegun>): Instant | null {
  const { completedOnDeviceAt: completedAt } = data;
  return completedAt && isCheckInOnDevice(data, completedAt, recordedAt, checkInOpening.most) ? completedAt : null;
}
