import type { HoursOfWeek } from '@rigbook/contracts/booking/requesting/weekly-hours.rules';
import type { Day, ResponderId } from '@rigbook/contracts/kernel';
import { allRows, type Query } from '../../../platform/database/index.js';

/**
 * Selects a responder's booked hours of the weeks from one to another; the arguments are placeholders. For a list of weeks PostgreSQL
 * would make a new plan each time.
 */
export const selectHours = (responderId: string, firstWeek: string, lastWeek: string): string =>
  `SELECT week_starts_on AS "weekStartsOn", (hours + hours_beyond_limit)::smallint AS hours FROM responder_week
   WHERE responder_id = ${responderId} AND week_starts_on BETWEEN ${firstWeek} AND ${lastWeek}`;

/** Hours that a responder has booked in each of the given weeks, which follow one another; without weeks that have none. */
export const hoursBookedBy = (
  responderId: ResponderId,
  weeksStartingOn: readonly Day[],
): Query<readonly HoursOfWeek[]> =>
  allRows<HoursOfWeek>({
    name: 'responder-hours.by-week',
    text: selectHours('$1', '$2', '$3'),
    values: [responderId, weeksStartingOn.at(0), weeksStartingOn.at(-1)],
  });
