import { type DynamicModule, Module } from '@nestjs/common';
import { AccessTokensModule } from './access-tokens/access-tokens.module.js';
import { CalendarFeedsModule } from './calendar-feeds/calendar-feeds.module.js';
import { EventFeedModule } from './event-feed/event-feed.module.js';
import type { WebhookPace } from './webhooks/delivery/webhook-pace.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';

/** What other programs have of Rigbook: tokens to call it with, and the events that happened. Nobody imports it. */
@Module({})
export class IntegrationsModule {
  /** Webhooks are told from this process where there is a pace for it. */
  static with(pace: WebhookPace | undefined): DynamicModule {
    return {
      module: IntegrationsModule,
      imports: [AccessTokensModule, EventFeedModule, WebhooksModule.with(pace), CalendarFeedsModule],
    };
  }
}
