import { ApiSchema } from '@nestjs/swagger';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { type Instant, type Zone, zones } from '@rigbook/contracts/kernel';
import { BookingResponderResponse, BookingResponse } from '../booking/views/booking-diary/booking.response.js';
import { CircumstancesResponse } from '../booking/views/circumstances/circumstances.response.js';
import { Moment, OneOf, Part, Text, YesOrNo } from '../platform/fields/index.js';

const LINK_EXAMPLE =
  '0197f1c20b0270008000000000000b02-0197f1c2000270008000000000000001-mi1x4yi8-mi4s0m08.qU8zv1xkQw7c0yq2bVQz0A';

@ApiSchema({ name: 'DecisionLink' })
export class DecisionLinkDto {
  @Text({ minLength: 1, maxLength: 200, description: 'What follows the # in the link.', example: LINK_EXAMPLE })
  @MaxLength(200, { message: 'link is too long.' })
  @MinLength(1, { message: 'link must be given.' })
  @IsString({ message: 'link must be given.' })
  link!: string;
}

/** A request that a message asks somebody to decide. */
@ApiSchema({ name: 'LinkedRequest' })
export class LinkedRequestResponse {
  @Part.orNull(BookingResponderResponse, { description: 'Whom the link was sent to. Null: the office.' })
  decider!: BookingResponderResponse | null;
  @OneOf(zones, 'Zone', 'Asia/Jerusalem') timezone!: Zone;
  @Moment('2026-11-24T10:00:00.000Z', 'When the link ends.') endsAt!: Instant;
  @YesOrNo(true, 'The person has a passkey. True for a link of the office.') hasPasskey!: boolean;
  @YesOrNo(true, 'The admin password decides too: it is on, and the link names a person.') takesPassword!: boolean;
  @Part(BookingResponse, 'The booking as it stands; it may have been decided.') booking!: BookingResponse;
  @Part.orNull(CircumstancesResponse, {
    description: 'What a decision rests on, other bookings without their ids and people. Null once it is decided.',
  })
  circumstances!: CircumstancesResponse | null;
}
