import { ApiSchema } from '@nestjs/swagger';
import { addHours, type Instant } from '@rigbook/contracts/kernel';
import { notificationsCountedUpTo } from '@rigbook/contracts/notifications/message-status.rules';
import { query, type Query } from '../../platform/database/index.js';
import { Moment, Whole } from '../../platform/fields/index.js';
import { binding, conditionsOf, type NotificationFilter, hasStatus } from './notification-filter.js';

const Count = (description?: string) =>
  Whole({ minimum: 0, maximum: 1000, example: 2, ...(description !== undefined && { description }) });

/** Number of messages by delivery status; 1000 means 1000 or more. */
@ApiSchema({ name: 'NotificationCounts' })
export class NotificationCountsResponse {
  @Count('Due, or being sent.') waiting!: number;
  @Count('Waiting for their time or another attempt.') scheduled!: number;
  @Count() sent!: number;
  @Count() failed!: number;
  @Count('Not sent, because the channel was not configured.') notConfigured!: number;
  @Count('Not sent, because they were no longer needed.') withdrawn!: number;
  @Count('Failed in the last 24 hours and not retried yet.') failedInLastDay!: number;
  @Moment.orNull(null, 'Since when the oldest waiting message has been due; null if none is waiting.')
  oldestWaitingSince!: Instant | null;
}

/**
 * No count exceeds `notificationsCountedUpTo`, so that years of messages are never scanned. The order makes each count use an
 * index.
 */
export function notificationCounts(filter: NotificationFilter, now: Instant): Query<NotificationCountsResponse> {
  const { values, bind } = binding();
  const rows = (condition: string) =>
    `FROM notification n WHERE ${[...conditionsOf(filter, bind), condition].join(' AND ')}`;
  const count = (condition: string) =>
    `(SELECT count(*)::integer FROM (SELECT ${rows(condition)} ORDER BY n.id DESC LIMIT ${notificationsCountedUpTo}) AS counted)`;
  const waiting = () => hasStatus('waiting', now, bind);
  return query<NotificationCountsResponse, NotificationCountsResponse>(
    {
      name: '',
      text: `SELECT ${count(waiting())} AS waiting,
                    ${count(hasStatus('scheduled', now, bind))} AS scheduled,
                    ${count(hasStatus('sent', now, bind))} AS sent,
                    ${count(hasStatus('failed', now, bind))} AS failed,
                    ${count(hasStatus('not_configured', now, bind))} AS "notConfigured",
                    ${count(hasStatus('withdrawn', now, bind))} AS withdrawn,
                    ${count(`n.state = 'failed' AND n.settled_at > ${bind(addHours(now, -24))}`)} AS "failedInLastDay",
                    (SELECT min(n.due_at) ${rows(waiting())}) AS "oldestWaitingSince"`,
      values,
    },
    ([row]) => {
      if (!row) throw new Error('nothing was counted');
      return row;
    },
  );
}
