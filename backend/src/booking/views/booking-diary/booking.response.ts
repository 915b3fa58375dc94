import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { bookingStatuses, eligibilityWarningWords, type BookingStatus } from '@rigbook/contracts/booking/booking.words';
import { isOverdue } from '@rigbook/contracts/booking/booking-times.rules';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { seesWholeBooking, type BookingReader } from '../../reading-bookings.policy.js';
import type { BookingDiaryRow } from './booking-diary.query.js';

@ApiSchema({ name: 'BookingResponder' })
export class BookingResponderResponse {
  @ApiProperty({ type: String, format: 'uuid', example: '0197f1c2-0101-7000-8000-000000000101' })
  id!: string;
  @ApiProperty({ type: String, nullable: true, example: '101', description: 'Null once the responder was erased.' })
  unitNumber!: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'Dana' })
  firstName!: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'Levi' })
  lastName!: string | null;
}

@ApiSchema({ name: 'BookingVehicle' })
export class BookingVehicleResponse {
  @ApiProperty({ type: String, format: 'uuid', example: '0197f1c2-0001-7000-8000-000000000001' })
  id!: string;
  @ApiProperty({ example: 'ALS1' })
  name!: string;
  @ApiProperty({ example: 'Advanced Life Support' })
  type!: string;
}

@ApiSchema({ name: 'BookingCheckIn' })
class BookingCheckInResponse {
  @ApiProperty({
    type: 'integer',
    example: 48210,
    description: 'Kilometres at check-in; a checkout cannot show fewer.',
  })
  mileage!: number;
  @ApiProperty({ type: 'integer', example: 80, description: 'Percent.' })
  fuelLevel!: number;
}

const instant = { type: String, format: 'date-time', example: '2026-11-22T16:00:00.000Z' } as const;
const instantOrNull = { ...instant, nullable: true, example: null };

/** A booking as its responder and admins see it. */
@ApiSchema({ name: 'Booking' })
export class BookingResponse {
  @ApiProperty({ type: String, format: 'uuid', example: '0197f1c2-6f0e-7c3a-9d55-2f0a6a1b7c10' })
  id!: string;
  @ApiProperty({ enum: bookingStatuses, enumName: 'BookingStatus', example: 'pending' })
  status!: BookingStatus;
  @ApiProperty(instant)
  startTime!: Instant;
  @ApiProperty({ ...instant, example: '2026-11-22T20:00:00.000Z' })
  endTime!: Instant;
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 24, example: 4, description: 'Hours.' })
  duration!: number;
  @ApiProperty({ example: 'Evening shift' })
  purpose!: string;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'What the approving admin noted.' })
  adminNotes!: string | null;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'Why it was rejected or cancelled.' })
  reason!: string | null;
  @ApiProperty({ type: BookingResponderResponse })
  user!: BookingResponderResponse;
  @ApiProperty({ type: BookingVehicleResponse })
  vehicle!: BookingVehicleResponse;
  @ApiProperty({ ...instant, example: '2026-11-20T08:12:44.120Z' })
  requestedAt!: Instant;
  @ApiProperty({ ...instantOrNull, description: 'When it was approved or rejected.' })
  decidedAt!: Instant | null;
  @ApiProperty({
    type: BookingResponderResponse,
    nullable: true,
    example: null,
    description:
      'Who approved or rejected it; null while nobody has, and where no person did. For admins; null for the responder.',
  })
  decidedBy!: BookingResponderResponse | null;
  @ApiProperty(instantOrNull)
  signedAt!: Instant | null;
  @ApiProperty({ ...instantOrNull, description: 'When the shift started.' })
  checkedInAt!: Instant | null;
  @ApiProperty({ ...instantOrNull, description: 'When the shift ended and the vehicle was returned.' })
  checkedOutAt!: Instant | null;
  @ApiProperty(instantOrNull)
  cancelledAt!: Instant | null;
  @ApiProperty({ example: false, description: 'Active past its end: the vehicle should be back.' })
  overdue!: boolean;
  @ApiProperty({ type: [String], example: [], description: 'For the deciding admin; always empty for the responder.' })
  eligibilityWarnings!: string[];
  @ApiProperty({ type: BookingCheckInResponse, nullable: true, example: null })
  checkIn!: BookingCheckInResponse | null;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: null,
    description:
      'Odometer discrepancy: the kilometres that the vehicle had shown before, where check-in showed fewer. For admins; null for the responder.',
  })
  lastMileageBefore!: number | null;
  @ApiProperty({ type: 'integer', example: 0, description: 'How many damages were reported at checkout.' })
  damageReportCount!: number;
}

/** A diary row as its reader is shown it. */
export function toBookingResponse(
  row: BookingDiaryRow,
  { reader, now }: { readonly reader: BookingReader; readonly now: Instant },
): BookingResponse {
  const whole = seesWholeBooking(reader);
  const endTime = row.endAt;
  return {
    id: row.bookingId,
    status: row.status,
    startTime: row.startAt,
    endTime,
    duration: row.durationHours,
    purpose: row.purpose,
    adminNotes: row.adminNotes,
    reason: row.reason,
    user: { id: row.responderId, unitNumber: row.unitNumber, firstName: row.firstName, lastName: row.lastName },
    vehicle: { id: row.vehicleId, name: row.vehicleName, type: row.vehicleType },
    requestedAt: row.requestedAt,
    decidedAt: row.decidedAt,
    decidedBy: whole ? deciderOf(row) : null,
    signedAt: row.signedAt,
    checkedInAt: row.checkedInAt,
    checkedOutAt: row.checkedOutAt,
    cancelledAt: row.cancelledAt,
    overdue: isOverdue({ status: row.status, endAt: endTime }, now),
    eligibilityWarnings: whole ? row.eligibilityWarnings.map((warning) => eligibilityWarningWords[warning]) : [],
    checkIn:
      row.checkInMileageKm === null ? null : { mileage: row.checkInMileageKm, fuelLevel: row.checkInFuelPercent ?? 0 },
    lastMileageBefore: whole ? row.odometerLastKm : null,
    damageReportCount: row.damageReportCount,
  };
}

const deciderOf = (row: BookingDiaryRow): BookingResponderResponse | null =>
  row.decidedBy && {
    id: row.decidedBy,
    unitNumber: row.deciderUnitNumber ?? null,
    firstName: row.deciderFirstName ?? null,
    lastName: row.deciderLastName ?? null,
  };
