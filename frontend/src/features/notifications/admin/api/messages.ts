import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NotificationCounts, NotificationWithAttempts } from '../../../../lib/http/answers.js';
import { api, bodyOf, idempotent } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';
import { pagedQuery } from '../../../../lib/queries/paged-query.js';
import type { NotificationFilter, NotificationSearch, RetryableState } from './notification-search.js';
import { useState } from 'react';
import { newIdempotencyKey } from '../../../../lib/http/idempotency-key.js';
import { ApiError } from '../../../../lib/http/problem.js';

/** Messages, newest first. */
export const notificationsQuery = (filter: NotificationSearch) =>
  pagedQuery({ path: '/api/admin/notifications', key: [...keys.notifications, 'list', filter], filter, atOnce: 50 });

/** The number of messages in each status, among those that match the filter. */
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

/** Queues a message again. Repeating it after a lost response is the same retry. */
export function useRetryNotification(id: string) {
  const { key, settled } = useRetryKey();
  return useMutation({
    mutationFn: () =>
      bodyOf(api.POST('/api/admin/notifications/{id}/retry', { params: { path: { id } }, headers: idempotent(key) })),
    onSettled: (_answer, error) => settled(error),
  });
}

type Asked = NotificationFilter & { readonly standing?: RetryableState };

/** The same for all messages that were not sent. */
export function useRetryNotifications() {
  const { key, settled } = useRetryKey();
  return useMutation({
    mutationFn: (body: Asked) => bodyOf(api.POST('/api/admin/notifications/retry', { body, headers: idempotent(key) })),
    onSettled: (_answer, error) => settled(error),
  });
}

/** The list is reloaded even on failure, since another administrator may have been faster. */
function useRetryKey() {
  const queryClient = useQueryClient();
  const [key, setKey] = useState(newIdempotencyKey);
  const settled = (error: Error | null) => {
    if (!error || error instanceof ApiError) setKey(newIdempotencyKey());
    return queryClient.invalidateQueries({ queryKey: keys.notifications });
  };
  return { key, settled };
}
