import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { requestRefusalCodes } from '@rigbook/contracts/booking/requesting/refused-request.words';
import type { RequestRefusalCode } from '@rigbook/contracts/booking/requesting/refused-request.words';
import type { Instant, Zone } from '@rigbook/contracts/kernel';
import { refusalDetail, refusals } from '@rigbook/contracts/refusals/refusals';
import { example, Id, Moment, OneOf, Part, Text, Whole } from '../../../platform/fields/index.js';
import { BookingResponderResponse } from '../booking-diary/booking.response.js';
import type { RefusedRequestRow } from './refused-request.row.js';

@ApiSchema({ name: 'RefusedRequestVehicle' })
class RefusedRequestVehicleResponse {
  @Id(example.vehicleId) id!: string;
  @Text.orNull('ALS1', 'Null if no vehicle has this id.') name!: string | null;
  @Text.orNull('Advanced Life Support') type!: string | null;
}

/** A request for a vehicle that was refused, with its reason. */
@ApiSchema({ name: 'RefusedRequest' })
export class RefusedRequestResponse {
  @Id(example.bookingId) id!: string;
  @Moment('2026-11-21T09:12:44.120Z') refusedAt!: Instant;
  @Part(BookingResponderResponse) user!: BookingResponderResponse;
  @Part(RefusedRequestVehicleResponse) vehicle!: RefusedRequestVehicleResponse;
  @Moment('2026-11-22T16:00:00.000Z') startTime!: Instant;
  @Moment('2026-11-22T20:00:00.000Z') endTime!: Instant;
  @OneOf(requestRefusalCodes, 'RequestRefusalCode', 'WEEKLY_LIMIT_EXCEEDED') code!: RequestRefusalCode;
  @Text('Weekly hours exceeded') title!: string;
  @Text(
    'In the week of Sun 22 Nov you have booked 26 of 30 hours, which leaves 4 hours; this booking needs 6. Please choose a shorter one or another week.',
    "The reason as a sentence, made from `code` and `facts`, with times in the organization's current time zone.",
  )
  detail!: string;
  @ApiProperty({
    type: Object,
    nullable: true,
    additionalProperties: true,
    example: { weekStartsOn: '2026-11-22', hoursRequested: 6, hoursUsed: 26, hoursLeft: 4 },
    description: 'The facts of the decision, like `facts` of the problem document; null if there are none.',
  })
  facts!: object | null;
  @Whole(1, 'The edition of the rules that was applied.') ruleVersion!: number;
}

export const toRefusedRequest = (row: RefusedRequestRow, zone: Zone): RefusedRequestResponse => ({
  id: row.id,
  refusedAt: row.refusedAt,
  user: { id: row.responderId, unitNumber: row.unitNumber, firstName: row.firstName, lastName: row.lastName },
  vehicle: { id: row.vehicleId, name: row.vehicleName, type: row.vehicleType },
  startTime: row.startAt,
  endTime: row.endAt,
  code: row.code,
  title: refusals[row.code].title,
  detail: refusalDetail(row.code, (row.facts ?? undefined) as never, zone),
  facts: row.facts,
  ruleVersion: row.ruleVersion,
});
