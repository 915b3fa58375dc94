import type { BookingId } from '@rigbook/contracts/kernel/ids';
import { query, type Query } from '../../platform/database/query.js';
import { DIARY_COLUMNS, DIARY_TABLES, type BookingDiaryRow } from './booking-diary.row.js';

/** The diary rows of these bookings, by their ids. */
export const bookingsByIds = (ids: readonly BookingId[]): Query<ReadonlyMap<BookingId, BookingDiaryRow>> =>
  query<BookingDiaryRow, ReadonlyMap<BookingId, BookingDiaryRow>>(
    {
      name: 'booking-diary.by-ids',
      text: `SELECT ${DIARY_COLUMNS} FROM ${DIARY_TABLES} WHERE d.booking_id = ANY ($1::uuid[])`,
      values: [ids],
    },
    (rows) => new Map(rows.map((row) => [row.booking_id, row])),
  );
