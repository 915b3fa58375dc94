import { addHours, type Instant } from '@rigbook/contracts/kernel/time';
import { notificationsCountedUpTo } from '@rigbook/contracts/notifications/notification-standing.rules';
import { query, type Query } from '../../platform/database/query.js';
import type { NotificationCountsResponse } from './notification-counts.response.js';
import { binding, conditionsOf, stands, type NotificationFilter } from './notification-filter.js';

type CountsRow = Omit<NotificationCountsResponse, 'oldestWaitingSince'> & { readonly oldest: Instant | null };

/**
 * No number goes beyond `notificationsCountedUpTo`, so that years of messages are never counted through; the order makes each
 * count walk along an index.
 */
export function notificationCounts(filter: NotificationFilter, now: Instant): Query<NotificationCountsResponse> {
  const { values, bind } = binding();
  const rows = (condition: string) =>
    `FROM notification n WHERE ${[...conditionsOf(filter, bind), condition].join(' AND ')}`;
  const count = (condition: string) =>
    `(SELECT count(*)::integer FROM (SELECT ${rows(condition)} ORDER BY n.id DESC LIMIT ${notificationsCountedUpTo}) AS counted)`;
  const waiting = () => stands('waiting', now, bind);
  return query<CountsRow, NotificationCountsResponse>(
    {
      name: '',
      text: `SELECT ${count(waiting())} AS waiting,
                    ${count(stands('scheduled', now, bind))} AS scheduled,
                    ${count(stands('sent', now, bind))} AS sent,
                    ${count(stands('failed', now, bind))} AS failed,
                    ${count(stands('not_configured', now, bind))} AS "notConfigured",
                    ${count(stands('withdrawn', now, bind))} AS withdrawn,
                    ${count(`n.state = 'failed' AND n.settled_at > ${bind(addHours(now, -24))}`)} AS "failedInLastDay",
                    (SELECT min(n.due_at) ${rows(waiting())}) AS oldest`,
      values,
    },
    ([row]) => {
      if (!row) throw new Error('nothing was counted');
      const { oldest, ...counts } = row;
      return { ...counts, oldestWaitingSince: oldest };
    },
  );
}
