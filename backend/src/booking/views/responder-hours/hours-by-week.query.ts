import type { HoursOfWeek } from '@rigbook/contracts/booking/requesting/weekly-hours.rules';
import type { Day, ResponderId } from '@rigbook/contracts/kernel';
import { allRows, type Query } from '../../../platform/database/index.js';

/**
 * Hours that a responder has booked in each of the given weeks, which follow one another; without weeks that have none. For a list of
 * weeks PostgreSQL would make a new plan each time.
 */
export const hoursBookedBy = (
  responderId: ResponderId,
  weeksStartingOn: readonly Day[],
): Query<readonly HoursOfWeek[]> =>
  allRows<HoursOfWeek>({
    name: 'responder-hours.by-week',
    text: `SELECT week_starts_on AS "weekStartsOn", hours FROM responder_week
           WHERE responder_id = $1 AND week_starts_on BETWEEN $2 AND $3`,
    values: [responderId, weeksStartingOn.at(0), weeksStartingOn.at(-1)],
  });
