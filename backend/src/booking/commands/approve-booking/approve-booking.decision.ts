import type { Shortfall } from '@rigbook/contracts/vehicle-coverage/coverage.rules';
import type { ServiceStatus } from '@rigbook/contracts/fleet/shown-status.rules';
import type { Instant } from '@rigbook/contracts/kernel';
import { Refusal } from '../../../platform/decisions/index.js';
import type { BookingApproved, BookingRequested } from '../../booking.events.js';
import type { Booking } from '../../booking.state.js';
import { keepWhatWasSeen, type SeenBooking } from '../booking-seen.js';
import { canTakeNow } from '../booking.transitions.js';

/** `service` is the state in its stream: a vehicle that is out on another shift can still be promised for later. */
interface PromisedVehicle {
  readonly name: string;
  readonly service: ServiceStatus;
  readonly maintenanceUntil: Instant | null;
}

export interface ApproveBookingFacts {
  readonly now: Instant;
  /** Undefined if it is retired. */
  readonly vehicle: PromisedVehicle | undefined;
  /** where it leaves fewer free vehicles of the type than a floor asks for */
  readonly below?: readonly Shortfall[] | undefined;
}

export interface ApprovalAsked {
  readonly adminNotes: string | null;
  readonly seen?: SeenBooking | undefined;
  /** for going below a floor */
  readonly coverageReason?: string | null | undefined;
}

/** Approves a pending booking that has not started, of a vehicle in service by then. Going below a floor needs a reason. */
export function approveBooking(
  booking: Booking,
  { adminNotes, seen, coverageReason }: ApprovalAsked,
  facts: ApproveBookingFacts,
): BookingApproved {
  const { now, vehicle, below } = facts;
  const present = canTakeNow('approve', booking, 'admin', { now, vehicle });
  keepWhatWasSeen(present, seen);
  const { responderId, vehicleId } = present;
  // a retired vehicle has no open bookings: this one has changed since its history was read
  if (!vehicle) throw new Refusal('BOOKING_CHANGED_MEANWHILE');
  return approvalOf({ responderId, vehicleId, adminNotes }, { coverageReason }, below);
}

/** A booking that is made, and approved at once unless it waits for a decision. */
export type MadeAndApproved = readonly [BookingRequested, ...BookingApproved[]];

/** An approval, with what it leaves where that is below a floor. @throws Refusal COVERAGE_REASON_REQUIRED */
export function approvalOf(
  approved: Omit<BookingApproved['data'], 'belowFloor' | 'coverageReason'>,
  { coverageReason }: Pick<ApprovalAsked, 'coverageReason'> = {},
  below: readonly Shortfall[] = [],
): BookingApproved {
  return { type: 'BookingApproved', data: { ...approved, ...goingBelow(below, coverageReason) } };
}

/** What an event tells of going below a floor; nothing if enough is left. @throws Refusal COVERAGE_REASON_REQUIRED */
export function goingBelow(
  below: readonly Shortfall[],
  coverageReason: string | null | undefined,
): Pick<BookingApproved['data'], 'belowFloor' | 'coverageReason'> {
  if (below.length === 0) return {};
  if (!coverageReason) throw new Refusal('COVERAGE_REASON_REQUIRED', { shortfalls: below });
  return { belowFloor: below.map(({ counts: _counts, ...shortfall }) => shortfall), coverageReason };
}
