import { Controller, Get, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { isNotReady } from '@rigbook/contracts/booking/not-ready.rules';
import { Database } from '../../../platform/database/database.js';
import { AdminOnly } from '../../../platform/http/access.decorators.js';
import type { RigbookRequest } from '../../../platform/http/rigbook-request.js';
import { OverviewNowResponse, toWatchedBooking, type WatchedBookingResponse } from './watched-booking.response.js';
import { mayBeNotReady, outNow, type WatchedRow } from './watched-bookings.query.js';

@ApiTags('Admin: bookings')
@Controller('admin/overview/now')
@AdminOnly()
export class GetOverviewNowController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({
    summary: 'Read what to look after now',
    description: 'Who is out, who is overdue, and what starts soon and is not ready, with phone numbers to call.',
  })
  @ApiOkResponse({ description: 'What to look after, the most urgent first.', type: OverviewNowResponse })
  async getOverviewNow(@Req() { receivedAt: now }: RigbookRequest): Promise<OverviewNowResponse> {
    const [out, waiting] = await this.database.fetchAll([outNow(), mayBeNotReady(now)]);
    const shown = (row: WatchedRow): WatchedBookingResponse => toWatchedBooking(row, now);
    return {
      out: out.map(shown),
      notReady: waiting
        .map(shown)
        .filter(({ startTime, endTime, ...booking }) =>
          isNotReady({ startAt: startTime, endAt: endTime, ...booking }, now),
        ),
    };
  }
}
