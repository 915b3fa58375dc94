import { eligibilityWarnings, eligibilityWarningWords } from '@rigbook/contracts/booking/booking.words';
import type { BookingId, Instant } from '@rigbook/contracts/kernel';
import { JsonText } from '../../../platform/http/index.js';
import { bookingDiary } from './booking-diary.view.js';
import { type BookingResponse, columnOfField } from './booking.response.js';

/** A booking of a list as its answer, with what its place in the list depends on. */
export interface BookingInList {
  readonly json: string;
  readonly bookingId: BookingId;
  readonly startAt: Instant;
  readonly requestedAt: Instant;
}

export const toJson = ({ json }: BookingInList): JsonText<BookingResponse> => new JsonText(json);

/** Who reads the list and when. */
export interface ListReader {
  /** whether they see all about a booking, as `seesWholeBooking` says */
  readonly whole: boolean;
  /** the placeholder of the time of reading */
  readonly now: string;
}

const columns = Object.entries(columnOfField).map(
  ([field, column]) => `${bookingDiary.shown('d', column)} AS "${field}"`,
);

/**
 * Bookings `d` as answers that Postgres writes, for long lists (backend/src/platform/http/NOTES.md says what that saves). It says of
 * a row what `toBookingResponse` says: plain fields by `columnOfField`; for the others backend/test/booking/booking-json.spec.ts compares the two.
 */
export const bookingsAsJson = ({ whole, now }: ListReader, bookings = 'booking_diary') => `
  SELECT row_to_json(answer)::text AS json, d.booking_id AS "bookingId", d.start_at AS "startAt",
    d.requested_at AS "requestedAt"
  FROM ${bookings} d JOIN vehicle v ON v.id = d.vehicle_id LEFT JOIN responder r ON r.id = d.responder_id
    LEFT JOIN responder decider ON decider.id = d.decided_by
    CROSS JOIN LATERAL (SELECT d.responder_id AS id, ${namesOf('r')}) AS responder
    CROSS JOIN LATERAL (SELECT v.id, v.name, v.type) AS vehicle
    CROSS JOIN LATERAL (SELECT d.decided_by AS id, ${namesOf('decider')}) AS decision
    CROSS JOIN LATERAL (SELECT d.check_in_mileage_km AS mileage, coalesce(d.check_in_fuel_percent, 0) AS "fuelLevel")
      AS reading
    CROSS JOIN LATERAL (
      SELECT ${columns.join(', ')}, responder AS "user", vehicle,
        ${whole ? 'CASE WHEN d.decided_by IS NOT NULL THEN decision END' : 'NULL'} AS "decidedBy",
        d.status = 'active' AND d.end_at <= ${now} AS overdue,
        ${whole ? warningsInWords : `'{}'::text[]`} AS "eligibilityWarnings",
        CASE WHEN d.check_in_mileage_km IS NOT NULL THEN reading END AS "checkIn",
        ${whole ? 'd.odometer_last_km' : 'NULL'} AS "lastMileageBefore"
    ) AS answer`;

const namesOf = (person: string) =>
  `${person}.unit_number AS "unitNumber", ${person}.first_name AS "firstName", ${person}.last_name AS "lastName"`;

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

const warningsInWords = eligibilityWarnings.reduce(
  (sql, warning) => `array_replace(${sql}, ${quoted(warning)}, ${quoted(eligibilityWarningWords[warning])})`,
  'd.eligibility_warnings',
);
