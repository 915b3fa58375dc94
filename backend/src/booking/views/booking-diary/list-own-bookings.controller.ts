import { Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { Instant } from '@rigbook/contracts/kernel';
import { Database } from '../../../platform/database/index.js';
import { ApiPage, Now, PageQuery, pageRequest, Routes, SignedInPerson } from '../../../platform/http/index.js';
import type { JsonText, Page, Person } from '../../../platform/http/index.js';
import { BookingResponse } from './booking.response.js';
import { diaryAnswers } from './diary-page.query.js';

@Routes('bookings', 'Bookings')
export class ListOwnBookingsController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({ summary: 'List your bookings', description: 'Newest start first.' })
  @ApiPage(BookingResponse)
  listOwnBookings(
    @Query() query: PageQuery,
    @SignedInPerson() { responderId }: Person,
    @Now() now: Instant,
  ): Promise<Page<JsonText<BookingResponse>>> {
    return this.database.fetch(diaryAnswers({ responderId }, pageRequest(query), { whole: false, now }));
  }
}
