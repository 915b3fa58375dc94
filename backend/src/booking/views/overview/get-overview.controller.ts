import { Controller, Get, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { OVERVIEW_MOST_DAYS } from '@rigbook/contracts/booking/booking.limits';
import { heldPeriod } from '@rigbook/contracts/booking/diary/held-hours.rules';
import { type Instant, overlaps, type Period } from '@rigbook/contracts/kernel/time';
import { adminFleet, toFleetVehicle } from '../../../fleet/admin-fleet/fleet-vehicle.response.js';
import { Database } from '../../../platform/database/database.js';
import { AdminOnly } from '../../../platform/http/access.decorators.js';
import type { RigbookRequest } from '../../../platform/http/rigbook-request.js';
import { type BookingResponse, toBookingResponse } from '../booking-diary/booking.response.js';
import { boundedPeriod } from '../../../platform/http/days.dto.js';
import { mayHoldWithin } from './may-hold-within.query.js';
import { OverviewQuery, OverviewResponse } from './overview.dto.js';

@ApiTags('Admin: bookings')
@Controller('admin/overview')
@AdminOnly()
export class GetOverviewController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({
    summary: 'Read what all vehicles do in some hours or days',
    description:
      'The fleet, and every booking that holds, held or is to hold a vehicle in that time: with an early check-in from then on, until the return, and while it is overdue until now. A shift that began or ended more than a day off its hours may be missing.',
  })
  @ApiOkResponse({ description: 'The fleet and the bookings of that time.', type: OverviewResponse })
  async getOverview(
    @Query() query: OverviewQuery,
    @Req() { receivedAt: now }: RigbookRequest,
  ): Promise<OverviewResponse> {
    const asked = boundedPeriod(query, OVERVIEW_MOST_DAYS);
    const [fleet, rows] = await this.database.fetchAll([adminFleet(), mayHoldWithin(asked)]);
    const bookings = rows.map((row) => toBookingResponse(row, { reader: 'administrator', now }));
    return {
      vehicles: fleet.map(toFleetVehicle),
      bookings: bookings.filter((booking) => overlaps(held(booking, now), asked)),
    };
  }
}

const held = ({ startTime, endTime, ...booking }: BookingResponse, now: Instant): Period =>
  heldPeriod({ startAt: startTime, endAt: endTime, ...booking }, now);
