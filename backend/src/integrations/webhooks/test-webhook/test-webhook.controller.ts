import { Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation } from '@nestjs/swagger';
import type { CommandContext } from '../../../platform/event-store/index.js';
import { AdminRoutes, Answers, Context, PathId, Refuses } from '../../../platform/http/index.js';
import { DeliveryResponse } from '../read-webhooks/read-webhooks.controller.js';
import { TestWebhook } from './test-webhook.handler.js';

@AdminRoutes('admin/webhooks', 'Admin: webhooks')
export class TestWebhookController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/test')
  @ApiOperation({
    summary: 'Send a test message to a webhook',
    description:
      'Sends one signed message of type `WebhookTested` at once, even if the webhook is paused, and returns the outcome. A repeat sends another one.',
  })
  @Answers(DeliveryResponse, 'The outcome of the test.')
  @Refuses('TOO_MANY_WEBHOOK_TESTS')
  async testWebhook(
    @PathId('WEBHOOK_NOT_FOUND') id: string,
    @Context() context: CommandContext,
  ): Promise<DeliveryResponse> {
    const { result, ...delivery } = await this.commands.execute(new TestWebhook({ webhookId: id, context }));
    const { failure, answeredStatus, said } = result;
    return { ...delivery, failure, answeredStatus, said };
  }
}
