import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  requestRefusalCodes,
  type RequestRefusalCode,
} from '@rigbook/contracts/booking/requesting/refused-request.words';
import type { Instant, Zone } from '@rigbook/contracts/kernel/time';
import { refusalDetail, refusals } from '@rigbook/contracts/refusals/refusals';
import { BookingResponderResponse } from '../booking-diary/booking.response.js';
import type { RefusedRequestRow } from './refused-request.row.js';

@ApiSchema({ name: 'RefusedRequestVehicle' })
class RefusedRequestVehicleResponse {
  @ApiProperty({ type: String, format: 'uuid', example: '0197f1c2-0001-7000-8000-000000000001' })
  id!: string;
  @ApiProperty({ type: String, nullable: true, example: 'ALS1', description: 'Null where no vehicle has this id.' })
  name!: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'Advanced Life Support' })
  type!: string | null;
}

const instant = { type: String, format: 'date-time', example: '2026-11-22T16:00:00.000Z' } as const;

/** A request for a vehicle that was refused, with its reason. */
@ApiSchema({ name: 'RefusedRequest' })
export class RefusedRequestResponse {
  @ApiProperty({ type: String, format: 'uuid', example: '0197f1c2-6f0e-7c3a-9d55-2f0a6a1b7c10' })
  id!: string;
  @ApiProperty({ ...instant, example: '2026-11-21T09:12:44.120Z' })
  refusedAt!: Instant;
  @ApiProperty({ type: BookingResponderResponse })
  user!: BookingResponderResponse;
  @ApiProperty({ type: RefusedRequestVehicleResponse })
  vehicle!: RefusedRequestVehicleResponse;
  @ApiProperty(instant)
  startTime!: Instant;
  @ApiProperty({ ...instant, example: '2026-11-22T20:00:00.000Z' })
  endTime!: Instant;
  @ApiProperty({ enum: requestRefusalCodes, enumName: 'RequestRefusalCode', example: 'WEEKLY_LIMIT_EXCEEDED' })
  code!: RequestRefusalCode;
  @ApiProperty({ example: 'Weekly hours exceeded' })
  title!: string;
  @ApiProperty({
    example:
      'In the week of Sun 22 Nov you have booked 26 of 30 hours, which leaves 4 hours; this booking needs 6. Please choose a shorter one or another week.',
    description:
      'The reason in a sentence, made of `code` and `facts` when it is read: with the clock times of the zone that the organisation is in now.',
  })
  detail!: string;
  @ApiProperty({
    type: Object,
    nullable: true,
    additionalProperties: true,
    example: { weekStartsOn: '2026-11-22', hoursRequested: 6, hoursUsed: 26, hoursLeft: 4 },
    description: 'What it was decided on, as `facts` of the problem document; null where the code says all.',
  })
  facts!: object | null;
  @ApiProperty({ type: 'integer', example: 1, description: 'The edition of the rules that it was decided under.' })
  ruleVersion!: number;
}

export const toRefusedRequest = (row: RefusedRequestRow, zone: Zone): RefusedRequestResponse => ({
  id: row.id,
  refusedAt: row.refused_at,
  user: { id: row.responder_id, unitNumber: row.unit_number, firstName: row.first_name, lastName: row.last_name },
  vehicle: { id: row.vehicle_id, name: row.vehicle_name, type: row.vehicle_type },
  startTime: row.start_at,
  endTime: row.end_at,
  code: row.code,
  title: refusals[row.code].title,
  detail: refusalDetail(row.code, (row.facts ?? undefined) as never, zone),
  facts: row.facts,
  ruleVersion: row.rule_version,
});
