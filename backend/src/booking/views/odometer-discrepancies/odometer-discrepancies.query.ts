import type { Instant } from '@rigbook/contracts/kernel/time';
import { query, type Query } from '../../../platform/database/query.js';
import type { Page, PagePlace, PageRequest } from '../../../platform/http/page.js';
import { DIARY_COLUMNS, DIARY_TABLES, type BookingDiaryRow } from '../booking-diary/booking-diary.query.js';

/** A row of a booking that was checked in. */
type CheckedInRow = BookingDiaryRow & { readonly checkedInAt: Instant };

/** Bookings whose check-in showed fewer kilometres than the vehicle had before, latest check-in first. */
export function odometerDiscrepancies({ limit, after }: PageRequest): Query<Page<CheckedInRow>> {
  const from = `SELECT ${DIARY_COLUMNS} FROM ${DIARY_TABLES} WHERE d.odometer_last_km IS NOT NULL`;
  const order = 'ORDER BY d.checked_in_at DESC, d.booking_id DESC LIMIT $1';
  return query<CheckedInRow, Page<CheckedInRow>>(
    after
      ? {
          name: 'odometer-discrepancies.later-page',
          text: `${from} AND (d.checked_in_at, d.booking_id) < ($2, $3) ${order}`,
          values: [limit + 1, after.at, after.id],
        }
      : { name: 'odometer-discrepancies.first-page', text: `${from} ${order}`, values: [limit + 1] },
    (rows) => ({ rows: rows.slice(0, limit), hasMore: rows.length > limit }),
  );
}

export const placeInDiscrepancies = ({ checkedInAt, bookingId }: CheckedInRow): PagePlace => ({
  at: checkedInAt,
  id: bookingId,
});
