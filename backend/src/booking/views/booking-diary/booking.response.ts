import { ApiSchema } from '@nestjs/swagger';
import { bookingStatuses, eligibilityWarningWords, type BookingStatus } from '@rigbook/contracts/booking/booking.words';
import { isOverdue } from '@rigbook/contracts/booking/booking-times.rules';
import type { Instant } from '@rigbook/contracts/kernel';
import { example, Id, Moment, OneOf, Part, Text, Texts, Whole, YesOrNo } from '../../../platform/fields/index.js';
import { seesWholeBooking, type BookingReader } from '../../reading-bookings.policy.js';
import type { BookingDiaryRow } from './booking-diary.query.js';

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
  @YesOrNo(false, 'Active after its end: the vehicle should be back.') overdue!: boolean;
  @Texts([], 'For the deciding admin; always empty for the responder.') eligibilityWarnings!: string[];
  @Part.orNull(BookingCheckInResponse, { example: null }) checkIn!: BookingCheckInResponse | null;
  @Whole.orNull(
    null,
    "Odometer discrepancy: the vehicle's previous reading in kilometers, if the one at check-in was lower. For admins; null for the responder.",
  )
  lastMileageBefore!: number | null;
  @Whole(0, 'Number of damage reports at checkout.') damageReportCount!: number;
}

/** The fields that are a column of the diary. Lists that Postgres writes take them from here, too. */
export const columnOfField = {
  id: 'bookingId',
  status: 'status',
  startTime: 'startAt',
  endTime: 'endAt',
  duration: 'durationHours',
  purpose: 'purpose',
  adminNotes: 'adminNotes',
  reason: 'reason',
  requestedAt: 'requestedAt',
  decidedAt: 'decidedAt',
  signedAt: 'signedAt',
  checkedInAt: 'checkedInAt',
  checkedOutAt: 'checkedOutAt',
  cancelledAt: 'cancelledAt',
  damageReportCount: 'damageReportCount',
} as const satisfies { readonly [Field in keyof BookingResponse]?: keyof BookingDiaryRow };

type ColumnOfField = typeof columnOfField;

const fieldsOfColumns = (row: BookingDiaryRow) =>
  Object.fromEntries(Object.entries(columnOfField).map(([field, column]) => [field, row[column]])) as {
    [Field in keyof ColumnOfField]: BookingDiaryRow[ColumnOfField[Field]];
  };

/** A diary row, limited to what the reader may see. */
export function toBookingResponse(
  row: BookingDiaryRow,
  { reader, now }: { readonly reader: BookingReader; readonly now: Instant },
): BookingResponse {
  const whole = seesWholeBooking(reader);
  return {
    ...fieldsOfColumns(row),
    user: { id: row.responderId, unitNumber: row.unitNumber, firstName: row.firstName, lastName: row.lastName },
    vehicle: { id: row.vehicleId, name: row.vehicleName, type: row.vehicleType },
    decidedBy: whole ? deciderOf(row) : null,
    overdue: isOverdue(row, now),
    eligibilityWarnings: whole ? row.eligibilityWarnings.map((warning) => eligibilityWarningWords[warning]) : [],
    checkIn:
      row.checkInMileageKm === null ? null : { mileage: row.checkInMileageKm, fuelLevel: row.checkInFuelPercent ?? 0 },
    lastMileageBefore: whole ? row.odometerLastKm : null,
  };
}

const deciderOf = (row: BookingDiaryRow): BookingResponderResponse | null =>
  row.decidedBy && {
    id: row.decidedBy,
    unitNumber: row.deciderUnitNumber ?? null,
    firstName: row.deciderFirstName ?? null,
    lastName: row.deciderLastName ?? null,
  };
