import type { BookingId, ResponderId } from '@rigbook/contracts/kernel';
import {
  toVehicleFacts,
  VEHICLE_FACTS,
  VEHICLE_TABLES,
  type VehicleFacts,
  type VehicleFactsRow,
} from '../../../fleet/vehicle-facts/vehicle-facts.query.js';
import { oneRow, query, type Query } from '../../../platform/database/index.js';
import type { RowOf } from '../../../platform/event-store/index.js';
import { bookingDiary } from './booking-diary.view.js';

/** Names of a booking's responder and vehicle. An erased responder has none. */
export interface NamesOfBooking {
  readonly unitNumber: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly vehicleName: string;
  readonly vehicleType: string;
}

/** Names of the person who decided; none if there is no decision, or that person was erased. */
interface NamesOfDecider {
  readonly deciderUnitNumber: string | null;
  readonly deciderFirstName: string | null;
  readonly deciderLastName: string | null;
}

/** Names of the administrator who booked it for its responder, if one did. */
interface NamesOfBooker {
  readonly bookerUnitNumber: string | null;
  readonly bookerFirstName: string | null;
  readonly bookerLastName: string | null;
}

/** A new booking has no decision yet. */
export type BookingDiaryRow = RowOf<typeof bookingDiary> & NamesOfBooking & Partial<NamesOfDecider & NamesOfBooker>;

export const DIARY_COLUMNS = `${bookingDiary.select('d')}, r.unit_number AS "unitNumber", r.first_name AS "firstName",
  r.last_name AS "lastName", v.name AS "vehicleName", v.type AS "vehicleType", decider.unit_number AS "deciderUnitNumber",
  decider.first_name AS "deciderFirstName", decider.last_name AS "deciderLastName", booker.unit_number AS "bookerUnitNumber",
  booker.first_name AS "bookerFirstName", booker.last_name AS "bookerLastName"`;

const tablesWith = (vehicle: string, decider: string) => `
  booking_diary d JOIN ${vehicle} ON v.id = d.vehicle_id LEFT JOIN responder r ON r.id = d.responder_id
  LEFT JOIN responder decider ON decider.id = ${decider} LEFT JOIN responder booker ON booker.id = d.booked_by`;

export const DIARY_TABLES = tablesWith('vehicle v', 'd.decided_by');

/** The diary row of one booking, or undefined. */
export const bookingById = (bookingId: BookingId): Query<BookingDiaryRow | undefined> =>
  oneRow<BookingDiaryRow>({
    name: 'booking-diary.by-id',
    text: `SELECT ${DIARY_COLUMNS} FROM ${DIARY_TABLES} WHERE d.booking_id = $1`,
    values: [bookingId],
  });

/** The diary row of a booking that is about to change, with the facts about its vehicle. */
export type BookingBeforeStep = BookingDiaryRow & VehicleFactsRow & { readonly isRetired: boolean };

/** If undecided, with the names of the caller who may decide now. One statement costs less than one for each of the two. */
export const bookingBeforeStep = (
  bookingId: BookingId,
  wouldDecide?: ResponderId,
): Query<BookingBeforeStep | undefined> =>
  oneRow<BookingBeforeStep>({
    name: 'booking-diary.before-step',
    text: `SELECT ${DIARY_COLUMNS}, ${VEHICLE_FACTS}, v.retired_at IS NOT NULL AS "isRetired"
           FROM ${tablesWith(`(${VEHICLE_TABLES})`, 'coalesce(d.decided_by, $2::uuid)')} WHERE d.booking_id = $1`,
    values: [bookingId, wouldDecide ?? null],
  });

/** Facts about the booking's vehicle; undefined if it is retired. */
export const vehicleOf = (row: BookingBeforeStep): VehicleFacts | undefined =>
  row.isRetired ? undefined : toVehicleFacts(row);

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
