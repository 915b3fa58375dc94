import { Get } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { weeksAround } from '@rigbook/contracts/booking/requesting/weekly-hours.rules';
import type { Instant } from '@rigbook/contracts/kernel';
import { Database } from '../../../platform/database/index.js';
import { Answers, Now, type Person, Routes, SignedInPerson } from '../../../platform/http/index.js';
import { hoursBookedBy } from './hours-by-week.query.js';
import { ResponderHoursResponse, toResponderHours } from './responder-hours.response.js';

@Routes('responder-hours', 'Bookings')
export class GetResponderHoursController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({
    summary: 'Read your booked hours of this week and next week',
    description: 'The booking window does not extend further.',
  })
  @Answers(ResponderHoursResponse, 'The hours of each week, and the remaining hours.')
  async getResponderHours(
    @SignedInPerson() { responderId, zone }: Person,
    @Now() now: Instant,
  ): Promise<ResponderHoursResponse> {
    const weeks = weeksAround(now, zone, { past: 0 });
    return toResponderHours(weeks, await this.database.fetch(hoursBookedBy(responderId, weeks)));
  }
}
