import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { NotificationCounts, NotificationRecord, NotificationWithAttempts } from '../../../../lib/http/answers.js';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';
import { nextCursor } from '../../../../lib/http/next-cursor.js';
import type { NotificationFilter, NotificationNarrowing } from './notification-filter.js';

interface NotificationPage {
  readonly notifications: readonly NotificationRecord[];
  readonly next: string | undefined;
}

const PAGE = 50;

/** Messages, the newest first, page by page. */
export const notificationsQuery = (filter: NotificationFilter) =>
  infiniteQueryOptions({
    queryKey: [...keys.notifications, 'list', filter],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: cursor }): Promise<NotificationPage> => {
      const query = { ...filter, limit: PAGE, ...(cursor && { cursor }) };
      const call = api.GET('/api/admin/notifications', { params: { query } });
      const notifications = await bodyOf(call);
      return { notifications, next: nextCursor((await call).response) };
    },
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  });

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
