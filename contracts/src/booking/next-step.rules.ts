import { bookingMilestones, type BookingMilestone, type BookingStatus } from './booking.words.js';
import type { EmergencyReview } from './emergency/emergency.rules.js';
import { hasEnded } from './booking-times.rules.js';
import type { Instant } from '../kernel/time.js';

/** What a booking waits for; `nothing` if it is over or its time has passed. */
export type AwaitedStep = 'approval' | 'signature' | 'check-in' | 'checkout' | 'nothing';

export interface BookingProgress {
  readonly status: BookingStatus;
  readonly requestedAt: Instant;
  readonly decidedAt: Instant | null;
  readonly signedAt: Instant | null;
  readonly checkedInAt: Instant | null;
  readonly checkedOutAt: Instant | null;
  /** set if the vehicle was taken in an emergency */
  readonly emergencyReview?: EmergencyReview | null;
}

/** One point on the progress line of a booking; `at` is null if not reached yet. */
export interface MilestoneReached {
  readonly id: BookingMilestone;
  readonly label: string;
  readonly at: Instant | null;
}

/** The one thing that a booking needs next. */
export function awaitedStep(
  {
    status,
    signedAt,
    endAt,
    startAt,
  }: Pick<BookingProgress, 'status' | 'signedAt'> & { startAt: Instant; endAt: Instant },
  now: Instant,
): AwaitedStep {
  if (status === 'active') return 'checkout';
  if (status === 'pending') return now > startAt ? 'nothing' : 'approval';
  if (status !== 'approved' || hasEnded(endAt, now)) return 'nothing';
  return signedAt === null ? 'signature' : 'check-in';
}

/**
 * Requested, Approved, Signed, Checked in, Returned, each with its time; a rejection counts as no decision. An emergency take was neither
 * requested nor approved.
 */
export function milestonesOf(booking: BookingProgress): readonly MilestoneReached[] {
  const reachedAt: Record<BookingMilestone, Instant | null> = {
    requested: booking.requestedAt,
    approved: booking.status === 'rejected' ? null : booking.decidedAt,
    signed: booking.signedAt,
    'checked-in': booking.checkedInAt,
    returned: booking.checkedOutAt,
  };
  const passed = booking.emergencyReview ? bookingMilestones.filter(({ id }) => !unasked.has(id)) : bookingMilestones;
  return passed.map(({ id, label }) => ({ id, label, at: reachedAt[id] }));
}

/** The first point after the last one reached: a vehicle that was taken in an emergency never waits for an approval. */
export const nextMilestone = (milestones: readonly MilestoneReached[]): BookingMilestone | undefined =>
  milestones[milestones.findLastIndex(({ at }) => at !== null) + 1]?.id;

const unasked: ReadonlySet<BookingMilestone> = new Set(['requested', 'approved']);
