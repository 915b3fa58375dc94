import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Database } from '../../../platform/database/index.js';
import { ApiPage, linkNextPage, PageQuery, pageRequest, SignedInPerson } from '../../../platform/http/index.js';
import type { Person, RigbookRequest } from '../../../platform/http/index.js';
import { BookingResponse, toBookingResponse } from './booking.response.js';
import { DEFAULT_DIARY_ORDER } from '@rigbook/contracts/booking/diary/diary-search.rules';
import { placeIn } from './diary-order.js';
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
    @Req() request: RigbookRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BookingResponse[]> {
    const page = await this.database.fetch(diaryPage({ responderId }, pageRequest(query)));
    linkNextPage({ request, reply }, page, placeIn(DEFAULT_DIARY_ORDER));
    return page.rows.map((row) => toBookingResponse(row, { reader: 'responder', now: request.receivedAt }));
  }
}
