import { ApiSchema } from '@nestjs/swagger';
import {
  bookingStatuses,
  eligibilityWarnings,
  eligibilityWarningWords,
  type BookingStatus,
} from '@rigbook/contracts/booking/booking.words';
import { type OverridableRule, overridableRules } from '@rigbook/contracts/booking/requesting/overriding.rules';
import { type EmergencyReview, emergencyReviews } from '@rigbook/contracts/booking/emergency/emergency.rules';
import { isOverdue } from '@rigbook/contracts/booking/booking-times.rules';
import { releaseReasons, type ReleaseReason } from '@rigbook/contracts/booking/release.words';
import type { BookingId, Instant } from '@rigbook/contracts/kernel';
import {
  example,
  Id,
  Moment,
  OneOf,
  Part,
  SomeOf,
  Text,
  Texts,
  Whole,
  YesOrNo,
} from '../../../platform/fields/index.js';
import { JsonText } from '../../../platform/http/index.js';
import { seesWholeBooking, type BookingReader } from '../../reading-bookings.policy.js';
import type { BookingDiaryRow } from './booking-diary.query.js';
import { bookingDiary } from './booking-diary.view.js';

@ApiSchema({ name: 'BookingResponder' })
export class BookingResponderResponse {
  @Id(example.responderId) id!: string;
  @Text.orNull('101', 'Null if the responder was erased.') unitNumber!: string | null;
  @Text.orNull('Dana') firstName!: string | null;
  @Text.orNull('Levi') lastName!: string | null;
}

@ApiSchema({ name: 'BookingVehicle' })
export class BookingVehicleResponse {
  @Id(example.vehicleId) id!: string;
  @Text('ALS1') name!: string;
  @Text('Advanced Life Support') type!: string;
}

@ApiSchema({ name: 'BookingCheckIn' })
class BookingCheckInResponse {
  @Whole(48210, 'Kilometers at check-in; the reading at checkout cannot be lower.') mileage!: number;
  @Whole(80, 'Percent.') fuelLevel!: number;
}

/** A booking for its responder and for admins. */
@ApiSchema({ name: 'Booking' })
export class BookingResponse {
  @Id(example.bookingId) id!: string;
  @OneOf(bookingStatuses, 'BookingStatus', 'pending') status!: BookingStatus;
  @Moment('2026-11-22T16:00:00.000Z') startTime!: Instant;
  @Moment('2026-11-22T20:00:00.000Z') endTime!: Instant;
  @Whole({ minimum: 1, maximum: 24, example: 4, description: 'Hours.' }) duration!: number;
  @Text('Evening shift') purpose!: string;
  @Text.orNull(null, 'The notes of the approving admin.') adminNotes!: string | null;
  @Text.orNull(null, 'The reason for rejecting or cancelling it.') reason!: string | null;
  @Part(BookingResponderResponse) user!: BookingResponderResponse;
  @Part(BookingVehicleResponse) vehicle!: BookingVehicleResponse;
  @Moment('2026-11-20T08:12:44.120Z') requestedAt!: Instant;
  @Moment.orNull(
    null,
    'When other hours or another vehicle last had to be decided; null if none had since the request.',
  )
  askedAt!: Instant | null;
  @YesOrNo(false, 'An administrator booked it for its responder.') bookedOnBehalf!: boolean;
  @Part.orNull(BookingResponderResponse, {
    example: null,
    description: 'The administrator who booked it for its responder. For admins; null for the responder.',
  })
  bookedBy!: BookingResponderResponse | null;
  @SomeOf(overridableRules, 'OverridableRule', {
    example: [],
    description: 'Rules about the responder that this administrator overrode.',
  })
  overriddenRules!: OverridableRule[];
  @Id.orNull(null, 'The standing shift that made it; null if none did.') standingShiftId!: string | null;
  @Text.orNull(null, 'Why they were overridden.') overrideReason!: string | null;
  @Moment.orNull(null, 'When it was approved or rejected.') decidedAt!: Instant | null;
  @Part.orNull(BookingResponderResponse, {
    example: null,
    description:
      'Who approved or rejected it; null if undecided, or not decided by a person. For admins; null for the responder.',
  })
  decidedBy!: BookingResponderResponse | null;
  @Moment.orNull(null) signedAt!: Instant | null;
  @Moment.orNull(null, 'When the shift started.') checkedInAt!: Instant | null;
  @Moment.orNull(null, 'When the shift ended and the vehicle was returned.') checkedOutAt!: Instant | null;
  @Moment.orNull(null) cancelledAt!: Instant | null;
  @OneOf.orNull(releaseReasons, 'ReleaseReason', null, 'Why the system cancelled it; null if it did not.')
  releasedBecause!: ReleaseReason | null;
  @Moment.orNull(null, 'When that was due.') releaseDueAt!: Instant | null;
  @Moment.orNull(null, 'Until when its responder asks to extend it, while that waits for an administrator.')
  extensionAskedUntil!: Instant | null;
  @Moment.orNull(null, 'When that was asked.') extensionAskedAt!: Instant | null;
  @OneOf.orNull(
    emergencyReviews,
    'EmergencyReview',
    null,
    'Of a vehicle that was taken in an emergency, without approval: whether its review is due, and what it found.',
  )
  emergencyReview!: EmergencyReview | null;
  @Moment.orNull(null, 'When it was reviewed.') emergencyReviewedAt!: Instant | null;
  @Text.orNull(null, 'What the review says.') emergencyReviewNote!: string | null;
  @YesOrNo(false, 'Active after its end: the vehicle should be back.') overdue!: boolean;
  @Texts([], 'For the deciding admin; always empty for the responder.') eligibilityWarnings!: string[];
  @Part.orNull(BookingCheckInResponse, { example: null }) checkIn!: BookingCheckInResponse | null;
  @Whole.orNull(
    null,
    "Odometer discrepancy: the vehicle's previous reading in kilometers as it was known at check-in, if the one at check-in is lower. For admins; null for the responder.",
  )
  lastMileageBefore!: number | null;
  @Whole(0, 'Number of damage reports at checkout.') damageReportCount!: number;
}

