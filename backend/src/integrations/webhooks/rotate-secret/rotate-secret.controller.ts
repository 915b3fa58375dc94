import { Post } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation } from '@nestjs/swagger';
import { webhookLimits } from '@rigbook/contracts/integrations/webhook.limits';
import { addHours } from '@rigbook/contracts/kernel';
import { commandOf } from '../../../platform/commands/command-of.js';
import type { CommandContext } from '../../../platform/event-store/index.js';
import { AdminRoutes, Answers, Context, Idempotent, PathId, Refuses } from '../../../platform/http/index.js';
import { secretInWords, WebhookSecrets } from '../sending/webhook-secrets.js';
import { WebhookDecisions } from '../webhook-decisions.js';
import { toWebhookResponse, WebhookWithSecretResponse } from '../webhook.response.js';
import { beginAnew, rotateSecret } from '../webhook.statements.js';
import { begunAnew } from '../webhook.query.js';

export class RotateSecret extends commandOf<{ webhookId: string }, WebhookWithSecretResponse>() {}

@CommandHandler(RotateSecret)
export class RotateSecretHandler implements ICommandHandler<RotateSecret> {
  constructor(
    private readonly webhooks: WebhookDecisions,
    private readonly secrets: WebhookSecrets,
  ) {}

  /** @throws Refusal WEBHOOK_NOT_FOUND, CHANGED_MEANWHILE */
  execute({ webhookId, context }: RotateSecret): Promise<WebhookWithSecretResponse> {
    const { now } = context;
    const secret = this.secrets.newSecret();
    const sealed = this.secrets.seal(secret, webhookId);
    const until = addHours(now, webhookLimits.formerSecretHours);
    return this.webhooks.step<WebhookWithSecretResponse>({
      webhookId,
      context,
      decide: (webhook) => {
        const version = webhook.version + 1;
        return {
          event: { type: 'WebhookSecretRotated', data: {} },
          statements: [rotateSecret(webhookId, version, sealed, until), beginAnew(webhookId, now)],
          after: {
            ...webhook,
            ...begunAnew(now),
            version,
            secret: sealed,
            formerSecret: { secret: webhook.secret, until },
          },
        };
      },
      answer: (webhook) => ({ ...toWebhookResponse(webhook, now), secret: secretInWords(secret) }),
      answerToRepeat: (answer) => ({ ...answer, secret: null }),
    });
  }
}

@AdminRoutes('admin/webhooks', 'Admin: webhooks')
export class RotateSecretController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/secret')
  @Idempotent()
  @ApiOperation({
    summary: "Rotate a webhook's secret",
    description: `For ${webhookLimits.formerSecretHours} hours messages also have a signature with the previous secret. A failed delivery is retried at once.`,
  })
  @Answers(WebhookWithSecretResponse, 'The webhook with its new secret.')
  @Refuses('CHANGED_MEANWHILE')
  rotateSecret(
    @PathId('WEBHOOK_NOT_FOUND') webhookId: string,
    @Context() context: CommandContext,
  ): Promise<WebhookWithSecretResponse> {
    return this.commands.execute(new RotateSecret({ webhookId, context }));
  }
}
