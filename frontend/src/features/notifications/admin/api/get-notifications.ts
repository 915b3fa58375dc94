import { queryOptions } from '@tanstack/react-query';
import type { NotificationCounts, NotificationWithAttempts } from '../../../../lib/http/answers.js';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';
import { pagedQuery } from '../../../../lib/queries/paged-query.js';
import type { NotificationFilter, NotificationSearch } from './notification-search.js';

/** Messages, the newest first. */
export const notificationsQuery = (filter: NotificationSearch) =>
  pagedQuery({ path: '/api/admin/notifications', key: [...keys.notifications, 'list', filter], filter, atOnce: 50 });

/** How many stand where, of those that the filter leaves. */
export const notificationCountsQuery = (filter: NotificationFilter = {}) =>
  queryOptions({
    queryKey: [...keys.notifications, 'counts', filter],
    queryFn: (): Promise<NotificationCounts> =>
      bodyOf(api.GET('/api/admin/notifications/counts', { params: { query: filter } })),
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
