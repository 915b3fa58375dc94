import { Body, Put } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation } from '@nestjs/swagger';
import { commandOf } from '../../../platform/commands/command-of.js';
import { Configuration } from '../../../platform/configuration/configuration.js';
import type { CommandContext } from '../../../platform/event-store/index.js';
import { AdminRoutes, Answers, Context, PathId, Refuses } from '../../../platform/http/index.js';
import { refuseAddress } from '../refuse-address.js';
import { WebhookFieldsDto } from '../webhook-fields.js';
import { WebhookDecisions } from '../webhook-decisions.js';
import { toWebhookResponse, WebhookResponse } from '../webhook.response.js';
import { changeWebhook, type WebhookFields } from './change-webhook.decision.js';

export class ChangeWebhook extends commandOf<{ webhookId: string; fields: WebhookFields }, WebhookResponse>() {}

@CommandHandler(ChangeWebhook)
export class ChangeWebhookHandler implements ICommandHandler<ChangeWebhook> {
  constructor(
    private readonly configuration: Configuration,
    private readonly webhooks: WebhookDecisions,
  ) {}

  /** @throws Refusal VALIDATION_FAILED for the address, WEBHOOK_NOT_FOUND, CHANGED_MEANWHILE */
  async execute({ webhookId, fields, context }: ChangeWebhook): Promise<WebhookResponse> {
    refuseAddress(fields.address, this.configuration);
    const { now } = context;
    return this.webhooks.step({
      webhookId,
      context,
      decide: (webhook) => changeWebhook(webhook, fields, now),
      answer: (webhook) => toWebhookResponse(webhook, now),
    });
  }
}

@AdminRoutes('admin/webhooks', 'Admin: webhooks')
export class ChangeWebhookController {
  constructor(private readonly commands: CommandBus) {}

  @Put(':id')
  @ApiOperation({
    summary: 'Change a webhook',
    description: 'It continues at its position: a new address gets neither repeats nor gaps.',
  })
  @Answers(WebhookResponse, 'The changed webhook.')
  @Refuses('CHANGED_MEANWHILE')
  changeWebhook(
    @PathId('WEBHOOK_NOT_FOUND') webhookId: string,
    @Body() { name, address, eventTypes = null }: WebhookFieldsDto,
    @Context() context: CommandContext,
  ): Promise<WebhookResponse> {
    return this.commands.execute(new ChangeWebhook({ webhookId, fields: { name, address, eventTypes }, context }));
  }
}
