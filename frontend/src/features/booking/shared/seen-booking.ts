import type { Booking } from '../../../lib/http/answers.js';

/** Sent with a step, which is refused if the booking has another vehicle or other hours by then. */
export const seenOf = ({ vehicle, startTime, endTime }: Booking) => ({ vehicleId: vehicle.id, startTime, endTime });

export type SeenBooking = ReturnType<typeof seenOf>;
