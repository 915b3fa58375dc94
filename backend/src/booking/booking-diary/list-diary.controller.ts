import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Database } from '../../platform/database/database.js';
import { AdminOnly } from '../../platform/http/access.decorators.js';
import { Refuses } from '../../platform/http/openapi/refuses.decorator.js';
import { ApiPage, linkNextPage, pageRequest } from '../../platform/http/page.js';
import type { RigbookRequest } from '../../platform/http/rigbook-request.js';
import { BookingResponse, toBookingResponse } from './booking.response.js';
import { placeInDiary } from './booking-diary.row.js';
import { diaryPage } from './diary-page.query.js';
import { ListDiaryQuery } from './list-diary.dto.js';

@ApiTags('Admin: bookings')
@Controller('admin/bookings')
@AdminOnly()
export class ListDiaryController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({ summary: 'Read the booking diary', description: 'Newest start first, narrowed by what is given.' })
  @ApiPage(BookingResponse)
  @Refuses('VALIDATION_FAILED')
  async listDiary(
    @Query() query: ListDiaryQuery,
    @Req() request: RigbookRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BookingResponse[]> {
    const { limit: _limit, cursor: _cursor, ...filter } = query;
    const page = await this.database.fetch(diaryPage(filter, pageRequest(query)));
    linkNextPage({ request, reply }, page, placeInDiary);
    return page.rows.map((row) => toBookingResponse(row, { isAdmin: true, now: request.receivedAt }));
  }
}
