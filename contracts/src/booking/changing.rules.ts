import { hasStartPassed } from './booking-times.rules.js';
import type { BookingStatus } from './booking.words.js';
import { type Instant, isBefore, type Period } from '../kernel/time.js';

/** A vehicle for some hours. */
export interface VehicleHours extends Period {
  readonly vehicleId: string;
}

/** The part of a booking that a change may touch. */
export interface Changeable extends VehicleHours {
  readonly purpose: string;
}

/** What a change leaves of what was decided and signed before. */
export interface AfterChange {
  readonly status: Extract<BookingStatus, 'pending' | 'approved' | 'active'>;
  /** what was signed was for another vehicle or other hours */
  readonly mustSignAgain: boolean;
}

export const changesHours = (before: VehicleHours, after: VehicleHours): boolean =>
  before.vehicleId !== after.vehicleId || before.startAt !== after.startAt || before.endAt !== after.endAt;

export const changesSomething = (before: Changeable, after: Changeable): boolean =>
  changesHours(before, after) || before.purpose !== after.purpose;

/** The same vehicle, for hours that were all approved before. */
/** Only fewer hours of the same vehicle. */
export const staysWithin = (before: VehicleHours, after: VehicleHours): boolean =>
  before.vehicleId === after.vehicleId &&
  !isBefore(after.startAt, before.startAt) &&
  !isBefore(before.endAt, after.endAt);

/**
 * What follows from a change (docs/domain.md#changing). An approval covers fewer hours of the same vehicle, and an administrator
 * approves by changing. A signature covers exactly the vehicle and hours above it, until the shift has begun.
 */
export function afterChange(
  { status, signed }: { readonly status: AfterChange['status']; readonly signed: boolean },
  before: Changeable,
  after: Changeable,
  by: 'responder' | 'admin',
): AfterChange {
  const approvalStands = status !== 'approved' || by === 'admin' || staysWithin(before, after);
  return {
    status: approvalStands ? status : 'pending',
    mustSignAgain: signed && status !== 'active' && changesHours(before, after),
  };
}

/**
 * Hours that still have to be approved need a start ahead, or the booking could only be rejected. Otherwise refused with
 * TOO_LATE_FOR_APPROVAL.
 */
export const canBeApprovedAfter = (
  { status }: AfterChange,
  before: VehicleHours,
  after: VehicleHours,
  now: Instant,
): boolean => status !== 'pending' || !changesHours(before, after) || !hasStartPassed(after.startAt, now);
