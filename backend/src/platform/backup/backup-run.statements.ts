import { addMinutes, type Day, type Instant } from '@rigbook/contracts/kernel';
import { query, type Query } from '../database/index.js';
import type { Statement } from '../database/statement.js';

const TRY_AGAIN_MINUTES = 30;
/** After this many failures, waits until the next day. */
const TRIES = 8;

/** Returns a row to the one process that may take the day's backup now; none if it is complete or was tried a moment ago. */
export const claimBackup = (day: Day, now: Instant): Statement => ({
  name: 'backup.claim',
  text: `INSERT INTO backup_run AS run (day, tried_at) VALUES ($1, $2)
         ON CONFLICT (day) DO UPDATE SET tried_at = $2, tries = run.tries + 1
         WHERE run.completed_at IS NULL AND run.tried_at <= $3 AND run.tries < $4
         RETURNING day`,
  values: [day, now, addMinutes(now, -TRY_AGAIN_MINUTES), TRIES],
});

export const noteComplete = (day: Day, now: Instant, place: string): Statement => ({
  name: 'backup.complete',
  text: `UPDATE backup_run SET completed_at = $2, place = $3 WHERE day = $1`,
  values: [day, now, place],
});

export const noteProblem = (day: Day, problem: string): Statement => ({
  name: 'backup.problem',
  text: `UPDATE backup_run SET problem = $2 WHERE day = $1`,
  values: [day, problem],
});

/** When the newest scheduled backup was complete; null before the first. */
export const lastBackup = (): Query<Instant | null> =>
  query<{ at: Instant | null }, Instant | null>(
    { name: 'backup.last', text: `SELECT max(completed_at) AS at FROM backup_run`, values: [] },
    ([row]) => row?.at ?? null,
  );
