import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { weeksAround } from '@rigbook/contracts/booking/requesting/weekly-hours.rules';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { Database } from '../../../platform/database/index.js';
import { Now, type Person, SignedInPerson } from '../../../platform/http/index.js';
import { hoursBookedBy } from './hours-by-week.query.js';
import { ResponderHoursResponse, toResponderHours } from './responder-hours.response.js';

@ApiTags('Bookings')
@Controller('responder-hours')
export class GetResponderHoursController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({
    summary: 'Read your booked hours of this week and the next',
    description: 'The booking window reaches no further.',
  })
  @ApiOkResponse({
    description: 'The hours of each week, and what is left of the limit.',
    type: ResponderHoursResponse,
  })
  async getResponderHours(
    @SignedInPerson() { responderId, zone }: Person,
    @Now() now: Instant,
  ): Promise<ResponderHoursResponse> {
    const weeks = weeksAround(now, zone, { past: 0 });
    return toResponderHours(weeks, await this.database.fetch(hoursBookedBy(responderId, weeks)));
  }
}
