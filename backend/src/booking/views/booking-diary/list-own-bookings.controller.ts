import { Controller, Get, Query, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Database } from '../../../platform/database/index.js';
import { ApiPage, mapPage, PageQuery, pageRequest, SignedInPerson } from '../../../platform/http/index.js';
import type { Page, Person, RigbookRequest } from '../../../platform/http/index.js';
import { BookingResponse, toBookingResponse } from './booking.response.js';
import { diaryPage } from './diary-page.query.js';

@ApiTags('Bookings')
@Controller('bookings')
export class ListOwnBookingsController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({ summary: 'List your own bookings', description: 'Newest start first.' })
  @ApiPage(BookingResponse)
  async listOwnBookings(
    @Query() query: PageQuery,
    @SignedInPerson() { responderId }: Person,
    @Req() { receivedAt: now }: RigbookRequest,
  ): Promise<Page<BookingResponse>> {
    const page = await this.database.fetch(diaryPage({ responderId }, pageRequest(query)));
    return mapPage(page, (row) => toBookingResponse(row, { reader: 'responder', now }));
  }
}
