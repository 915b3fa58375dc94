import { Get } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { BookingId, Instant } from '@rigbook/contracts/kernel';
import { Recorded } from '../../../platform/access-record/recorded.decorator.js';
import { Database } from '../../../platform/database/index.js';
import { Refusal } from '../../../platform/decisions/index.js';
import { Answers, type Caller, Now, OpenToTokens, PathId, Routes, CalledBy } from '../../../platform/http/index.js';
import { mayReadBookingOf } from '../../reading-bookings.policy.js';
import { BookingResponse, toBookingResponse } from './booking.response.js';
import { bookingById } from './booking-diary.query.js';

@Routes('bookings', 'Bookings')
export class GetBookingController {
  constructor(private readonly database: Database) {}

  @Get(':id')
  @Recorded('booking-read')
  @OpenToTokens('bookings:read')
  @ApiOperation({
    summary: 'Read a booking',
    description: 'Your booking, or any booking if you are an administrator or auditor.',
  })
  @Answers(BookingResponse, 'The current booking.')
  async getBooking(
    @PathId('BOOKING_NOT_FOUND') id: BookingId,
    @CalledBy() caller: Caller,
    @Now() now: Instant,
  ): Promise<BookingResponse> {
    const row = await this.database.fetch(bookingById(id));
    if (!row || !mayReadBookingOf(row.responderId, caller)) throw new Refusal('BOOKING_NOT_FOUND');
    return toBookingResponse(row, { reader: caller.kind, now });
  }
}
