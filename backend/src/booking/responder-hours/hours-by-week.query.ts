import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import type { Day } from '@rigbook/contracts/kernel/time';
import { query, type Query } from '../../platform/database/query.js';

/** Hours that a responder has booked in each of the given weeks; a week without any is left out. */
export const hoursByWeekOf = (
  responderId: ResponderId,
  weeksStartingOn: readonly Day[],
): Query<Readonly<Record<Day, number>>> =>
  query<{ week_starts_on: Day; hours: number }, Readonly<Record<Day, number>>>(
    {
      name: 'responder-hours.by-week',
      text: `SELECT week_starts_on::text, hours FROM responder_week WHERE responder_id = $1 AND week_starts_on = ANY ($2::date[])`,
      values: [responderId, weeksStartingOn],
    },
    (rows) => Object.fromEntries(rows.map((row) => [row.week_starts_on, row.hours])),
  );
