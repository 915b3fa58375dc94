import { Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { Instant } from '@rigbook/contracts/kernel';
import { Database } from '../../../platform/database/index.js';
import { AdminRoutes, ApiPage, Now, OpenToTokens, CalledBy } from '../../../platform/http/index.js';
import type { Caller, JsonText, Page } from '../../../platform/http/index.js';
import { BookingResponse } from './booking.response.js';
import { ListDiaryQuery } from './list-diary.dto.js';
import { readDiaryPage } from './read-diary.js';

@AdminRoutes('admin/bookings', 'Admin: bookings')
export class ListDiaryController {
  constructor(private readonly database: Database) {}

  @Get()
  @OpenToTokens('bookings:read')
  @ApiOperation({ summary: 'Read the booking diary', description: 'All filters are optional.' })
  @ApiPage(BookingResponse)
  listDiary(
    @Query() query: ListDiaryQuery,
    @CalledBy() { kind, zone }: Caller,
    @Now() now: Instant,
  ): Promise<Page<JsonText<BookingResponse>>> {
    return readDiaryPage(this.database, query, { kind, zone, now });
  }
}
