import type { EventType } from '@rigbook/contracts/integrations/event-type.words';
import type { WebhookBeginning } from '@rigbook/contracts/integrations/webhook.words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Webhook, WebhookWithSecret } from '../../../../lib/http/answers.js';
import { api, bodyOf, idempotent } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';

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
