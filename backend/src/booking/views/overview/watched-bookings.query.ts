import { LONGEST_BOOKING_HOURS } from '@rigbook/contracts/booking/booking.limits';
import { READY_BEFORE_START_MINUTES } from '@rigbook/contracts/booking/not-ready.rules';
import { addHours, addMinutes, type Instant } from '@rigbook/contracts/kernel';
import { allRows, query, type Query } from '../../../platform/database/index.js';
import type { Statement } from '../../../platform/event-store/index.js';
import { REVIEW_DUE } from '../booking-diary/diary-filter.js';
import { DIARY_COLUMNS, DIARY_TABLES, type BookingDiaryRow } from '../booking-diary/booking-diary.query.js';

/** A booking with its responder's contact details. */
export interface WatchedRow extends BookingDiaryRow {
  readonly phoneNumber: string | null;
}

const watched = (
  name: string,
  where: string,
  order: string,
  values: Statement['values'],
  limit = '',
): Query<readonly WatchedRow[]> =>
  allRows<WatchedRow>({
    name,
    text: `SELECT ${DIARY_COLUMNS}, r.phone_number AS "phoneNumber" FROM ${DIARY_TABLES} WHERE ${where} ORDER BY ${order}, d.booking_id ${limit}`,
    values,
  });

/** The active shifts, at most one per vehicle, ordered by end. */
export const outNow = (): Query<readonly WatchedRow[]> =>
  watched('overview.out', `d.status = 'active'`, 'd.end_at', []);

/** Extensions that wait for an administrator, those first that are over first. */
export const extensionsToDecide = (now: Instant): Query<readonly WatchedRow[]> =>
  watched('overview.extensions', 'd.extension_asked_until > $1', 'd.extension_asked_until', [now]);

/** What is to be reviewed first; the diary has all. */
const MOST_REVIEWS = 20;

/** Emergency takes that nobody has reviewed, the oldest first. */
export const reviewsDue = (): Query<readonly WatchedRow[]> =>
  watched('overview.reviews', REVIEW_DUE, 'd.start_at', [MOST_REVIEWS], 'LIMIT $1');

/** How many there are. */
export const reviewsDueCount = (): Query<number> =>
  query<{ due: number }, number>(
    {
      name: 'overview.reviews-due',
      text: `SELECT count(*)::integer AS due FROM booking_diary d WHERE ${REVIEW_DUE}`,
      values: [],
    },
    ([row]) => row?.due ?? 0,
  );

/** How many of both there are. */
export const shiftsToDecide = (now: Instant): Query<number> =>
  query<{ waiting: number }, number>(
    {
      name: 'overview.to-decide',
      text: `SELECT (SELECT count(*) FROM booking_diary WHERE extension_asked_until > $1)::integer
                  + (SELECT count(*) FROM booking_diary d WHERE ${REVIEW_DUE})::integer AS waiting`,
      values: [now],
    },
    ([row]) => row?.waiting ?? 0,
  );

/** Bookings that may not be ready, ordered by start; few, since bookings of a vehicle do not overlap. */
export const mayBeNotReady = (now: Instant): Query<readonly WatchedRow[]> =>
  watched(
    'overview.may-be-not-ready',
    `d.status IN ('pending', 'approved') AND d.signed_at IS NULL AND d.start_at > $1 AND d.start_at <= $2`,
    'd.start_at',
    [addHours(now, -LONGEST_BOOKING_HOURS), addMinutes(now, READY_BEFORE_START_MINUTES)],
  );
