import { changesHours } from '@rigbook/contracts/booking/changing.rules';
import {
  type BookingId,
  type Instant,
  isBefore,
  type ResponderId,
  type VehicleId,
  type Zone,
} from '@rigbook/contracts/kernel';
import { type StandingPlan, staysAsMade } from '@rigbook/contracts/standing-shifts/standing-shift.rules';
import type { Booking } from '../../booking/booking.state.js';
import {
  type CancelledWithRequest,
  cancelWithRequest,
} from '../../booking/commands/cancel-booking/cancel-booking.decision.js';
import { Refusal } from '../../platform/decisions/index.js';
import { canStand, type PlanFacts } from '../set-standing-shift/set-standing-shift.decision.js';
import type { StandingShiftChanged, StandingShiftEnded, StandingShiftMade } from '../standing-shift.events.js';
import type { StandingShift } from '../standing-shift.state.js';

type Standing = Exclude<StandingShift, { status: 'unknown' }>;

/** A booking that the shift made, as it stands. */
export interface BookingMade {
  readonly made: StandingShiftMade['data'];
  readonly booking: Booking;
}

export interface StepFacts {
  readonly now: Instant;
  readonly zone: Zone;
  readonly bookings: readonly BookingMade[];
  /** types of the vehicles that were booked */
  readonly types: ReadonlyMap<VehicleId, string>;
}

export interface Cancelled {
  readonly bookingId: BookingId;
  readonly events: CancelledWithRequest;
}

/** One that stands and is as it was when it was opened. @throws Refusal STANDING_SHIFT_NOT_FOUND, STANDING_SHIFT_ENDED, CHANGED_MEANWHILE */
function asSeen(shift: StandingShift, changedAt: Instant): Standing {
  if (shift.status === 'unknown') throw new Refusal('STANDING_SHIFT_NOT_FOUND');
  if (shift.status === 'ended') throw new Refusal('STANDING_SHIFT_ENDED');
  if (shift.since !== changedAt) throw new Refusal('CHANGED_MEANWHILE');
  return shift;
}

/** Cancelled or rejected before it began: its day is free, but nothing makes the same booking once more. */
const isNoMore =
  (now: Instant) =>
  ({ booking }: BookingMade): boolean =>
    (booking.status === 'cancelled' || booking.status === 'rejected') && isBefore(now, booking.period.startAt);

/** Bookings that are ahead, neither signed, handed on, nor with other hours: only these go with a change or an end. */
const mayGo =
  (now: Instant, responderId: ResponderId) =>
  ({ made, booking }: BookingMade): boolean =>
    (booking.status === 'pending' || (booking.status === 'approved' && !booking.signed)) &&
    booking.responderId === responderId &&
    isBefore(now, booking.period.startAt) &&
    !changesHours(made, { vehicleId: booking.vehicleId, ...booking.period });

const cancelled = ({ made, booking }: BookingMade, reason: string, now: Instant): Cancelled => ({
  bookingId: made.bookingId,
  events: cancelWithRequest(booking, reason, now),
});

/**
 * Bookings that the new plan would make just so stay; other unsigned ones are cancelled, and their days are made again by the new plan.
 * So are the days of bookings that somebody cancelled or rejected, if the plan has other hours or another vehicle for them.
 * @throws Refusal
 */
export function changeStandingShift(
  shift: StandingShift,
  { plan, changedAt, reason }: { readonly plan: StandingPlan; readonly changedAt: Instant; readonly reason: string },
  { bookings, types, ...facts }: StepFacts & PlanFacts,
): { readonly changed: StandingShiftChanged; readonly bookings: readonly Cancelled[] } {
  const { responderId } = asSeen(shift, changedAt);
  canStand(plan, facts);
  const otherwise = bookings.filter(
    ({ made }) => !staysAsMade({ ...made, vehicleType: types.get(made.vehicleId) ?? '' }, plan, facts.zone),
  );
  const going = otherwise.filter(mayGo(facts.now, responderId)).map((one) => cancelled(one, reason, facts.now));
  const droppedBookings = otherwise.filter(isNoMore(facts.now)).map(({ made }) => made.bookingId);
  const cancelledBookings = going.map(({ bookingId }) => bookingId);
  return {
    changed: { type: 'StandingShiftChanged', data: { responderId, ...plan, cancelledBookings, droppedBookings } },
    bookings: going,
  };
}

/** Bookings made ahead stay, unless they shall go too: the unsigned ones. @throws Refusal */
export function endStandingShift(
  shift: StandingShift,
  command: { readonly changedAt: Instant; readonly cancelsBookings: boolean; readonly reason: string },
  { now, bookings }: Pick<StepFacts, 'now' | 'bookings'>,
): { readonly ended: StandingShiftEnded; readonly bookings: readonly Cancelled[] } {
  const { responderId } = asSeen(shift, command.changedAt);
  const going = command.cancelsBookings
    ? bookings.filter(mayGo(now, responderId)).map((one) => cancelled(one, command.reason, now))
    : [];
  const cancelledBookings = going.map(({ bookingId }) => bookingId);
  return {
    ended: { type: 'StandingShiftEnded', data: { responderId, endedBecause: 'admin', cancelledBookings } },
    bookings: going,
  };
}
