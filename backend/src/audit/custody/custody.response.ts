import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { BookingResponderResponse } from '../../booking/views/booking-diary/booking.response.js';

const instant = { type: String, format: 'date-time', example: '2026-11-23T16:05:00.000Z' } as const;
const position = { type: String, nullable: true, example: '1042', description: 'The place in the log.' } as const;

@ApiSchema({ name: 'FinesClause' })
class FinesClauseResponse {
  @ApiProperty({ example: '4.2' })
  number!: string;
  @ApiProperty({ example: 'You are liable for fines, tolls and parking tickets of the hours in which you have it.' })
  en!: string;
  @ApiProperty({ example: 'קנסות, אגרות ודוחות חניה מהשעות שבהן הרכב בידיך הם באחריותך.' })
  he!: string;
}

/** A booking and the time in which its responder had the vehicle. */
@ApiSchema({ name: 'CustodyShift' })
export class CustodyShift {
  @ApiProperty({ type: String, format: 'uuid', example: '0197f1c2-6f0e-7c3a-9d55-2f0a6a1b7c10' })
  bookingId!: string;
  @ApiProperty({ type: BookingResponderResponse, description: 'Without a name once erased; the id stays.' })
  user!: BookingResponderResponse;
  @ApiProperty({ ...instant, nullable: true, description: 'Null where the vehicle was not checked in.' })
  checkedInAt!: Instant | null;
  @ApiProperty(position)
  checkInPosition!: string | null;
  @ApiProperty({ ...instant, nullable: true, description: 'Null where it is not back.' })
  checkedOutAt!: Instant | null;
  @ApiProperty(position)
  checkOutPosition!: string | null;
  @ApiProperty({ ...instant, nullable: true })
  signedAt!: Instant | null;
  @ApiProperty({ type: String, nullable: true, example: '2026-11' })
  agreementVersion!: string | null;
  @ApiProperty({ type: FinesClauseResponse, nullable: true, description: 'What was signed about fines.' })
  clause!: FinesClauseResponse | null;
}

@ApiSchema({ name: 'CustodyMinute' })
export class CustodyMinute {
  @ApiProperty(instant)
  at!: Instant;
  @ApiProperty({ type: CustodyShift, nullable: true, description: 'Null where nobody had the vehicle.' })
  holder!: CustodyShift | null;
  @ApiProperty({ type: CustodyShift, nullable: true })
  before!: CustodyShift | null;
  @ApiProperty({ type: CustodyShift, nullable: true })
  after!: CustodyShift | null;
  @ApiProperty({ type: [CustodyShift], description: 'Bookings approved for that minute and not checked in by then.' })
  notCheckedIn!: CustodyShift[];
}

export const custodyProblems = ['vehicle-unknown', 'time-unreadable', 'time-in-future'] as const;
export type CustodyProblem = (typeof custodyProblems)[number];

@ApiSchema({ name: 'CustodyVehicle' })
class CustodyVehicle {
  @ApiProperty({ type: String, format: 'uuid', example: '0197f1c2-0001-7000-8000-000000000001' })
  id!: string;
  @ApiProperty({ example: 'ALS1' })
  name!: string;
  @ApiProperty({ type: String, nullable: true, example: '12-345-67' })
  plateNumber!: string | null;
}

/** Who answers for a fine; two minutes where autumn doubles the hour. */
@ApiSchema({ name: 'Custody' })
export class CustodyResponse {
  @ApiProperty({ type: 'integer', example: 2, description: 'The line of the file.' })
  line!: number;
  @ApiProperty({ example: '12-345-67', description: 'As it was asked.' })
  askedVehicle!: string;
  @ApiProperty({ example: '2026-11-23 18:05' })
  askedTime!: string;
  @ApiProperty({ enum: custodyProblems, enumName: 'CustodyProblem', nullable: true, example: null })
  problem!: CustodyProblem | null;
  @ApiProperty({ type: CustodyVehicle, nullable: true })
  vehicle!: CustodyVehicle | null;
  @ApiProperty({ type: [CustodyMinute] })
  minutes!: CustodyMinute[];
}
