import { Delete } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation } from '@nestjs/swagger';
import { commandOf } from '../../../platform/commands/command-of.js';
import type { CommandContext } from '../../../platform/event-store/index.js';
import { AdminRoutes, AnswersNothing, Context, PathId, Refuses } from '../../../platform/http/index.js';
import { WebhookDecisions } from '../webhook-decisions.js';
import { removeWebhook } from '../webhook.statements.js';

export class RemoveWebhook extends commandOf<{ webhookId: string }>() {}

@CommandHandler(RemoveWebhook)
export class RemoveWebhookHandler implements ICommandHandler<RemoveWebhook> {
  constructor(private readonly webhooks: WebhookDecisions) {}

  /** @throws Refusal WEBHOOK_NOT_FOUND, CHANGED_MEANWHILE */
  execute({ webhookId, context }: RemoveWebhook): Promise<void> {
    return this.webhooks.step({
      webhookId,
      context,
      decide: (after) => ({
        event: { type: 'WebhookRemoved', data: {} },
        statements: [removeWebhook(webhookId)],
        after,
      }),
      answer: () => undefined,
    });
  }
}

@AdminRoutes('admin/webhooks', 'Admin: webhooks')
export class RemoveWebhookController {
  constructor(private readonly commands: CommandBus) {}

  @Delete(':id')
  @ApiOperation({
    summary: 'Remove a webhook',
    description: 'Its deliveries are deleted too. It gets no more messages.',
  })
  @AnswersNothing('The webhook is removed.')
  @Refuses('CHANGED_MEANWHILE')
  removeWebhook(@PathId('WEBHOOK_NOT_FOUND') webhookId: string, @Context() context: CommandContext): Promise<void> {
    return this.commands.execute(new RemoveWebhook({ webhookId, context }));
  }
}
