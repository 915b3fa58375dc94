import type { BookingId } from '@rigbook/contracts/kernel/ids';
import { query, type Query } from '../../../platform/database/query.js';
import type { RowOf } from '../../../platform/event-store/row-view/row-view.js';
import { bookingDiary } from './booking-diary.view.js';

/** What people know a booking's responder and vehicle by; an erased responder has no names. */
export interface NamesOfBooking {
  readonly unitNumber: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly vehicleName: string;
  readonly vehicleType: string;
}

export type BookingDiaryRow = RowOf<typeof bookingDiary> & NamesOfBooking;

export const DIARY_COLUMNS = `${bookingDiary.select('d')}, r.unit_number AS "unitNumber", r.first_name AS "firstName",
  r.last_name AS "lastName", v.name AS "vehicleName", v.type AS "vehicleType"`;

export const DIARY_TABLES = `
  booking_diary d JOIN vehicle v ON v.id = d.vehicle_id LEFT JOIN responder r ON r.id = d.responder_id`;

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

/** The diary rows of these bookings, by their ids. */
export const bookingsByIds = (ids: readonly BookingId[]): Query<ReadonlyMap<BookingId, BookingDiaryRow>> =>
  query<BookingDiaryRow, ReadonlyMap<BookingId, BookingDiaryRow>>(
    {
      name: 'booking-diary.by-ids',
      text: `SELECT ${DIARY_COLUMNS} FROM ${DIARY_TABLES} WHERE d.booking_id = ANY ($1::uuid[])`,
      values: [ids],
    },
    (rows) => new Map(rows.map((row) => [row.bookingId, row])),
  );
