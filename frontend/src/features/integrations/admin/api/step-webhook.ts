import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Webhook, WebhookDelivery, WebhookWithSecret } from '../../../../lib/http/answers.js';
import { api, bodyOf, idempotent } from '../../../../lib/http/client.js';
import { newIdempotencyKey } from '../../../../lib/http/idempotency-key.js';
import { keys } from '../../../../lib/http/keys.js';

/** Lets it rest or go on, whichever it does not do now. */
export function usePauseOrResume({ id, state }: Webhook) {
  const params = { path: { id } };
  return useWebhookStep((): Promise<Webhook> =>
    bodyOf(
      state === 'paused'
        ? api.POST('/api/admin/webhooks/{id}/resume', { params, headers: idempotent(newIdempotencyKey()) })
        : api.POST('/api/admin/webhooks/{id}/pause', { params, headers: idempotent(newIdempotencyKey()) }),
    ),
  );
}

export const useRotateSecret = ({ id }: Webhook) =>
  useWebhookStep((): Promise<WebhookWithSecret> =>
    bodyOf(api.POST('/api/admin/webhooks/{id}/secret', { params: { path: { id } } })),
  );

export const useTestWebhook = ({ id }: Webhook) =>
  useWebhookStep((): Promise<WebhookDelivery> =>
    bodyOf(api.POST('/api/admin/webhooks/{id}/test', { params: { path: { id } } })),
  );

export const useRemoveWebhook = ({ id }: Webhook) =>
  useWebhookStep(() => bodyOf(api.DELETE('/api/admin/webhooks/{id}', { params: { path: { id } } })));

function useWebhookStep<T>(step: () => Promise<T>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: step,
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.webhooks }),
  });
}
