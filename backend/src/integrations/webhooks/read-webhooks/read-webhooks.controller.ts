import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Database } from '../../../platform/database/database.js';
import { Refusal } from '../../../platform/decisions/refusal.js';
import { AdminOnly } from '../../../platform/http/access.decorators.js';
import { ApiPage, linkNextPage, pageRequest, PageQuery } from '../../../platform/http/page.js';
import type { RigbookRequest } from '../../../platform/http/rigbook-request.js';
import { UuidPipe } from '../../../platform/http/uuid.pipe.js';
import { webhookById } from '../webhook.query.js';
import { toWebhookResponse, WebhookResponse } from '../webhook.response.js';
import { DeliveryResponse } from './delivery.response.js';
import { allWebhooks, deliveriesPage } from './webhooks.query.js';

@ApiTags('Admin: webhooks')
@Controller('admin/webhooks')
@AdminOnly()
export class ReadWebhooksController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({ summary: 'List the webhooks', description: 'How each of them stands; the oldest first.' })
  @ApiOkResponse({ description: 'Every webhook, and how it stands.', type: [WebhookResponse] })
  async listWebhooks(@Req() { receivedAt }: RigbookRequest): Promise<WebhookResponse[]> {
    const webhooks = await this.database.fetch(allWebhooks());
    return webhooks.map((webhook) => toWebhookResponse(webhook, receivedAt));
  }

  @Get(':id/deliveries')
  @ApiOperation({
    summary: "List a webhook's deliveries",
    description: 'Every try of the last 30 days, tests among them; the newest first.',
  })
  @ApiPage(DeliveryResponse)
  async listWebhookDeliveries(
    @Param('id', new UuidPipe('WEBHOOK_NOT_FOUND')) id: string,
    @Query() query: PageQuery,
    @Req() request: RigbookRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DeliveryResponse[]> {
    const [webhook, page] = await this.database.fetchAll([webhookById(id), deliveriesPage(id, pageRequest(query))]);
    if (!webhook) throw new Refusal('WEBHOOK_NOT_FOUND');
    linkNextPage({ request, reply }, page, (row) => ({ at: row.beganAt, id: row.id }));
    return [...page.rows];
  }
}
