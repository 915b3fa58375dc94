import type { BookingStatus } from '../booking/booking.words.js';
import { periodInWords } from '../kernel/time-in-words.js';
import type { BookingId } from '../kernel/ids.js';
import { instant, type Period, type Zone } from '../kernel/time.js';

/** A booking that prevents a deletion. */
export interface OpenBooking extends Period {
  readonly id: BookingId;
  readonly status: BookingStatus;
  readonly vehicleName: string;
  readonly unitNumber: string;
}

/** The most bookings that are read for one sentence; a list of this length may be incomplete. */
export const MOST_TOLD = 20;
const MOST_NAMED = 5;

/** `ALS1, Sun 22 Nov, 18:00 - 22:00 (4 hours); ... and 3 more`, each beginning with `nameOf`. */
export function openBookingsInWords(
  bookings: readonly OpenBooking[],
  zone: Zone,
  nameOf: (booking: OpenBooking) => string,
): string {
  const named = bookings.slice(0, MOST_NAMED).map((booking) => `${nameOf(booking)}, ${periodInWords(booking, zone)}`);
  const more = bookings.length - named.length;
  const counted = bookings.length < MOST_TOLD ? more : `at least ${more}`;
  return named.join('; ') + (more > 0 ? ` and ${counted} more` : '');
}

export const exampleOpenBooking: OpenBooking = {
  id: '0199c0de-0000-7000-8000-000000000001' as BookingId,
  status: 'approved',
  vehicleName: 'ALS1',
  unitNumber: '101',
  startAt: instant('2026-11-22T16:00Z'),
  endAt: instant('2026-11-22T20:00Z'),
};
