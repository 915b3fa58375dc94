import { type DynamicModule, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { AddWebhookController, AddWebhookHandler } from './add-webhook/add-webhook.controller.js';
import { ChangeWebhookController, ChangeWebhookHandler } from './change-webhook/change-webhook.controller.js';
import { ForgetDeliveries } from './delivery/forget-deliveries.js';
import { PauseFailing } from './delivery/pause-failing.js';
import { DeliverEvents } from './delivery/deliver-events.js';
import { WebhookPace } from './delivery/webhook-pace.js';
import { WebhookRunner } from './delivery/webhook-runner.js';
import {
  PauseWebhookController,
  PauseWebhookHandler,
  ResumeWebhookHandler,
} from './pause-webhook/pause-webhook.controller.js';
import { ReadWebhooksController } from './read-webhooks/read-webhooks.controller.js';
import { RemoveWebhookController, RemoveWebhookHandler } from './remove-webhook/remove-webhook.controller.js';
import { RotateSecretController, RotateSecretHandler } from './rotate-secret/rotate-secret.controller.js';
import { MessageSender } from './sending/message-sender.js';
import { WebhookSecrets } from './sending/webhook-secrets.js';
import { TestWebhookController } from './test-webhook/test-webhook.controller.js';
import { TestWebhookHandler } from './test-webhook/test-webhook.handler.js';
import { WebhookDecisions } from './webhook-decisions.js';

/** Webhooks. This process delivers them if a pace is given. */
@Module({})
export class WebhooksModule {
  static with(pace: WebhookPace | undefined): DynamicModule {
    return {
      module: WebhooksModule,
      imports: pace ? [TellingModule.at(pace)] : [],
      controllers: [
        ReadWebhooksController,
        AddWebhookController,
        ChangeWebhookController,
        PauseWebhookController,
        RotateSecretController,
        TestWebhookController,
        RemoveWebhookController,
      ],
      providers: [
        WebhookSecrets,
        MessageSender,
        WebhookDecisions,
        AddWebhookHandler,
        ChangeWebhookHandler,
        PauseWebhookHandler,
        ResumeWebhookHandler,
        RotateSecretHandler,
        TestWebhookHandler,
        RemoveWebhookHandler,
      ],
    };
  }
}

@Module({})
class TellingModule implements OnApplicationBootstrap {
  constructor(
    private readonly runner: WebhookRunner,
    private readonly deliveries: ForgetDeliveries,
  ) {}

  static at(pace: WebhookPace): DynamicModule {
    return {
      module: TellingModule,
      providers: [
        { provide: WebhookPace, useValue: pace },
        WebhookSecrets,
        MessageSender,
        PauseFailing,
        DeliverEvents,
        WebhookRunner,
        ForgetDeliveries,
      ],
    };
  }

  onApplicationBootstrap(): void {
    this.runner.start();
    this.deliveries.start();
  }
}
