import { Get } from '@nestjs/common';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import type { BookingId, Instant, ResponderId, SubstitutionId } from '@rigbook/contracts/kernel';
import { BookingVehicleResponse } from '../../booking/views/booking-diary/booking.response.js';
import { Database } from '../../platform/database/index.js';
import { example, Id, Moment, Part } from '../../platform/fields/index.js';
import { ActingResponder, Answers, Now, OpenToTokensForResponders, Routes } from '../../platform/http/index.js';
import { type OfferedSubstitute, offersToAnswer } from '../views/substitutions.query.js';

@ApiSchema({ name: 'OfferedSubstitute' })
class OfferedSubstituteResponse {
  @Id('0197f1c2-1301-7000-8000-000000001301') id!: SubstitutionId;
  @Id(example.bookingId) bookingId!: BookingId;
  @Part(BookingVehicleResponse, { description: 'That the booking has, and cannot have.' })
  vehicle!: BookingVehicleResponse;
  @Part(BookingVehicleResponse, { description: 'That is held for the booking.' })
  substitute!: BookingVehicleResponse;
  @Moment('2026-11-22T16:00:00.000Z') startTime!: Instant;
  @Moment('2026-11-22T20:00:00.000Z') endTime!: Instant;
  @Moment('2026-11-22T12:30:00.000Z', 'Until then it is held. The offer has to be accepted before.')
  holdEndsAt!: Instant;
}

const toOffer = (row: OfferedSubstitute): OfferedSubstituteResponse => ({
  id: row.substitutionId,
  bookingId: row.bookingId,
  vehicle: { id: row.vehicleId, name: row.vehicleName, type: row.vehicleType },
  substitute: { id: row.substituteVehicleId, name: row.substituteName, type: row.substituteType },
  startTime: row.startAt,
  endTime: row.endAt,
  holdEndsAt: row.holdEndsAt,
});

@Routes('substitutes', 'Substitutes')
export class ListOwnSubstitutesController {
  constructor(private readonly database: Database) {}

  @Get()
  @OpenToTokensForResponders('bookings:read')
  @ApiOperation({
    summary: 'List other vehicles that are held for your bookings',
    description: 'Because the vehicle of the booking cannot be had. Each waits for your answer.',
  })
  @Answers([OfferedSubstituteResponse], 'In order of time.')
  async listOwnSubstitutes(
    @ActingResponder() responderId: ResponderId,
    @Now() now: Instant,
  ): Promise<OfferedSubstituteResponse[]> {
    return (await this.database.fetch(offersToAnswer(responderId, now))).map(toOffer);
  }
}
