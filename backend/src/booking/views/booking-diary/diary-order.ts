import type { DiaryOrder } from '@rigbook/contracts/booking/diary/diary-search.rules';
import { sqlName } from '../../../platform/event-store/index.js';
import type { BookingDiaryRow } from './booking-diary.query.js';

interface Ordering {
  readonly column: 'startAt' | 'requestedAt';
  readonly latestFirst: boolean;
}

/** Neither column ever changes, so a row keeps its place across pages. */
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

/** The rows after the place given by these two placeholders. */
export function isAfter(order: DiaryOrder, at: string, id: string): string {
  const { column, latestFirst } = orderings[order];
  return `(d.${sqlName(column)}, d.booking_id) ${latestFirst ? '<' : '>'} (${at}, ${id})`;
}

/** The place of a row in that order. */
export const placeIn = (order: DiaryOrder) => (row: Pick<BookingDiaryRow, 'bookingId' | Ordering['column']>) => ({
  at: row[orderings[order].column],
  id: row.bookingId,
});

/** Longer than any booking window is or was. */
const LONGEST_BEFORE_START = `interval '60 days'`;

/**
 * Derives a bound on the time of request from a bound on the start. Without it, reading in order of requests would scan all
 * bookings outside the days.
 */
export const requestedSince = (startAt: string) =>
  `d.requested_at >= ${startAt}::timestamptz - ${LONGEST_BEFORE_START}`;
export const requestedUntil = (startAt: string) => `d.requested_at < ${startAt}::timestamptz`;
