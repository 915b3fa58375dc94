import type { HoursOfWeek } from '@rigbook/contracts/booking/requesting/weekly-hours.rules';
import type { Day, ResponderId } from '@rigbook/contracts/kernel';
import { query, type Query } from '../../../platform/database/index.js';

/** Hours that a responder has booked in each of the given weeks, without weeks that have none. */
export const hoursBookedBy = (
  responderId: ResponderId,
  weeksStartingOn: readonly Day[],
): Query<readonly HoursOfWeek[]> =>
  query<{ week_starts_on: Day; hours: number }, readonly HoursOfWeek[]>(
    {
      name: 'responder-hours.by-week',
      text: `SELECT week_starts_on, hours FROM responder_week WHERE responder_id = $1 AND week_starts_on = ANY ($2::date[])`,
      values: [responderId, weeksStartingOn],
    },
    (rows) => rows.map((row) => ({ weekStartsOn: row.week_starts_on, hours: row.hours })),
  );
