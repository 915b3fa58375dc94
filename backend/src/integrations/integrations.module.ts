import { type DynamicModule, Module } from '@nestjs/common';
import { AccessTokensModule } from './access-tokens/access-tokens.module.js';
import { CalendarFeedsModule } from './calendar-feeds/calendar-feeds.module.js';
import { EventsToCome } from './event-feed/events-to-come.js';
import { ReadEventsController } from './event-feed/read-events.controller.js';
import type { WebhookPace } from './webhooks/delivery/webhook-pace.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';

/** What other programs use: tokens to call Rigbook with, the event feed, webhooks and calendars. No slice imports it. */
@Module({})
export class IntegrationsModule {
  /** Webhooks are told from this process where there is a pace for it. */
  static with(pace: WebhookPace | undefined): DynamicModule {
    return {
      module: IntegrationsModule,
      controllers: [ReadEventsController],
      providers: [EventsToCome],
      imports: [AccessTokensModule, WebhooksModule.with(pace), CalendarFeedsModule],
    };
  }
}
