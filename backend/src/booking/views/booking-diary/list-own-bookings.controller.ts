import { Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { Instant } from '@rigbook/contracts/kernel';
import { Database } from '../../../platform/database/index.js';
import { ApiPage, mapPage, Now, PageQuery, pageRequest, Routes, SignedInPerson } from '../../../platform/http/index.js';
import type { Page, Person } from '../../../platform/http/index.js';
import { BookingResponse, toBookingResponse } from './booking.response.js';
import { diaryPage } from './diary-page.query.js';

@Routes('bookings', 'Bookings')
export class ListOwnBookingsController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({ summary: 'List your bookings', description: 'Newest start first.' })
  @ApiPage(BookingResponse)
  async listOwnBookings(
    @Query() query: PageQuery,
    @SignedInPerson() { responderId }: Person,
    @Now() now: Instant,
  ): Promise<Page<BookingResponse>> {
    const page = await this.database.fetch(diaryPage({ responderId }, pageRequest(query)));
    return mapPage(page, (row) => toBookingResponse(row, { reader: 'responder', now }));
  }
}
