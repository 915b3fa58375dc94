import { type Handover, isDue, releaseOf } from '@rigbook/contracts/booking/release.rules';
import type { Instant } from '@rigbook/contracts/kernel';
import type { BookingReleased } from '../../booking.events.js';
import type { Booking } from '../../booking.state.js';

interface ReleaseFacts {
  readonly now: Instant;
  readonly releasedMinutesAfter: number;
  readonly handover: Handover;
}

/** Undefined if a person was faster, another worker released it, or it is not due. */
export function releaseBooking(
  booking: Booking,
  { now, releasedMinutesAfter, handover }: ReleaseFacts,
): BookingReleased | undefined {
  if (booking.status === 'unrequested') return undefined;
  const { responderId, vehicleId, period } = booking;
  const release = releaseOf({ ...booking, ...period }, releasedMinutesAfter, handover);
  if (!release || !isDue(release, now)) return undefined;
  return { type: 'BookingReleased', data: { responderId, vehicleId, ...period, ...release } };
}
