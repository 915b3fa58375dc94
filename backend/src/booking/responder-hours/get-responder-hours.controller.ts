import { Controller, Get, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiSchema, ApiTags } from '@nestjs/swagger';
import { WEEKLY_HOURS_LIMIT } from '@rigbook/contracts/booking/booking.limits';
import { hoursLeft, hoursUsedIn } from '@rigbook/contracts/booking/weekly-hours.rules';
import { addDays, weekStartsOn } from '@rigbook/contracts/kernel/calendar';
import type { Day } from '@rigbook/contracts/kernel/time';
import { Database } from '../../platform/database/database.js';
import { SignedIn } from '../../platform/http/context.decorator.js';
import type { Caller, RigbookRequest } from '../../platform/http/rigbook-request.js';
import { hoursBookedBy } from './hours-by-week.query.js';

@ApiSchema({ name: 'ResponderWeek' })
class ResponderWeekResponse {
  @ApiProperty({ type: String, format: 'date', example: '2026-11-22', description: 'A Sunday.' })
  weekStartsOn!: Day;
  @ApiProperty({ type: 'integer', example: 12 })
  hours!: number;
  @ApiProperty({ type: 'integer', example: 18 })
  left!: number;
}

@ApiSchema({ name: 'ResponderHours' })
export class ResponderHoursResponse {
  @ApiProperty({ type: 'integer', example: WEEKLY_HOURS_LIMIT, description: 'Hours that may be booked in a week.' })
  limit!: number;
  @ApiProperty({
    type: [ResponderWeekResponse],
    description: 'This week and the next, which the booking window may reach.',
  })
  weeks!: ResponderWeekResponse[];
}

@ApiTags('Bookings')
@Controller('responder-hours')
export class GetResponderHoursController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({ summary: 'Read your booked hours of this week and the next' })
  @ApiOkResponse({ type: ResponderHoursResponse })
  async getResponderHours(
    @SignedIn() { responderId, zone }: Caller,
    @Req() { receivedAt }: RigbookRequest,
  ): Promise<ResponderHoursResponse> {
    const thisWeek = weekStartsOn(receivedAt, zone);
    const weeks = [thisWeek, addDays(thisWeek, 7)];
    const booked = await this.database.fetch(hoursBookedBy(responderId, weeks));
    return {
      limit: WEEKLY_HOURS_LIMIT,
      weeks: weeks.map((week) => {
        const hours = hoursUsedIn(week, booked);
        return { weekStartsOn: week, hours, left: hoursLeft(hours) };
      }),
    };
  }
}
