import { queryOptions } from '@tanstack/react-query';
import type { Webhook } from '../../../../lib/http/answers.js';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';
import { pagedQuery } from '../../../../lib/queries/paged-query.js';

export const webhooksQuery = queryOptions({
  queryKey: keys.webhooks,
  queryFn: (): Promise<readonly Webhook[]> => bodyOf(api.GET('/api/admin/webhooks')),
  refetchOnMount: 'always',
});

/** The webhook's deliveries and their outcome, the newest first. */
export const webhookDeliveriesQuery = (id: string) =>
  pagedQuery({ path: '/api/admin/webhooks/{id}/deliveries', key: keys.webhookDeliveries(id), ids: { id }, atOnce: 50 });