/** The fields that are a column of the diary. */
const columnOfField = {
  id: 'bookingId',
  status: 'status',
  startTime: 'startAt',
  endTime: 'endAt',
  duration: 'durationHours',
  purpose: 'purpose',
  adminNotes: 'adminNotes',
  reason: 'reason',
  requestedAt: 'requestedAt',
  askedAt: 'askedAt',
  overrideReason: 'overrideReason',
  standingShiftId: 'standingShiftId',
  decidedAt: 'decidedAt',
  signedAt: 'signedAt',
  checkedInAt: 'checkedInAt',
  checkedOutAt: 'checkedOutAt',
  cancelledAt: 'cancelledAt',
  releasedBecause: 'releasedBecause',
  releaseDueAt: 'releaseDueAt',
  extensionAskedUntil: 'extensionAskedUntil',
  extensionAskedAt: 'extensionAskedAt',
  emergencyReview: 'emergencyReview',
  emergencyReviewedAt: 'emergencyReviewedAt',
  emergencyReviewNote: 'emergencyReviewNote',
  damageReportCount: 'damageReportCount',
} as const satisfies { readonly [Field in keyof BookingResponse]?: keyof BookingDiaryRow };

type ColumnOfField = typeof columnOfField;

const fields = Object.entries(columnOfField);

function fieldsOfColumns(row: BookingDiaryRow) {
  const answer: Record<string, unknown> = {};
  for (const [field, column] of fields) answer[field] = row[column];
  return answer as { [Field in keyof ColumnOfField]: BookingDiaryRow[ColumnOfField[Field]] };
}

