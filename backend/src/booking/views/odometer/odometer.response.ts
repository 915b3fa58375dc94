import { ApiSchema } from '@nestjs/swagger';
import { type ReadingStep, unaccountedKm } from '@rigbook/contracts/booking/shift/odometer.rules';
import type { Instant, ResponderId } from '@rigbook/contracts/kernel';
import { example, Id, Moment, Part, Parts, Text, Whole, YesOrNo } from '../../../platform/fields/index.js';
import { BookingResponderResponse } from '../booking-diary/booking.response.js';
import type { OdometerShiftRow } from './odometer.query.js';
import { ReadingContestResponse, toContest } from './reading-contest.response.js';
import type { SaidOfReadings } from './reading-contests.js';

@ApiSchema({ name: 'OdometerReading' })
class OdometerReadingResponse {
  @Moment('2026-11-22T16:05:00.000Z', 'When it was read, also if it was sent later.') at!: Instant;
  @Whole(48_210, 'Kilometers, as corrected.') mileage!: number;
  @Whole.orNull(null, 'What was read, if it was corrected since.') read!: number | null;
  @Parts(ReadingContestResponse, 'What people said about it, in order.') contests!: ReadingContestResponse[];
  @YesOrNo(true, 'Whether you may correct it, or keep it if it is contested: once it was, it must not name you.')
  maySettle!: boolean;
}

@ApiSchema({ name: 'OdometerShiftBefore' })
class OdometerShiftBeforeResponse {
  @Id(example.bookingId) bookingId!: string;
  @Part(BookingResponderResponse) user!: BookingResponderResponse;
  @Moment('2026-11-22T12:00:00.000Z', 'When the vehicle came back, or was taken if it was never returned.')
  at!: Instant;
  @Whole(48_200, 'Its last reading in kilometers, as corrected.') mileage!: number;
}

@ApiSchema({ name: 'OdometerVehicle' })
class OdometerVehicleResponse {
  @Id(example.vehicleId) id!: string;
  @Text('ALS1') name!: string;
}

/** A shift in the ledger of its vehicle's odometer. */
@ApiSchema({ name: 'OdometerShift' })
export class OdometerShiftResponse {
  @Id(example.bookingId) bookingId!: string;
  @Part(OdometerVehicleResponse) vehicle!: OdometerVehicleResponse;
  @Part(BookingResponderResponse, 'Who had the vehicle.') user!: BookingResponderResponse;
  @Part(OdometerReadingResponse) checkIn!: OdometerReadingResponse;
  @Part.orNull(OdometerReadingResponse, { example: null, description: 'Null if the vehicle was not returned.' })
  checkOut!: OdometerReadingResponse | null;
  @Part.orNull(OdometerShiftBeforeResponse, { example: null, description: "Null for the vehicle's first shift." })
  before!: OdometerShiftBeforeResponse | null;
  @Whole(0, 'Kilometers between the shift before and this one that no shift accounts for.') unaccounted!: number;
}

/** Without what was read where nothing was corrected. */
export const readSince = (mileage: number, read: number | null): number | null => (read === mileage ? null : read);

/** As the reader sees it; a program, which settles nothing, is none. */
export function toOdometerShift(
  row: OdometerShiftRow,
  { of, maySettle, people }: SaidOfReadings,
  reader: ResponderId | undefined,
): OdometerShiftResponse {
  const { bookingId, returnedAt, checkOutKm } = row;
  const toReading = (step: ReadingStep, at: Instant, mileage: number, read: number | null) => ({
    at,
    mileage,
    read: readSince(mileage, read),
    contests: of(bookingId, step).map(toContest(people)),
    maySettle: reader !== undefined && maySettle(reader, bookingId, step),
  });
  return {
    bookingId,
    vehicle: { id: row.vehicleId, name: row.vehicleName },
    user: { id: row.responderId, unitNumber: row.unitNumber, firstName: row.firstName, lastName: row.lastName },
    checkIn: toReading('check-in', row.takenAt, row.checkInKm, row.checkInReadKm),
    checkOut:
      returnedAt === null || checkOutKm === null
        ? null
        : toReading('check-out', returnedAt, checkOutKm, row.checkOutReadKm),
    before: shiftBefore(row),
    unaccounted: unaccountedKm(row.checkInKm, row.beforeKm),
  };
}

function shiftBefore(row: OdometerShiftRow): OdometerShiftBeforeResponse | null {
  const { beforeBookingId: bookingId, beforeKm: mileage, beforeAt: at, beforeResponderId: id } = row;
  if (bookingId === null || mileage === null || at === null || id === null) return null;
  const user = {
    id,
    unitNumber: row.beforeUnitNumber,
    firstName: row.beforeFirstName,
    lastName: row.beforeLastName,
  };
  return { bookingId, user, at, mileage };
}
