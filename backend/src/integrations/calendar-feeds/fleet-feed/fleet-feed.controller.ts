import { Delete, Get, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation } from '@nestjs/swagger';
import { Database } from '../../../platform/database/index.js';
import type { CommandContext } from '../../../platform/event-store/index.js';
import {
  AdminRoutes,
  Answers,
  AnswersCreated,
  AnswersNothing,
  Context,
  Idempotent,
  Refuses,
} from '../../../platform/http/index.js';
import type { RigbookRequest } from '../../../platform/http/index.js';
import { CalendarFeedResponse, NewCalendarFeedResponse, toCalendarFeedResponse } from '../calendar-feed.response.js';
import { feedOf } from '../calendar-feed.statements.js';
import { MakeFeed, RevokeFeed } from '../change-feed.handler.js';
import { PublicOrigin } from '../public-origin.js';

@AdminRoutes('admin/calendar-feed', 'Admin: calendars')
export class FleetFeedController {
  constructor(
    private readonly database: Database,
    private readonly commands: CommandBus,
    private readonly origin: PublicOrigin,
  ) {}

  @Get()
  @ApiOperation({ summary: "Say whether the fleet's calendar has an address" })
  @Answers(
    CalendarFeedResponse,
    'Since when there is an address, and when it was last read; the address itself is not shown again.',
  )
  async getFleetCalendarFeed(): Promise<CalendarFeedResponse> {
    return toCalendarFeedResponse(await this.database.fetch(feedOf(null)));
  }

  @Post()
  @Idempotent()
  @ApiOperation({
    summary: "Make an address for the fleet's calendar",
    description:
      'A calendar program that is given the address shows the bookings of all vehicles, by unit numbers. A former address leads nowhere from then on.',
  })
  @AnswersCreated(NewCalendarFeedResponse, 'The address.')
  @Refuses('CHANGED_MEANWHILE')
  makeFleetCalendarFeed(
    @Req() request: RigbookRequest,
    @Context() context: CommandContext,
  ): Promise<NewCalendarFeedResponse> {
    return this.commands.execute(new MakeFeed({ responderId: null, origin: this.origin.of(request), context }));
  }

  @Delete()
  @ApiOperation({
    summary: "Take the fleet's calendar's address back",
    description: 'It leads nowhere from then on; there need not be one.',
  })
  @AnswersNothing('The address leads nowhere.')
  @Refuses('CHANGED_MEANWHILE')
  revokeFleetCalendarFeed(@Context() context: CommandContext): Promise<void> {
    return this.commands.execute(new RevokeFeed({ responderId: null, context }));
  }
}
