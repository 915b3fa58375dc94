import type { DiaryOrder } from '@rigbook/contracts/booking/diary/diary-search.rules';
import { sqlName } from '../../../platform/event-store/index.js';
import type { BookingDiaryRow } from './booking-diary.query.js';

interface Ordering {
  readonly column: 'startAt' | 'requestedAt';
  readonly latestFirst: boolean;
}

/** Neither column ever changes, so that a row keeps its place from page to page. */
const orderings: Readonly<Record<DiaryOrder, Ordering>> = {
  'newest-start': { column: 'startAt', latestFirst: true },
  'oldest-start': { column: 'startAt', latestFirst: false },
  'first-requested': { column: 'requestedAt', latestFirst: false },
  'last-requested': { column: 'requestedAt', latestFirst: true },
};

export function orderBy(order: DiaryOrder): string {
  const { column, latestFirst } = orderings[order];
  const direction = latestFirst ? 'DESC' : 'ASC';
  return `d.${sqlName(column)} ${direction}, d.booking_id ${direction}`;
}

/** What comes after the place of these two placeholders. */
export function isAfter(order: DiaryOrder, at: string, id: string): string {
  const { column, latestFirst } = orderings[order];
  return `(d.${sqlName(column)}, d.booking_id) ${latestFirst ? '<' : '>'} (${at}, ${id})`;
}

/** Where a row stands in a list of that order. */
export const placeIn = (order: DiaryOrder) => (row: BookingDiaryRow) => ({
  at: row[orderings[order].column],
  id: row.bookingId,
});

/** Nobody requests a booking longer before its start, whatever the booking window is or was. */
const LONGEST_BEFORE_START = `interval '60 days'`;

/**
 * What a bound on the start says about the request, which lies before it: without that, reading by requests would walk over
 * all those outside of the asked days.
 */
export const requestedSince = (startAt: string) =>
  `d.requested_at >= ${startAt}::timestamptz - ${LONGEST_BEFORE_START}`;
export const requestedUntil = (startAt: string) => `d.requested_at < ${startAt}::timestamptz`;
