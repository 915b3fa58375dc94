import type { BookingId } from '@rigbook/contracts/kernel/ids';
import { query, type Query } from '../../platform/database/query.js';
import { DIARY_COLUMNS, DIARY_TABLES, type BookingDiaryRow } from './booking-diary.row.js';

/** The diary row of one booking; undefined where there is none. */
export const bookingById = (bookingId: BookingId): Query<BookingDiaryRow | undefined> =>
  query<BookingDiaryRow, BookingDiaryRow | undefined>(
    {
      name: 'booking-diary.by-id',
      text: `SELECT ${DIARY_COLUMNS} FROM ${DIARY_TABLES} WHERE d.booking_id = $1`,
      values: [bookingId],
    },
    ([row]) => row,
  );
