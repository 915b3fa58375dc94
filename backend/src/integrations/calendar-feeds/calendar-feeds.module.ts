import { Module } from '@nestjs/common';
import { MakeFeedHandler, RevokeFeedHandler } from './change-feed.handler.js';
import { FleetFeedController } from './fleet-feed/fleet-feed.controller.js';
import { OwnFeedController } from './own-feed/own-feed.controller.js';
import { PublicOrigin } from './public-origin.js';
import { LastCalendars } from './read-calendar/last-calendars.js';
import { ReadCalendarController, ReadingAllowance } from './read-calendar/read-calendar.controller.js';

/** Bookings as calendars that programs subscribe to. */
@Module({
  controllers: [ReadCalendarController, OwnFeedController, FleetFeedController],
  providers: [MakeFeedHandler, RevokeFeedHandler, PublicOrigin, LastCalendars, ReadingAllowance],
})
export class CalendarFeedsModule {}
