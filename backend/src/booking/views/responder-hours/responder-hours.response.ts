import { ApiSchema } from '@nestjs/swagger';
import { WEEKLY_HOURS_LIMIT } from '@rigbook/contracts/booking/booking.limits';
import { hoursLeft, hoursUsedIn, type HoursOfWeek } from '@rigbook/contracts/booking/requesting/weekly-hours.rules';
import type { Day } from '@rigbook/contracts/kernel';
import { CalendarDay, Parts, Whole } from '../../../platform/fields/index.js';

@ApiSchema({ name: 'ResponderWeek' })
class ResponderWeekResponse {
  @CalendarDay('2026-11-22', 'A Sunday.') weekStartsOn!: Day;
  @Whole(12) hours!: number;
  @Whole(18) left!: number;
}

@ApiSchema({ name: 'ResponderHours' })
export class ResponderHoursResponse {
  @Whole(WEEKLY_HOURS_LIMIT, 'Hours that may be booked in a week.') limit!: number;
  @Parts(ResponderWeekResponse, 'In order of time.') weeks!: ResponderWeekResponse[];
}

export const toResponderHours = (weeks: readonly Day[], booked: readonly HoursOfWeek[]): ResponderHoursResponse => ({
  limit: WEEKLY_HOURS_LIMIT,
  weeks: weeks.map((week) => {
    const hours = hoursUsedIn(week, booked);
    return { weekStartsOn: week, hours, left: hoursLeft(hours) };
  }),
});
