import type { Text } from '../../lib/i18n/use-text.js';
import type { Person } from '@rigbook/contracts/responders/person.words';
import type { Wordings } from '../../lib/http/refusal-sentences.js';
import { isolated } from '../../lib/i18n/isolated.js';
import { MOST_TOLD, type OpenBooking } from '@rigbook/contracts/refusals/open-bookings';
import type { Times } from '../../lib/time/use-times.js';

const minutesInWords = (minutes: number): string =>
  minutes === 1 ? 'דקה\u00a0אחת' : minutes === 2 ? 'שתי דקות' : `${minutes}\u00a0דקות`;

/** Rounded up, so that waiting this long is always enough. */
export const waitInWords = (seconds: number, text: Text): string =>
  seconds <= 90 * 60
    ? minutesInWords(Math.max(1, Math.ceil(seconds / 60)))
    : text('time.hours', { hours: Math.ceil(seconds / 3600) });

/** Name and unit, as far as known, inside a Hebrew sentence. */
export function personIn({ unitNumber, firstName, lastName }: Person, text: Wordings['text']): string {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return [name && isolated(name), text('person.unit', { unit: unitNumber })].filter(Boolean).join(', ');
}

const MOST_NAMED = 5;

/** The first blocking bookings, each starting with the result of `nameOf`, and how many more there are. */
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
