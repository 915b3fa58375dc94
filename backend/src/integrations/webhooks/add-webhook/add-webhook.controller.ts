import { Body, Post } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { webhookLimits } from '@rigbook/contracts/integrations/webhook.limits';
import { type WebhookBeginning, webhookBeginnings } from '@rigbook/contracts/integrations/webhook.words';
import { commandOf } from '../../../platform/commands/command-of.js';
import { Configuration } from '../../../platform/configuration/configuration.js';
import { Database } from '../../../platform/database/index.js';
import { Refusal } from '../../../platform/decisions/index.js';
import { BEGINNING, type CommandContext, EventStore } from '../../../platform/event-store/index.js';
import { Optional, TakesOneOf } from '../../../platform/fields/index.js';
import { AdminRoutes, AnswersCreated, Context, Idempotent, Refuses } from '../../../platform/http/index.js';
import { Ids } from '../../../platform/time/ids.js';
import { refuseAddress } from '../refuse-address.js';
import { secretInWords, WebhookSecrets } from '../sending/webhook-secrets.js';
import { WebhookFieldsDto } from '../webhook-fields.js';
import { WEBHOOK_STREAM, type WebhookAdded } from '../webhook.events.js';
import { type Webhook, webhookCount } from '../webhook.query.js';
import { toWebhookResponse, WebhookWithSecretResponse } from '../webhook.response.js';
import { addWebhook } from '../webhook.statements.js';

@ApiSchema({ name: 'AddWebhook' })
export class AddWebhookDto extends WebhookFieldsDto {
  @Optional()
  @TakesOneOf(webhookBeginnings, 'WebhookBeginning', `beginsWith must be one of: ${webhookBeginnings.join(', ')}.`, {
    default: 'now',
    description: '`first-event`: all past events in order, then new ones.',
  })
  beginsWith?: WebhookBeginning;
}

export class AddWebhook extends commandOf<
  { fields: Pick<Webhook, 'name' | 'address' | 'eventTypes'>; beginsWith: WebhookBeginning },
  WebhookWithSecretResponse
>() {}

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
    // two requests at the same moment may exceed the limit by one; it protects the server and need not be exact
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
      answer: { status: 201, body: { ...body, secret: null } }, // stored for a week
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

@AdminRoutes('admin/webhooks', 'Admin: webhooks')
export class AddWebhookController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @Idempotent()
  @ApiOperation({
    summary: 'Add a webhook',
    description:
      'Each event is sent to its address by POST, in the format of `GET /api/events`, one at a time, in the order of the log and at least once. Messages are signed according to Standard Webhooks, with the secret in this answer.',
  })
  @AnswersCreated(WebhookWithSecretResponse, 'The webhook with its secret.')
  @Refuses('TOO_MANY_WEBHOOKS')
  addWebhook(
    @Body() { name, address, eventTypes = null, beginsWith = 'now' }: AddWebhookDto,
    @Context() context: CommandContext,
  ): Promise<WebhookWithSecretResponse> {
    return this.commands.execute(new AddWebhook({ fields: { name, address, eventTypes }, beginsWith, context }));
  }
}
