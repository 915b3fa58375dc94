import { Get } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { BookingId, Instant } from '@rigbook/contracts/kernel';
import { Recorded } from '../../../platform/access-record/recorded.decorator.js';
import { Database } from '../../../platform/database/index.js';
import { Refusal } from '../../../platform/decisions/index.js';
import { EventStore } from '../../../platform/event-store/index.js';
import { AdminRoutes, Answers, type Caller, Now, PathId, CalledBy } from '../../../platform/http/index.js';
import { bookingById } from '../booking-diary/booking-diary.query.js';
import { circumstancesOf } from './circumstances.js';
import { CircumstancesResponse } from './circumstances.response.js';

@AdminRoutes('admin/bookings', 'Admin: bookings')
export class GetCircumstancesController {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
  ) {}

  @Get(':id/circumstances')
  @Recorded('booking-read')
  @ApiOperation({
    summary: 'Read the facts for a decision about a booking',
    description:
      "Warnings, the responder's hours in the weeks of the booking, missed bookings and late returns, and other bookings of the vehicle on that day.",
  })
  @Answers(CircumstancesResponse, 'The current facts for the decision.')
  async getCircumstances(
    @PathId('BOOKING_NOT_FOUND') id: BookingId,
    @CalledBy() { zone }: Caller,
    @Now() now: Instant,
  ): Promise<CircumstancesResponse> {
    const row = await this.database.fetch(bookingById(id));
    if (!row) throw new Refusal('BOOKING_NOT_FOUND');
    return circumstancesOf(row, { now, zone }, this.database, this.events);
  }
}
