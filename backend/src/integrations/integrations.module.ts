import { type DynamicModule, Global, Module } from '@nestjs/common';
import { CalendarAddresses } from '../responders/people/calendar-addresses.js';
import { AccessTokensModule } from './access-tokens/access-tokens.module.js';
import { MakeFeedHandler, RevokeFeedHandler } from './calendar-feeds/change-feed.handler.js';
import { EndedAddresses } from './calendar-feeds/ended-addresses.js';
import { FleetFeedController } from './calendar-feeds/fleet-feed/fleet-feed.controller.js';
import { OwnFeedController } from './calendar-feeds/own-feed/own-feed.controller.js';
import { PublicOrigin } from './calendar-feeds/public-origin.js';
import { CalendarCache } from './calendar-feeds/read-calendar/calendar-cache.js';
import { ReadCalendarController, ReadingAllowance } from './calendar-feeds/read-calendar/read-calendar.controller.js';
import { EventWait } from './event-feed/event-wait.js';
import { ReadEventsController } from './event-feed/read-events.controller.js';
import type { WebhookPace } from './webhooks/delivery/webhook-pace.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';

/** Bookings as calendars that programs subscribe to. Global, since it ends the addresses of people who lose their access. */
@Global()
@Module({
  controllers: [ReadCalendarController, OwnFeedController, FleetFeedController],
  providers: [
    MakeFeedHandler,
    RevokeFeedHandler,
    PublicOrigin,
    CalendarCache,
    ReadingAllowance,
    { provide: CalendarAddresses, useClass: EndedAddresses },
  ],
  exports: [CalendarAddresses],
})
class CalendarFeedsModule {}

/** What other programs use: tokens to call Rigbook with, the event feed, webhooks and calendars. No slice imports it. */
@Module({})
export class IntegrationsModule {
  /** This process delivers webhooks if a pace is given. */
  static with(pace: WebhookPace | undefined): DynamicModule {
    return {
      module: IntegrationsModule,
      controllers: [ReadEventsController],
      providers: [EventWait],
      imports: [AccessTokensModule, WebhooksModule.with(pace), CalendarFeedsModule],
    };
  }
}
