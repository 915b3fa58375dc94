import { Get, Query } from '@nestjs/common';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { type DeliveryFailure, deliveryFailures } from '@rigbook/contracts/integrations/webhook.words';
import type { Instant } from '@rigbook/contracts/kernel';
import { Database, query } from '../../../platform/database/index.js';
import { Refusal } from '../../../platform/decisions/index.js';
import { example, Id, Moment, OneOf, Text, Whole } from '../../../platform/fields/index.js';
import {
  AdminRoutes,
  Answers,
  ApiPage,
  Now,
  pageOf,
  PageQuery,
  pageRequest,
  PathId,
} from '../../../platform/http/index.js';
import type { Page, PageRequest } from '../../../platform/http/index.js';
import { toWebhook, type Webhook, WEBHOOK_COLUMNS, webhookById, type WebhookRow } from '../webhook.query.js';
import { exampleEventTypes } from '../webhook.events.js';
import { toWebhookResponse, WebhookResponse } from '../webhook.response.js';

@ApiSchema({ name: 'WebhookDelivery' })
export class DeliveryResponse {
  @Id('0197f1c2-d001-7000-8000-00000000d001') id!: string;
  @Id(example.eventId, "The message's `webhook-id`: the id of the event or of a test. The same for each attempt.")
  messageId!: string;
  @Text(exampleEventTypes[0], '`WebhookTested` for a test.') messageType!: string;
  @Moment('2026-11-23T08:00:00.000Z') beganAt!: Instant;
  @Whole(84, 'Duration in milliseconds.') milliseconds!: number;
  @OneOf.orNull(deliveryFailures, 'WebhookDeliveryFailure', null, 'Null: delivered, with a status from 200 to 299.')
  failure!: DeliveryFailure | null;
  @Whole.orNull(204) answeredStatus!: number | null;
  @Text.orNull(null, 'The beginning of the answer.') said!: string | null;
}

/** Oldest first, without pages, since there are few. */
const allWebhooks = () =>
  query<WebhookRow, readonly Webhook[]>(
    { name: 'webhook.all', text: `SELECT ${WEBHOOK_COLUMNS} FROM webhook ORDER BY created_at, id`, values: [] },
    (rows) => rows.map(toWebhook),
  );

const deliveriesPage = (webhookId: string, { limit, after }: PageRequest) =>
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
    pageOf(limit, ({ beganAt: at, id }) => ({ at, id })),
  );

@AdminRoutes('admin/webhooks', 'Admin: webhooks')
export class ReadWebhooksController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({ summary: 'List webhooks', description: 'With their state, oldest first.' })
  @Answers([WebhookResponse], 'All webhooks with their state.')
  async listWebhooks(@Now() now: Instant): Promise<WebhookResponse[]> {
    const webhooks = await this.database.fetch(allWebhooks());
    return webhooks.map((webhook) => toWebhookResponse(webhook, now));
  }

  @Get(':id/deliveries')
  @ApiOperation({
    summary: "List a webhook's deliveries",
    description: 'Every attempt of the last 30 days, including tests, newest first.',
  })
  @ApiPage(DeliveryResponse)
  async listWebhookDeliveries(
    @PathId('WEBHOOK_NOT_FOUND') id: string,
    @Query() query: PageQuery,
  ): Promise<Page<DeliveryResponse>> {
    const [webhook, page] = await this.database.fetchAll([webhookById(id), deliveriesPage(id, pageRequest(query))]);
    if (!webhook) throw new Refusal('WEBHOOK_NOT_FOUND');
    return page;
  }
}
