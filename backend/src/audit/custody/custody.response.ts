import { ApiSchema } from '@nestjs/swagger';
import type { Instant } from '@rigbook/contracts/kernel';
import { example, Id, Moment, OneOf, Part, Parts, Text, Whole } from '../../platform/fields/index.js';
import { BookingResponderResponse } from '../../booking/views/booking-diary/booking.response.js';

@ApiSchema({ name: 'FinesClause' })
class FinesClauseResponse {
  @Text('4.2') number!: string;
  @Text('You are liable for fines, tolls and parking tickets of the hours in which you have it.') en!: string;
  @Text('קנסות, אגרות ודוחות חניה מהשעות שבהן הרכב בידיך הם באחריותך.') he!: string;
}

/** A booking and the time in which its responder had the vehicle. */
@ApiSchema({ name: 'CustodyShift' })
export class CustodyShift {
  @Id(example.bookingId) bookingId!: string;
  @Part(BookingResponderResponse, 'An erased person has no name, only the id.') user!: BookingResponderResponse;
  @Moment.orNull('2026-11-23T16:05:00.000Z', 'Null if the vehicle was not checked in.') checkedInAt!: Instant | null;
  @Text.orNull('1042', 'The place in the log.') checkInPosition!: string | null;
  @Whole.orNull(48_210, 'Kilometers at check-in, as corrected since.') checkInMileage!: number | null;
  @Part.orNull(BookingResponderResponse, {
    example: null,
    description: 'Who handed the vehicle over at the vehicle, in the same step; null if the check-in was made alone.',
  })
  takenOverFrom!: BookingResponderResponse | null;
  @Moment.orNull('2026-11-23T16:05:00.000Z', 'Null if the vehicle is not back yet.') checkedOutAt!: Instant | null;
  @Text.orNull('1042', 'The place in the log.') checkOutPosition!: string | null;
  @Whole.orNull(48_274, 'Kilometers at checkout, as corrected since.') checkOutMileage!: number | null;
  @Part.orNull(BookingResponderResponse, {
    example: null,
    description: 'Who took the vehicle over at the vehicle, in the same step; null if the checkout was made alone.',
  })
  handedOverTo!: BookingResponderResponse | null;
  @Moment.orNull('2026-11-23T16:05:00.000Z') signedAt!: Instant | null;
  @Text.orNull('2026-11') agreementVersion!: string | null;
  @Part.orNull(FinesClauseResponse, 'The signed terms about fines.') clause!: FinesClauseResponse | null;
}

@ApiSchema({ name: 'CustodyMinute' })
export class CustodyMinute {
  @Moment('2026-11-23T16:05:00.000Z') at!: Instant;
  @Part.orNull(CustodyShift, 'Null if no one had the vehicle.') holder!: CustodyShift | null;
  @Part.orNull(CustodyShift) before!: CustodyShift | null;
  @Part.orNull(CustodyShift) after!: CustodyShift | null;
  @Parts(CustodyShift, 'Bookings approved for that minute and not checked in by then.') notCheckedIn!: CustodyShift[];
}

export const custodyProblems = ['vehicle-unknown', 'time-unreadable', 'time-in-future'] as const;
export type CustodyProblem = (typeof custodyProblems)[number];

@ApiSchema({ name: 'CustodyVehicle' })
class CustodyVehicle {
  @Id(example.vehicleId) id!: string;
  @Text('ALS1') name!: string;
  @Text.orNull('12-345-67') plateNumber!: string | null;
}

/** Who is responsible for a fine. Two answers if the hour occurs twice when clocks go back. */
@ApiSchema({ name: 'Custody' })
export class CustodyResponse {
  @Whole(2, 'The line of the file.') line!: number;
  @Text('12-345-67', 'As requested.') askedVehicle!: string;
  @Text('2026-11-23 18:05') askedTime!: string;
  @OneOf.orNull(custodyProblems, 'CustodyProblem', null) problem!: CustodyProblem | null;
  @Part.orNull(CustodyVehicle) vehicle!: CustodyVehicle | null;
  @Parts(CustodyMinute) minutes!: CustodyMinute[];
}