/** A diary row, limited to what the reader may see. */
export function toBookingResponse(
  row: BookingDiaryRow,
  { reader, now }: { readonly reader: BookingReader; readonly now: Instant },
): BookingResponse {
  const whole = seesWholeBooking(reader);
  return Object.assign(fieldsOfColumns(row), {
    user: { id: row.responderId, unitNumber: row.unitNumber, firstName: row.firstName, lastName: row.lastName },
    vehicle: { id: row.vehicleId, name: row.vehicleName, type: row.vehicleType },
    bookedOnBehalf: row.bookedBy !== null,
    bookedBy: whole ? bookerOf(row) : null,
    overriddenRules: [...(row.overriddenRules ?? [])],
    decidedBy: whole ? deciderOf(row) : null,
    overdue: isOverdue(row, now),
    eligibilityWarnings: whole ? row.eligibilityWarnings.map((warning) => eligibilityWarningWords[warning]) : [],
    checkIn:
      row.checkInMileageKm === null ? null : { mileage: row.checkInMileageKm, fuelLevel: row.checkInFuelPercent ?? 0 },
    lastMileageBefore: whole && isBelow(row.checkInMileageKm, row.odometerLastKm) ? row.odometerLastKm : null,
  });
}

const isBelow = (km: number | null, lastKm: number | null) => km !== null && lastKm !== null && km < lastKm;

const deciderOf = (row: BookingDiaryRow): BookingResponderResponse | null =>
  row.decidedBy && {
    id: row.decidedBy,
    unitNumber: row.deciderUnitNumber ?? null,
    firstName: row.deciderFirstName ?? null,
    lastName: row.deciderLastName ?? null,
  };

const bookerOf = (row: BookingDiaryRow): BookingResponderResponse | null =>
  row.bookedBy && {
    id: row.bookedBy,
    unitNumber: row.bookerUnitNumber ?? null,
    firstName: row.bookerFirstName ?? null,
    lastName: row.bookerLastName ?? null,
  };

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
 * a row what `toBookingResponse` says; backend/test/booking/booking-json.spec.ts compares the two.
 */
export const bookingsAsJson = ({ whole, now }: ListReader, bookings = 'booking_diary') => `
  SELECT row_to_json(answer)::text AS json, d.booking_id AS "bookingId", d.start_at AS "startAt",
    d.requested_at AS "requestedAt"
  FROM ${bookings} d JOIN vehicle v ON v.id = d.vehicle_id LEFT JOIN responder r ON r.id = d.responder_id
    LEFT JOIN responder decider ON decider.id = d.decided_by
    LEFT JOIN responder booker ON booker.id = d.booked_by
    CROSS JOIN LATERAL (SELECT d.responder_id AS id, ${namesOf('r')}) AS responder
    CROSS JOIN LATERAL (SELECT v.id, v.name, v.type) AS vehicle
    CROSS JOIN LATERAL (SELECT d.decided_by AS id, ${namesOf('decider')}) AS decision
    CROSS JOIN LATERAL (SELECT d.booked_by AS id, ${namesOf('booker')}) AS request
    CROSS JOIN LATERAL (SELECT d.check_in_mileage_km AS mileage, coalesce(d.check_in_fuel_percent, 0) AS "fuelLevel")
      AS reading
    CROSS JOIN LATERAL (
      SELECT ${columns.join(', ')}, responder AS "user", vehicle,
        d.booked_by IS NOT NULL AS "bookedOnBehalf", coalesce(d.overridden_rules, '{}') AS "overriddenRules",
        ${whole ? 'CASE WHEN d.booked_by IS NOT NULL THEN request END' : 'NULL'} AS "bookedBy",
        ${whole ? 'CASE WHEN d.decided_by IS NOT NULL THEN decision END' : 'NULL'} AS "decidedBy",
        d.status = 'active' AND d.end_at <= ${now} AS overdue,
        ${whole ? warningsInWords : `'{}'::text[]`} AS "eligibilityWarnings",
        CASE WHEN d.check_in_mileage_km IS NOT NULL THEN reading END AS "checkIn",
        ${whole ? 'CASE WHEN d.check_in_mileage_km < d.odometer_last_km THEN d.odometer_last_km END' : 'NULL'} AS "lastMileageBefore"
    ) AS answer`;

const namesOf = (person: string) =>
  `${person}.unit_number AS "unitNumber", ${person}.first_name AS "firstName", ${person}.last_name AS "lastName"`;

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

const warningsInWords = eligibilityWarnings.reduce(
  (sql, warning) => `array_replace(${sql}, ${quoted(warning)}, ${quoted(eligibilityWarningWords[warning])})`,
  'd.eligibility_warnings',
);
