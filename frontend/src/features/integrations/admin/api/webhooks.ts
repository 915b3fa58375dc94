import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Webhook, WebhookWithSecret, WebhookDelivery } from '../../../../lib/http/answers.js';
import { api, bodyOf, idempotent } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';
import { pagedQuery } from '../../../../lib/queries/paged-query.js';
import type { EventType } from '@rigbook/contracts/integrations/event-type.words';
import type { WebhookBeginning } from '@rigbook/contracts/integrations/webhook.words';
import { newIdempotencyKey } from '../../../../lib/http/idempotency-key.js';

export const webhooksQuery = queryOptions({
  queryKey: keys.webhooks,
  queryFn: (): Promise<readonly Webhook[]> => bodyOf(api.GET('/api/admin/webhooks')),
  refetchOnMount: 'always',
});

/** The webhook's deliveries and their outcomes, newest first. */
export const webhookDeliveriesQuery = (id: string) =>
  pagedQuery({ path: '/api/admin/webhooks/{id}/deliveries', key: keys.webhookDeliveries(id), ids: { id }, atOnce: 50 });

export interface WebhookFields {
  readonly name: string;
  readonly address: string;
  /** null: all of them */
  readonly eventTypes: EventType[] | null;
}

interface NewWebhook {
  readonly fields: WebhookFields;
  readonly beginsWith: WebhookBeginning;
  readonly key: string;
}

export function useAddWebhook() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ fields, beginsWith, key }: NewWebhook): Promise<WebhookWithSecret> =>
      bodyOf(api.POST('/api/admin/webhooks', { headers: idempotent(key), body: { ...fields, beginsWith } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.webhooks }),
  });
}

export function useChangeWebhook(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (fields: WebhookFields): Promise<Webhook> =>
      bodyOf(api.PUT('/api/admin/webhooks/{id}', { params: { path: { id } }, body: { ...fields } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.webhooks }),
  });
}

/** Pauses it, or resumes it if paused. */
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
