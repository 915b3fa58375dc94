import { Get } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { weeksAround } from '@rigbook/contracts/booking/requesting/weekly-hours.rules';
import type { Instant, ResponderId } from '@rigbook/contracts/kernel';
import { Database } from '../../../platform/database/index.js';
import { Refusal } from '../../../platform/decisions/index.js';
import { AdminRoutes, Answers, type Caller, Now, PathId, CalledBy } from '../../../platform/http/index.js';
import { responderFacts } from '../../../responders/responder-facts/responder-facts.query.js';
import { hoursBookedBy } from './hours-by-week.query.js';
import { ResponderHoursResponse, toResponderHours } from './responder-hours.response.js';

const PAST_WEEKS = 10;

@AdminRoutes('admin/users/:id/hours', 'Admin: bookings')
export class GetHoursOfUserController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({
    summary: "Read a user's booked hours, week by week",
    description: `The ${PAST_WEEKS} weeks before this one, this week and the next.`,
  })
  @Answers(ResponderHoursResponse, 'The hours of each week, and the remaining hours.')
  async getHoursOfUser(
    @PathId('RESPONDER_NOT_FOUND') id: ResponderId,
    @CalledBy() { zone }: Caller,
    @Now() now: Instant,
  ): Promise<ResponderHoursResponse> {
    const weeks = weeksAround(now, zone, { past: PAST_WEEKS });
    const [booked, responder] = await this.database.fetchAll([hoursBookedBy(id, weeks), responderFacts(id)]);
    if (!responder) throw new Refusal('RESPONDER_NOT_FOUND');
    return toResponderHours(weeks, booked);
  }
}
