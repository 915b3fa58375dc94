import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Webhook, WebhookDelivery } from '../../../../lib/http/answers.js';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';
import { nextCursor } from '../../../../lib/http/next-cursor.js';

const PAGE = 50;

export const webhooksQuery = queryOptions({
  queryKey: keys.webhooks,
  queryFn: (): Promise<readonly Webhook[]> => bodyOf(api.GET('/api/admin/webhooks')),
  refetchOnMount: 'always',
});

interface DeliveryPage {
  readonly deliveries: readonly WebhookDelivery[];
  readonly next: string | undefined;
}

/** What became of its messages, the newest first, page by page. */
export const webhookDeliveriesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: keys.webhookDeliveries(id),
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: cursor }): Promise<DeliveryPage> => {
      const query = { limit: PAGE, ...(cursor && { cursor }) };
      const call = api.GET('/api/admin/webhooks/{id}/deliveries', { params: { path: { id }, query } });
      const deliveries = await bodyOf(call);
      return { deliveries, next: nextCursor((await call).response) };
    },
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  });
