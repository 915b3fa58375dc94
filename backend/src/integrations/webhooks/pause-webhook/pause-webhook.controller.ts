import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { commandOf } from '../../../platform/commands/command-of.js';
import type { CommandContext } from '../../../platform/event-store/index.js';
import { AdminOnly, Context, Idempotent, PathId, Refuses } from '../../../platform/http/index.js';
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

@ApiTags('Admin: webhooks')
@Controller('admin/webhooks')
@AdminOnly()
export class PauseWebhookController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/pause')
  @HttpCode(200)
  @Idempotent()
  @ApiOperation({
    summary: 'Let a webhook rest',
    description: 'Nothing is sent until it is resumed, and nothing is lost. One that rests already stays as it is.',
  })
  @ApiOkResponse({ description: 'The webhook, at rest.', type: WebhookResponse })
  @Refuses('CHANGED_MEANWHILE')
  pauseWebhook(@PathId('WEBHOOK_NOT_FOUND') id: string, @Context() context: CommandContext): Promise<WebhookResponse> {
    return this.commands.execute(new PauseWebhook({ webhookId: id, context }));
  }

  @Post(':id/resume')
  @HttpCode(200)
  @Idempotent()
  @ApiOperation({
    summary: 'Resume a webhook',
    description: 'It goes on with the first event that was not taken, and everything after it.',
  })
  @ApiOkResponse({ description: 'The webhook, which goes on where it stopped.', type: WebhookResponse })
  @Refuses('CHANGED_MEANWHILE')
  resumeWebhook(@PathId('WEBHOOK_NOT_FOUND') id: string, @Context() context: CommandContext): Promise<WebhookResponse> {
    return this.commands.execute(new ResumeWebhook({ webhookId: id, context }));
  }
}
