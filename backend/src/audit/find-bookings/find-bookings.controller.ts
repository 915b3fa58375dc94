import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { BookingResponse, toBookingResponse } from '../../booking/views/booking-diary/booking.response.js';
import { placeIn } from '../../booking/views/booking-diary/diary-order.js';
import { ListDiaryQuery } from '../../booking/views/booking-diary/list-diary.dto.js';
import { readDiary } from '../../booking/views/booking-diary/read-diary.js';
import { Database } from '../../platform/database/index.js';
import { ApiPage, AuditorOnly, linkNextPage, OpenToTokens, pageRequest, SignedIn } from '../../platform/http/index.js';
import type { Caller, RigbookRequest } from '../../platform/http/index.js';

@ApiTags('Audit')
@Controller('audit/bookings')
@AuditorOnly()
export class FindBookingsController {
  constructor(private readonly database: Database) {}

  @Get()
  @OpenToTokens('audit:read')
  @ApiOperation({
    summary: 'Find a booking to read its history',
    description: 'The diary as administrators read it, narrowed by what is given.',
  })
  @ApiPage(BookingResponse)
  async findBookings(
    @Query() query: ListDiaryQuery,
    @SignedIn() { kind, zone }: Caller,
    @Req() request: RigbookRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BookingResponse[]> {
    const diary = await readDiary(this.database, query, { now: request.receivedAt, zone });
    const page = await diary.page(pageRequest(query));
    linkNextPage({ request, reply }, page, placeIn(diary.order));
    return page.rows.map((row) => toBookingResponse(row, { reader: kind, now: request.receivedAt }));
  }
}
