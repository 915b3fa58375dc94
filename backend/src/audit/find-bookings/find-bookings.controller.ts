import { Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { Instant } from '@rigbook/contracts/kernel';
import { BookingResponse } from '../../booking/views/booking-diary/booking.response.js';
import { ListDiaryQuery } from '../../booking/views/booking-diary/list-diary.dto.js';
import { readDiaryPage } from '../../booking/views/booking-diary/read-diary.js';
import { Database } from '../../platform/database/index.js';
import { ApiPage, AuditorOnly, Now, OpenToTokens, Routes, CalledBy } from '../../platform/http/index.js';
import type { Caller, JsonText, Page } from '../../platform/http/index.js';

@Routes('audit/bookings', 'Audit')
@AuditorOnly()
export class FindBookingsController {
  constructor(private readonly database: Database) {}

  @Get()
  @OpenToTokens('audit:read')
  @ApiOperation({
    summary: 'Find bookings for their histories',
    description: "The administrators' diary. All filters are optional.",
  })
  @ApiPage(BookingResponse)
  findBookings(
    @Query() query: ListDiaryQuery,
    @CalledBy() { kind, zone }: Caller,
    @Now() now: Instant,
  ): Promise<Page<JsonText<BookingResponse>>> {
    return readDiaryPage(this.database, query, { kind, zone, now });
  }
}
