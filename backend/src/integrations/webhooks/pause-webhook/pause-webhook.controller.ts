import { Post } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation } from '@nestjs/swagger';
import { commandOf } from '../../../platform/commands/command-of.js';
import type { CommandContext } from '../../../platform/event-store/index.js';
import { AdminRoutes, Answers, Context, Idempotent, PathId, Refuses } from '../../../platform/http/index.js';
import { WebhookDecisions } from '../webhook-decisions.js';
import { toWebhookResponse, WebhookResponse } from '../webhook.response.js';
import { pauseWebhook, resumeWebhook } from './pause-webhook.decision.js';

export class PauseWebhook extends commandOf<{ webhookId: string }, WebhookResponse>() {}

export class ResumeWebhook extends commandOf<{ webhookId: string }, WebhookResponse>() {}

@CommandHandler(PauseWebhook)
export class PauseWebhookHandler implements ICommandHandler<PauseWebhook> {
  constructor(private readonly webhooks: WebhookDecisions) {}

  /** @throws Refusal WEBHOOK_NOT_FOUND, CHANGED_MEANWHILE */
  execute({ webhookId, context }: PauseWebhook): Promise<WebhookResponse> {
    return this.webhooks.step({
      webhookId,
      context,
      decide: (webhook) => pauseWebhook(webhook, context.now),
      answer: (webhook) => toWebhookResponse(webhook, context.now),
    });
  }
}

@CommandHandler(ResumeWebhook)
export class ResumeWebhookHandler implements ICommandHandler<ResumeWebhook> {
  constructor(private readonly webhooks: WebhookDecisions) {}

  /** @throws Refusal WEBHOOK_NOT_FOUND, CHANGED_MEANWHILE */
  execute({ webhookId, context }: ResumeWebhook): Promise<WebhookResponse> {
    return this.webhooks.step({
      webhookId,
      context,
      decide: (webhook) => resumeWebhook(webhook, context.now),
      answer: (webhook) => toWebhookResponse(webhook, context.now),
    });
  }
}

@AdminRoutes('admin/webhooks', 'Admin: webhooks')
export class PauseWebhookController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/pause')
  @Idempotent()
  @ApiOperation({
    summary: 'Pause a webhook',
    description: 'Nothing is sent until it is resumed, and no event is lost. Does nothing if it is already paused.',
  })
  @Answers(WebhookResponse, 'The paused webhook.')
  @Refuses('CHANGED_MEANWHILE')
  pauseWebhook(@PathId('WEBHOOK_NOT_FOUND') id: string, @Context() context: CommandContext): Promise<WebhookResponse> {
    return this.commands.execute(new PauseWebhook({ webhookId: id, context }));
  }

  @Post(':id/resume')
  @Idempotent()
  @ApiOperation({
    summary: 'Resume a webhook',
    description: 'It continues with the first event that was not delivered.',
  })
  @Answers(WebhookResponse, 'The webhook, which continues where it stopped.')
  @Refuses('CHANGED_MEANWHILE')
  resumeWebhook(@PathId('WEBHOOK_NOT_FOUND') id: string, @Context() context: CommandContext): Promise<WebhookResponse> {
    return this.commands.execute(new ResumeWebhook({ webhookId: id, context }));
  }
}
