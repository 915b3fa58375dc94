import type { Booking } from '../../../lib/http/answers.js';

/** Sent with a step, which is refused if the booking has another vehicle, other hours or another responder by then. */
export const seenOf = ({ vehicle, startTime, endTime, user }: Booking) => ({
  vehicleId: vehicle.id,
  startTime,
  endTime,
  responderId: user.id,
});

export type SeenBooking = ReturnType<typeof seenOf>;
