import { Controller, Get, Query, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Database } from '../../../platform/database/index.js';
import { AdminOnly, ApiPage, OpenToTokens, SignedIn } from '../../../platform/http/index.js';
import type { Caller, Page, RigbookRequest } from '../../../platform/http/index.js';
import { BookingResponse } from './booking.response.js';
import { ListDiaryQuery } from './list-diary.dto.js';
import { readDiaryPage } from './read-diary.js';

@ApiTags('Admin: bookings')
@Controller('admin/bookings')
@AdminOnly()
export class ListDiaryController {
  constructor(private readonly database: Database) {}

  @Get()
  @OpenToTokens('bookings:read')
  @ApiOperation({ summary: 'Read the booking diary', description: 'Narrowed by what is given.' })
  @ApiPage(BookingResponse)
  listDiary(
    @Query() query: ListDiaryQuery,
    @SignedIn() { kind, zone }: Caller,
    @Req() { receivedAt: now }: RigbookRequest,
  ): Promise<Page<BookingResponse>> {
    return readDiaryPage(this.database, query, { kind, zone, now });
  }
}
