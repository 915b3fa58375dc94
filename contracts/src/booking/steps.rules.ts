import { hasEnded, hasStartPassed } from './booking-times.rules.js';
import type { BookingStatus, BookingStep } from './booking.words.js';
import { allowsStep } from './lifecycle.rules.js';
import { checkInOpensAt, promisedMeanwhile } from './shift/check-in.rules.js';
import type { VehicleStatus } from '../fleet/fleet.words.js';
import { isOutOfServiceAt, outOfService } from '../fleet/out-of-service.rules.js';
import type { ServiceStatus } from '../fleet/shown-status.rules.js';
import { addHours, isBefore, type Instant, type Period } from '../kernel/time.js';
import type { InvalidTransition } from '../refusals/invalid-transition.js';

/** How somebody stands to a booking. An administrator counts as one only with the administration open. */
export interface StandingToBooking {
  readonly isOwn: boolean;
  readonly administers: boolean;
}

export interface BookingAtHand extends Period {
  readonly status: BookingStatus;
  readonly signed: boolean;
  /** the system released it since nobody checked in */
  readonly released?: boolean;
}

/** The vehicle as far as it is known. What is unknown, here and below, stands in no way; the server asks again. */
export interface VehicleAtHand {
  readonly name: string;
  /** as shown: `in_use` while a shift has it; a check-in asks */
  readonly status?: VehicleStatus;
  readonly availableFrom?: Instant | null;
  /** whether or not a shift has it; an approval asks */
  readonly service?: ServiceStatus;
  readonly maintenanceUntil?: Instant | null;
}

export interface StepCircumstances {
  readonly vehicle?: VehicleAtHand | undefined;
  /** hours of the vehicle held by other bookings between now and the start */
  readonly takenByOthers?: readonly Period[];
  readonly checkInOpensMinutesBefore?: number | undefined;
  /** when the form of a check-in was complete, by the device's clock */
  readonly completedAt?: Instant | null;
}

/** How long after the end of a booking a check-in still counts that was completed during it and could not be sent. */
export const CHECK_IN_ARRIVES_HOURS_AFTER_END = 24;

/** What stands in the way of a step: the code of the server's refusal, and its facts. */
export type StepObstacle =
  | { readonly code: 'BOOKING_NOT_FOUND'; readonly facts: undefined }
  | { readonly code: 'INVALID_TRANSITION'; readonly facts: InvalidTransition }
  | { readonly code: 'START_HAS_PASSED'; readonly facts: { readonly startAt: Instant } }
  | { readonly code: 'TOO_LATE_TO_HAND_ON'; readonly facts: { readonly startAt: Instant } }
  | { readonly code: 'BOOKING_ENDED'; readonly facts: { readonly endAt: Instant } }
  | { readonly code: 'CHECK_IN_NOT_OPEN_YET'; readonly facts: { readonly opensAt: Instant } }
  | {
      readonly code: 'VEHICLE_IN_USE';
      readonly facts: { readonly vehicleName: string; readonly availableFrom: Instant | null };
    }
  | {
      readonly code: 'VEHICLE_UNAVAILABLE';
      readonly facts: {
        readonly vehicleName: string;
        readonly status: Exclude<VehicleStatus, 'available'>;
        readonly availableFrom: Instant | null;
      };
    }
  | {
      readonly code: 'VEHICLE_PROMISED_MEANWHILE';
      readonly facts: { readonly vehicleName: string; readonly promised: Period };
    };

/** Whose step it is; a change and a checkout are also an administrator's. */
const takers: Readonly<Record<BookingStep, (standing: StandingToBooking) => boolean>> = {
  approve: ({ administers }) => administers,
  reject: ({ administers }) => administers,
  change: ({ isOwn, administers }) => isOwn || administers,
  extend: ({ isOwn }) => isOwn,
  'hand-on': ({ isOwn }) => isOwn,
  cancel: ({ administers }) => administers,
  withdraw: ({ isOwn }) => isOwn,
  sign: ({ isOwn }) => isOwn,
  'check-in': ({ isOwn }) => isOwn,
  'check-out': ({ isOwn, administers }) => isOwn || administers,
  reinstate: ({ administers }) => administers,
};

/**
 * Whether this person can take the step on the booking now: null, or what stands in the way (docs/domain.md#lifecycle). The first
 * broken rule decides. The server refuses by it, and no screen offers what it forbids.
 */
