import type { Instant } from '@rigbook/contracts/kernel/time';
import { deliveryOutcomes } from '@rigbook/contracts/notifications/delivery.words';
import type { NotificationProblem } from '@rigbook/contracts/notifications/notification.words';
import { query, type Query } from '../../platform/database/query.js';

export const attemptOutcomes = [...deliveryOutcomes, 'withdrawn'] as const;
export type AttemptOutcome = (typeof attemptOutcomes)[number];

export interface AttemptRow {
  readonly number: number;
  readonly began_at: Instant;
  readonly ended_at: Instant | null;
  readonly outcome: AttemptOutcome | null;
  readonly problem: NotificationProblem | null;
  readonly said: string | null;
}

/** Somebody who retries for ever fills no page with it. */
const MOST_SHOWN = 100;

/** The latest first. */
export const attemptsOf = (notificationId: string): Query<readonly AttemptRow[]> =>
  query<AttemptRow, readonly AttemptRow[]>(
    {
      name: 'notification.attempts',
      text: `SELECT number, began_at, ended_at, outcome, problem, said FROM notification_attempt
             WHERE notification_id = $1 ORDER BY number DESC LIMIT ${MOST_SHOWN}`,
      values: [notificationId],
    },
    (rows) => rows,
  );
