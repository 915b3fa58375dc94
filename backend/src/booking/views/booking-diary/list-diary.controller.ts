import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Database } from '../../../platform/database/index.js';
import { AdminOnly, ApiPage, linkNextPage, OpenToTokens, pageRequest, SignedIn } from '../../../platform/http/index.js';
import type { Caller, RigbookRequest } from '../../../platform/http/index.js';
import { BookingResponse, toBookingResponse } from './booking.response.js';
import { placeIn } from './diary-order.js';
import { ListDiaryQuery } from './list-diary.dto.js';
import { readDiary } from './read-diary.js';

@ApiTags('Admin: bookings')
@Controller('admin/bookings')
@AdminOnly()
export class ListDiaryController {
  constructor(private readonly database: Database) {}

  @Get()
  @OpenToTokens('bookings:read')
  @ApiOperation({ summary: 'Read the booking diary', description: 'Narrowed by what is given.' })
  @ApiPage(BookingResponse)
  async listDiary(
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
