import { Get } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { BookingId, Instant } from '@rigbook/contracts/kernel';
import { Recorded } from '../../../platform/access-record/recorded.decorator.js';
import { Database } from '../../../platform/database/index.js';
import { Refusal } from '../../../platform/decisions/index.js';
import {
  Answers,
  type Caller,
  Now,
  OpenToTokens,
  PathId,
  Refuses,
  Routes,
  CalledBy,
} from '../../../platform/http/index.js';
import { refusalToRead } from '../../reading-bookings.policy.js';
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
  @Refuses('ADMIN_PASSWORD_REQUIRED', 'AUDITOR_PROOF_REQUIRED')
  async getBooking(
    @PathId('BOOKING_NOT_FOUND') id: BookingId,
    @CalledBy() caller: Caller,
    @Now() now: Instant,
  ): Promise<BookingResponse> {
    const row = await this.database.fetch(bookingById(id));
    if (!row) throw new Refusal('BOOKING_NOT_FOUND');
    const refusal = refusalToRead(row.responderId, caller);
    if (refusal) throw refusal;
    return toBookingResponse(row, { reader: caller.kind, now });
  }
}
