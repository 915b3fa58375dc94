import { Get } from '@nestjs/common';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { isNotReady } from '@rigbook/contracts/booking/not-ready.rules';
import type { Instant } from '@rigbook/contracts/kernel';
import { Database } from '../../../platform/database/index.js';
import { Parts, Text, Whole } from '../../../platform/fields/index.js';
import { AdminRoutes, Answers, Now } from '../../../platform/http/index.js';
import { BookingResponse, toBookingResponse } from '../booking-diary/booking.response.js';
import {
  extensionsToDecide,
  mayBeNotReady,
  outNow,
  reviewsDue,
  reviewsDueCount,
  type WatchedRow,
} from './watched-bookings.query.js';

@ApiSchema({ name: 'WatchedBooking' })
class WatchedBookingResponse extends BookingResponse {
  @Text.orNull('0500000101', 'Of its responder; null if erased.') phoneNumber!: string | null;
}

@ApiSchema({ name: 'OverviewNow' })
class OverviewNowResponse {
  @Parts(WatchedBookingResponse, 'Active shifts, ordered by end, so that overdue ones come first.')
  out!: WatchedBookingResponse[];
  @Parts(
    WatchedBookingResponse,
    'Bookings that start within the hour, or should have started, and still need a decision or a signature.',
  )
  notReady!: WatchedBookingResponse[];
  @Parts(
    WatchedBookingResponse,
    'Bookings whose extension waits for an administrator, those first that are over first.',
  )
  extensions!: WatchedBookingResponse[];
  @Parts(WatchedBookingResponse, 'Emergency takes that wait for a review: the oldest 20, oldest first.')
  reviews!: WatchedBookingResponse[];
  @Whole(1, 'How many emergency takes wait for a review.') reviewsDue!: number;
}

const toWatchedBooking = (row: WatchedRow, now: Instant): WatchedBookingResponse => ({
  ...toBookingResponse(row, { reader: 'administrator', now }),
  phoneNumber: row.phoneNumber,
});

@AdminRoutes('admin/overview/now', 'Admin: bookings')
export class GetOverviewNowController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({
    summary: 'Read what needs attention now',
    description: 'Who is out, who is overdue, and which bookings start soon but are not ready, with phone numbers.',
  })
  @Answers(OverviewNowResponse, 'What needs attention, most urgent first.')
  async getOverviewNow(@Now() now: Instant): Promise<OverviewNowResponse> {
    const [out, waiting, extensions, reviews, reviewsDueNow] = await this.database.fetchAll([
      outNow(),
      mayBeNotReady(now),
      extensionsToDecide(now),
      reviewsDue(),
      reviewsDueCount(),
    ]);
    const shown = (row: WatchedRow): WatchedBookingResponse => toWatchedBooking(row, now);
    return {
      out: out.map(shown),
      extensions: extensions.map(shown),
      reviews: reviews.map(shown),
      reviewsDue: reviewsDueNow,
      notReady: waiting
        .map(shown)
        .filter(({ startTime, endTime, ...booking }) =>
          isNotReady({ startAt: startTime, endAt: endTime, ...booking }, now),
        ),
    };
  }
}
