import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, bodyOf, idempotent } from '../../../../lib/http/client.js';
import { newIdempotencyKey } from '../../../../lib/http/idempotency-key.js';
import { keys } from '../../../../lib/http/keys.js';
import { ApiError } from '../../../../lib/http/problem.js';
import type { NotificationFilter, RetryableStanding } from './notification-search.js';

/** Queues a message once more. Asked again after there was no answer, it is the same retry. */
export function useRetryNotification(id: string) {
  const { key, settled } = useRetryKey();
  return useMutation({
    mutationFn: () =>
      bodyOf(api.POST('/api/admin/notifications/{id}/retry', { params: { path: { id } }, headers: idempotent(key) })),
    onSettled: (_answer, error) => settled(error),
  });
}

type Asked = NotificationFilter & { readonly standing?: RetryableStanding };

/** The same with all that were not sent. */
export function useRetryNotifications() {
  const { key, settled } = useRetryKey();
  return useMutation({
    mutationFn: (body: Asked) => bodyOf(api.POST('/api/admin/notifications/retry', { body, headers: idempotent(key) })),
    onSettled: (_answer, error) => settled(error),
  });
}

/** Whoever was quicker shows in the list, which is loaded anew either way. */
function useRetryKey() {
  const queryClient = useQueryClient();
  const [key, setKey] = useState(newIdempotencyKey);
  const settled = (error: Error | null) => {
    if (!error || error instanceof ApiError) setKey(newIdempotencyKey());
    return queryClient.invalidateQueries({ queryKey: keys.notifications });
  };
  return { key, settled };
}
