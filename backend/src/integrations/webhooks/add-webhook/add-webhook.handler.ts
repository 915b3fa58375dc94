import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { webhookLimits } from '@rigbook/contracts/integrations/webhook.limits';
import type { WebhookBeginning } from '@rigbook/contracts/integrations/webhook.words';
import { Configuration } from '../../../platform/configuration/configuration.js';
import { Database } from '../../../platform/database/database.js';
import { Refusal } from '../../../platform/decisions/refusal.js';
import type { CommandContext } from '../../../platform/event-store/commit.js';
import { EventStore } from '../../../platform/event-store/event-store.js';
import { BEGINNING } from '../../../platform/event-store/log-place.js';
import { Ids } from '../../../platform/time/ids.js';
import { refuseAddress } from '../refuse-address.js';
import { secretInWords, WebhookSecrets } from '../sending/webhook-secrets.js';
import { WEBHOOK_STREAM, type WebhookAdded } from '../webhook.events.js';
import { webhookCount } from '../webhook.query.js';
import { toWebhookResponse, type WebhookWithSecretResponse } from '../webhook.response.js';
import { addWebhook } from '../webhook.statements.js';
import type { Webhook } from '../webhook.js';

export class AddWebhook extends Command<WebhookWithSecretResponse> {
  constructor(
    readonly fields: Pick<Webhook, 'name' | 'address' | 'eventTypes'>,
    readonly beginsWith: WebhookBeginning,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(AddWebhook)
export class AddWebhookHandler implements ICommandHandler<AddWebhook> {
  constructor(
    private readonly configuration: Configuration,
    private readonly database: Database,
    private readonly events: EventStore,
    private readonly ids: Ids,
    private readonly secrets: WebhookSecrets,
  ) {}

  /** @throws Refusal VALIDATION_FAILED, TOO_MANY_WEBHOOKS */
  async execute({ fields, beginsWith, context }: AddWebhook): Promise<WebhookWithSecretResponse> {
    refuseAddress(fields.address, this.configuration);
    // who adds at the same moment may make it one more: the bound is there to spare the server, not to be exact
    const most = webhookLimits.webhooks;
    if ((await this.database.fetch(webhookCount())) >= most) throw new Refusal('TOO_MANY_WEBHOOKS', { most });

    const id = this.ids.newId();
    const secret = this.secrets.newSecret();
    const webhook = { id, ...fields, createdAt: context.now, secret: this.secrets.seal(secret, id) };
    const added: WebhookAdded = { type: 'WebhookAdded', data: { eventTypes: fields.eventTypes, beginsWith } };
    const body = toWebhookResponse({ ...newborn, ...webhook, nextAttemptAt: context.now }, context.now);
    await this.events.commit({
      context,
      appends: [{ stream: id, streamType: WEBHOOK_STREAM, expectedVersion: 0, events: [added] }],
      statements: [addWebhook(webhook, beginsWith)],
      answer: { status: 201, body: { ...body, secret: null } }, // which stays in the database for a week
    });
    return { ...body, secret: secretInWords(secret) };
  }
}

const newborn = {
  version: 1,
  formerSecret: null,
  place: BEGINNING,
  failedTries: 0,
  failingSince: null,
  paused: null,
} as const;
