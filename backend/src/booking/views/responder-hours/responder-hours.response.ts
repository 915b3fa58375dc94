import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { WEEKLY_HOURS_LIMIT } from '@rigbook/contracts/booking/booking.limits';
import { hoursLeft, hoursUsedIn, type HoursOfWeek } from '@rigbook/contracts/booking/requesting/weekly-hours.rules';
import type { Day } from '@rigbook/contracts/kernel/time';

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
  @ApiProperty({ type: [ResponderWeekResponse], description: 'In order of time.' })
  weeks!: ResponderWeekResponse[];
}

export const toResponderHours = (weeks: readonly Day[], booked: readonly HoursOfWeek[]): ResponderHoursResponse => ({
  limit: WEEKLY_HOURS_LIMIT,
  weeks: weeks.map((week) => {
    const hours = hoursUsedIn(week, booked);
    return { weekStartsOn: week, hours, left: hoursLeft(hours) };
  }),
});
