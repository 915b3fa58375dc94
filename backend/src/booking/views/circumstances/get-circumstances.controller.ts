import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { WEEKLY_HOURS_LIMIT } from '@rigbook/contracts/booking/booking.limits';
import { wholeDaysOf } from '@rigbook/contracts/booking/diary/vehicle-day.rules';
import type { BookingId } from '@rigbook/contracts/kernel/ids';
import { vehicleFacts } from '../../../fleet/vehicle-facts/vehicle-facts.query.js';
import { Database } from '../../../platform/database/database.js';
import { Refusal } from '../../../platform/decisions/refusal.js';
import { AdminOnly } from '../../../platform/http/access.decorators.js';
import { SignedIn } from '../../../platform/http/context.decorator.js';
import type { Caller } from '../../../platform/http/caller.js';
import { UuidPipe } from '../../../platform/http/uuid.pipe.js';
import { bookingById } from '../booking-diary/booking-diary.query.js';
import { CircumstancesResponse } from './circumstances.response.js';
import { hoursWithBooking } from './hours-with-booking.query.js';
import { neighboursOf } from './neighbours.query.js';

@ApiTags('Admin: bookings')
@Controller('admin/bookings')
@AdminOnly()
export class GetCircumstancesController {
  constructor(private readonly database: Database) {}

  @Get(':id/circumstances')
  @ApiOperation({
    summary: 'Read what a decision about a booking rests on',
    description: "Warnings, its responder's hours in the weeks that it touches, and who else has the vehicle that day.",
  })
  @ApiOkResponse({ description: 'What the decision rests on, as it is now.', type: CircumstancesResponse })
  async getCircumstances(
    @Param('id', new UuidPipe<BookingId>('BOOKING_NOT_FOUND')) id: BookingId,
    @SignedIn() { zone }: Caller,
  ): Promise<CircumstancesResponse> {
    const row = await this.database.fetch(bookingById(id));
    if (!row) throw new Refusal('BOOKING_NOT_FOUND');
    const days = wholeDaysOf({ startAt: row.startAt, endAt: row.endAt }, zone);
    const [weeks, neighbours, vehicle] = await this.database.fetchAll([
      hoursWithBooking(id),
      neighboursOf(id, row.vehicleId, days),
      vehicleFacts(row.vehicleId),
    ]);
    return {
      eligibilityWarnings: [...row.eligibilityWarnings],
      limit: WEEKLY_HOURS_LIMIT,
      weeks: [...weeks],
      vehicleStatus: vehicle?.service ?? null,
      dayStartsAt: days.startAt,
      dayEndsAt: days.endAt,
      neighbours: neighbours.map(({ bookingId, status, during, responder }) => ({
        bookingId,
        status,
        startTime: during.startAt,
        endTime: during.endAt,
        user: responder,
      })),
    };
  }
}
