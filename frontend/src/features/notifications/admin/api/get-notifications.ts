import { queryOptions } from '@tanstack/react-query';
import type { NotificationCounts, NotificationWithAttempts } from '../../../../lib/http/answers.js';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';
import { pagedQuery } from '../../../../lib/queries/paged-query.js';
import type { NotificationFilter, NotificationNarrowing } from './notification-filter.js';

/** Messages, the newest first. */
export const notificationsQuery = (filter: NotificationFilter) =>
  pagedQuery({ path: '/api/admin/notifications', key: [...keys.notifications, 'list', filter], filter, atOnce: 50 });

/** How many stand where, of those that the filter leaves. */
export const notificationCountsQuery = (narrowing: NotificationNarrowing = {}) =>
  queryOptions({
    queryKey: [...keys.notifications, 'counts', narrowing],
    queryFn: (): Promise<NotificationCounts> =>
      bodyOf(api.GET('/api/admin/notifications/counts', { params: { query: narrowing } })),
    refetchOnMount: 'always',
  });

/** One message with every attempt to send it. */
export const notificationQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.notifications, id],
    queryFn: (): Promise<NotificationWithAttempts> =>
      bodyOf(api.GET('/api/admin/notifications/{id}', { params: { path: { id } } })),
    refetchOnMount: 'always',
  });
