import { MOST_TOLD, type OpenBooking } from '@rigbook/contracts/refusals/open-bookings';
import type { Times } from '../../../../lib/time/use-times.js';

const MOST_NAMED = 5;

/** The first bookings in the way, each begun with what `nameOf` calls it, and how many more there are. */
export function openBookings(
  bookings: readonly OpenBooking[],
  times: Times,
  nameOf: (booking: OpenBooking) => string,
): string {
  const named = bookings.slice(0, MOST_NAMED).map((booking) => `${nameOf(booking)}, ${times.period(booking)}`);
  const more = bookings.length - named.length;
  const atLeast = bookings.length < MOST_TOLD ? '' : ' לפחות';
  return named.join('; ') + (more > 0 ? ` ועוד ${more}${atLeast}` : '');
}
