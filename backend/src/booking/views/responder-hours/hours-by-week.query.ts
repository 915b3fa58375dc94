import type { HoursOfWeek } from '@rigbook/contracts/booking/requesting/weekly-hours.rules';
import type { Day, ResponderId } from '@rigbook/contracts/kernel';
import { allRows, type Query } from '../../../platform/database/index.js';

/** Hours that a responder has booked in each of the given weeks, without weeks that have none. */
export const hoursBookedBy = (
  responderId: ResponderId,
  weeksStartingOn: readonly Day[],
): Query<readonly HoursOfWeek[]> =>
  allRows<HoursOfWeek>({
    name: 'responder-hours.by-week',
    text: `SELECT week_starts_on AS "weekStartsOn", hours FROM responder_week
           WHERE responder_id = $1 AND week_starts_on = ANY ($2::date[])`,
    values: [responderId, weeksStartingOn],
  });
