import { query, type Query } from '../../../platform/database/query.js';
import type { Page, PageRequest } from '../../../platform/http/page.js';
import type { Webhook } from '../webhook.js';
import type { DeliveryResponse } from './delivery.response.js';
import { toWebhook, WEBHOOK_COLUMNS, type WebhookRow } from '../webhook.query.js';

/** The oldest first; there are few. */
export const allWebhooks = (): Query<readonly Webhook[]> =>
  query<WebhookRow, readonly Webhook[]>(
    { name: 'webhook.all', text: `SELECT ${WEBHOOK_COLUMNS} FROM webhook ORDER BY created_at, id`, values: [] },
    (rows) => rows.map(toWebhook),
  );

/** The newest first. */
export const deliveriesPage = (webhookId: string, { limit, after }: PageRequest): Query<Page<DeliveryResponse>> =>
  query<DeliveryResponse, Page<DeliveryResponse>>(
    {
      name: after ? 'webhook.deliveries-after' : 'webhook.deliveries',
      text: `SELECT id, message_id AS "messageId", message_type AS "messageType", began_at AS "beganAt", milliseconds, failure,
                    answered_status AS "answeredStatus", said
             FROM webhook_delivery
             WHERE webhook_id = $1 ${after ? 'AND (began_at, id) < ($3::timestamptz, $4::uuid)' : ''}
             ORDER BY began_at DESC, id DESC LIMIT $2`,
      values: [webhookId, limit + 1, ...(after ? [after.at, after.id] : [])],
    },
    (rows) => ({ rows: rows.slice(0, limit), hasMore: rows.length > limit }),
  );
