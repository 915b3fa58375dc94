import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { CommandContext } from '../../../platform/event-store/commit.js';
import { AdminOnly } from '../../../platform/http/access.decorators.js';
import { Context } from '../../../platform/http/context.decorator.js';
import { Idempotent } from '../../../platform/http/idempotency.interceptor.js';
import { Refuses } from '../../../platform/http/openapi/refuses.decorator.js';
import { WebhookWithSecretResponse } from '../webhook.response.js';
import { AddWebhookDto } from './add-webhook.dto.js';
import { AddWebhook } from './add-webhook.handler.js';

@ApiTags('Admin: webhooks')
@Controller('admin/webhooks')
@AdminOnly()
export class AddWebhookController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @Idempotent()
  @ApiOperation({
    summary: 'Add a webhook',
    description:
      'Each event is sent to its address by POST, as `GET /api/events` gives it, one after the other in the order of the log and at least once. The messages are signed as Standard Webhooks says, with the secret of this answer.',
  })
  @ApiCreatedResponse({ description: 'The webhook with its secret.', type: WebhookWithSecretResponse })
  @Refuses('TOO_MANY_WEBHOOKS')
  addWebhook(
    @Body() { name, address, eventTypes = null, beginsWith = 'now' }: AddWebhookDto,
    @Context() context: CommandContext,
  ): Promise<WebhookWithSecretResponse> {
    return this.commands.execute(new AddWebhook({ name, address, eventTypes }, beginsWith, context));
  }
}
