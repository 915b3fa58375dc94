import type { BookingStatus } from '../booking/booking.words.js';
import { periodInWords } from '../kernel/time-in-words.js';
import type { BookingId } from '../kernel/ids.js';
import type { Period, Zone } from '../kernel/time.js';

/** A booking that stands in the way of a deletion. */
export interface OpenBooking extends Period {
  readonly id: BookingId;
  readonly status: BookingStatus;
  readonly vehicleName: string;
}

const MOST_NAMED = 5;

/** `ALS1, Sun 22 Nov, 18:00 - 22:00 (4 hours); ... and 3 more` */
export function openBookingsInWords(bookings: readonly OpenBooking[], zone: Zone): string {
  const named = bookings
    .slice(0, MOST_NAMED)
    .map((booking) => `${booking.vehicleName}, ${periodInWords(booking, zone)}`);
  const more = bookings.length - named.length;
  return named.join('; ') + (more > 0 ? ` and ${more} more` : '');
}
