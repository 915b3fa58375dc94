import { awaitedStep, type AwaitedStep } from '@rigbook/contracts/booking/next-step.rules';
import type { Instant } from '@rigbook/contracts/kernel/time';
import type { Booking } from '../../../lib/http/answers.js';
import { periodOfBooking } from '../booking-period.js';

/** What wants the person most comes first. */
const urgency: readonly AwaitedStep[] = ['checkout', 'check-in', 'signature', 'approval'];

export interface Urgent {
  readonly booking: Booking;
  readonly awaits: Exclude<AwaitedStep, 'nothing'>;
}

/** The step that a booking waits for now, or `nothing`. */
export const stepAwaitedBy = (booking: Booking, now: Instant): AwaitedStep =>
  awaitedStep({ ...booking, ...periodOfBooking(booking) }, now);

/** The one booking that needs something next; of equally urgent ones the one that starts first. */
export function mostUrgent(bookings: readonly Booking[], now: Instant): Urgent | undefined {
  const waiting = bookings.map((booking) => ({ booking, awaits: stepAwaitedBy(booking, now) }));
  return waiting
    .filter((candidate): candidate is Urgent => candidate.awaits !== 'nothing')
    .sort(
      (one, other) =>
        urgency.indexOf(one.awaits) - urgency.indexOf(other.awaits) ||
        one.booking.startTime.localeCompare(other.booking.startTime),
    )[0];
}