export function obstacleTo(
  step: BookingStep,
  booking: BookingAtHand,
  standing: StandingToBooking,
  now: Instant,
  circumstances: StepCircumstances = {},
): StepObstacle | null {
  if (!takers[step](standing)) return { code: 'BOOKING_NOT_FOUND', facts: undefined };
  const { status, signed } = booking;
  if (!allowsStep(status, signed, step)) return { code: 'INVALID_TRANSITION', facts: { status, signed, step } };
  switch (step) {
    case 'approve':
      return obstacleToApproval(booking, now, circumstances);
    case 'change':
      return obstacleToChange(booking, standing, now);
    case 'extend':
      return status === 'active' ? null : ended(booking, now);
    case 'hand-on':
      return hasStartPassed(booking.startAt, now)
        ? { code: 'TOO_LATE_TO_HAND_ON', facts: { startAt: booking.startAt } }
        : null;
    case 'sign':
      return ended(booking, now);
    case 'check-in':
      return endedBeforeCheckIn(booking, now, circumstances) ?? obstacleToCheckIn(booking, now, circumstances);
    case 'reinstate':
      return obstacleToReinstating(booking, now);
    default:
      return null;
  }
}

const ended = ({ endAt }: Period, now: Instant): StepObstacle | null =>
  hasEnded(endAt, now) ? { code: 'BOOKING_ENDED', facts: { endAt } } : null;

/** From the minute at which the check-in opens to the end. */
export const isCompletedDuring = (
  { startAt, endAt }: Period,
  completedAt: Instant,
  opensMinutesBefore: number,
): boolean => !isBefore(completedAt, checkInOpensAt(startAt, opensMinutesBefore)) && !hasEnded(endAt, completedAt);

/** Whether a form that arrived later was completed during the booking, as far as its device says, and arrived in time. */
export const isCheckInOnDevice = (
  period: Period,
  completedAt: Instant,
  arrivedAt: Instant,
  opensMinutesBefore: number,
): boolean =>
  isCompletedDuring(period, completedAt, opensMinutesBefore) &&
  isBefore(completedAt, arrivedAt) &&
  isBefore(arrivedAt, addHours(period.endAt, CHECK_IN_ARRIVES_HOURS_AFTER_END));

/** What was completed during the booking, without a network, may arrive after it: the vehicle was out, and has to be returned. */
function endedBeforeCheckIn(
  booking: BookingAtHand,
  now: Instant,
  { completedAt, checkInOpensMinutesBefore = 0 }: StepCircumstances,
) {
  const isInTime = completedAt && isCheckInOnDevice(booking, completedAt, now, checkInOpensMinutesBefore);
  return isInTime ? null : ended(booking, now);
}

/** What a person ended stays ended. */
const obstacleToReinstating = (booking: BookingAtHand, now: Instant): StepObstacle | null =>
  booking.released
    ? ended(booking, now)
    : { code: 'INVALID_TRANSITION', facts: { status: booking.status, signed: booking.signed, step: 'reinstate' } };

/** During the shift only an administrator changes the booking, and also one that is overdue: it gets a new end. */
function obstacleToChange(
  booking: BookingAtHand,
  { administers }: StandingToBooking,
  now: Instant,
): StepObstacle | null {
  const { status, signed } = booking;
  if (status !== 'active') return ended(booking, now);
  return administers ? null : { code: 'INVALID_TRANSITION', facts: { status, signed, step: 'change' } };
}

function obstacleToApproval({ startAt }: Period, now: Instant, { vehicle }: StepCircumstances): StepObstacle | null {
  if (hasStartPassed(startAt, now)) return { code: 'START_HAS_PASSED', facts: { startAt } };
  if (vehicle?.service === undefined) return null;
  const { name: vehicleName, service, maintenanceUntil = null } = vehicle;
  const out = outOfService(service, maintenanceUntil, now);
  if (!isOutOfServiceAt(startAt, out)) return null;
  return { code: 'VEHICLE_UNAVAILABLE', facts: { vehicleName, status: out.status, availableFrom: out.until } };
}

function obstacleToCheckIn(
  { startAt }: Period,
  now: Instant,
  { vehicle, takenByOthers = [], checkInOpensMinutesBefore }: StepCircumstances,
): StepObstacle | null {
  if (checkInOpensMinutesBefore !== undefined) {
    const opensAt = checkInOpensAt(startAt, checkInOpensMinutesBefore);
    if (isBefore(now, opensAt)) return { code: 'CHECK_IN_NOT_OPEN_YET', facts: { opensAt } };
  }
  if (vehicle?.status === undefined) return null;
  const { name: vehicleName, status, availableFrom = null } = vehicle;
  if (status === 'in_use') return { code: 'VEHICLE_IN_USE', facts: { vehicleName, availableFrom } };
  if (status !== 'available') return { code: 'VEHICLE_UNAVAILABLE', facts: { vehicleName, status, availableFrom } };
  const promised = promisedMeanwhile(startAt, now, takenByOthers);
  return promised && { code: 'VEHICLE_PROMISED_MEANWHILE', facts: { vehicleName, promised } };
}
