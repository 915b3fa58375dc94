import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Configuration } from '../../../platform/configuration/configuration.js';
import type { CommandContext } from '../../../platform/event-store/commit.js';
import { AdminOnly } from '../../../platform/http/access.decorators.js';
import { Context } from '../../../platform/http/context.decorator.js';
import { Refuses } from '../../../platform/http/openapi/refuses.decorator.js';
import { UuidPipe } from '../../../platform/http/uuid.pipe.js';
import { refuseAddress } from '../refuse-address.js';
import { WebhookFieldsDto } from '../webhook-fields.dto.js';
import { WebhookDecisions } from '../webhook-decisions.js';
import { toWebhookResponse, WebhookResponse } from '../webhook.response.js';
import { changeWebhook } from './change-webhook.decision.js';

@ApiTags('Admin: webhooks')
@Controller('admin/webhooks')
@AdminOnly()
export class ChangeWebhookController {
  constructor(
    private readonly configuration: Configuration,
    private readonly webhooks: WebhookDecisions,
  ) {}

  @Put(':id')
  @ApiOperation({
    summary: 'Change a webhook',
    description: 'It goes on where it stands: what happened before is not sent again, nor skipped, at another address.',
  })
  @ApiOkResponse({ description: 'The webhook as changed.', type: WebhookResponse })
  @Refuses('CHANGED_MEANWHILE')
  changeWebhook(
    @Param('id', new UuidPipe('WEBHOOK_NOT_FOUND')) webhookId: string,
    @Body() { name, address, eventTypes = null }: WebhookFieldsDto,
    @Context() context: CommandContext,
  ): Promise<WebhookResponse> {
    refuseAddress(address, this.configuration);
    const { now } = context;
    return this.webhooks.step({
      webhookId,
      context,
      decide: (webhook) => changeWebhook(webhook, { name, address, eventTypes }, now),
      answer: (webhook) => toWebhookResponse(webhook, now),
    });
  }
}
