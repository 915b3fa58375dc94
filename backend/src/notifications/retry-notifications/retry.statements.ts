import type { Instant } from '@rigbook/contracts/kernel';
import { notificationsRetriedAtOnce } from '@rigbook/contracts/notifications/message-status.rules';
import { retryableStates } from '@rigbook/contracts/notifications/notification.words';
import { query, type Query } from '../../platform/database/index.js';
import type { Statement } from '../../platform/event-store/index.js';
import { binding, conditionsOf, type NotificationFilter } from '../admin-notifications/notification-filter.js';
import { retriesStreamId } from './notification.events.js';

type RetryableState = (typeof retryableStates)[number];

/** The version of the stream of retries. */
export const retriesSoFar = (): Query<number> =>
  query<{ version: number }, number>(
    {
      name: 'notification.retries-so-far',
      text: `SELECT coalesce(max(version), 0)::integer AS version FROM event WHERE stream = $1`,
      values: [retriesStreamId],
    },
    ([row]) => row?.version ?? 0,
  );

/** The messages that one retry takes, oldest first, and one more to tell whether any are left. */
export function retryable(
  filter: NotificationFilter,
  states: readonly RetryableState[] = retryableStates,
): Query<readonly string[]> {
  const { values, bind } = binding();
  const where = [...conditionsOf(filter, bind), `n.state = ANY (${bind(states)}::text[])`];
  return query<{ id: string }, readonly string[]>(
    {
      name: '',
      text: `SELECT n.id FROM notification n WHERE ${where.join(' AND ')}
             ORDER BY n.id LIMIT ${notificationsRetriedAtOnce + 1}`,
      values,
    },
    (rows) => rows.map(({ id }) => id),
  );
}

/**
 * Queues messages again and keeps their attempts. Skips messages that have changed since they were read, by a report of WhatsApp
 * or an erasure. Answer and event may then call such a message queued, since they belong to the same transaction; the next read
 * shows its true state.
 */
export const queueAgain = (ids: readonly string[], now: Instant): Statement => ({
  name: 'notification.queue-again',
  text: `UPDATE notification
         SET state = 'queued', tries = 0, due_at = $2, look_at = $2, problem = NULL, said = NULL, settled_at = NULL
         WHERE id = ANY ($1::uuid[]) AND state = ANY ($3::text[])`,
  values: [ids, now, retryableStates],
});
