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
  @ApiOperation({ summary: "Read whether the fleet's calendar has an address" })
  @Answers(CalendarFeedResponse, 'When the address was created and last read. The address is not shown again.')
  async getFleetCalendarFeed(): Promise<CalendarFeedResponse> {
    return toCalendarFeedResponse(await this.database.fetch(feedOf(null)));
  }

  @Post()
  @Idempotent()
  @ApiOperation({
    summary: "Create an address for the fleet's calendar",
    description:
      'A calendar program with this address shows the bookings of all vehicles, with unit numbers. A previous address stops working.',
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
    summary: "Revoke the address of the fleet's calendar",
    description: 'The address stops working. Does nothing if there is none.',
  })
  @AnswersNothing('The address no longer works.')
  @Refuses('CHANGED_MEANWHILE')
  revokeFleetCalendarFeed(@Context() context: CommandContext): Promise<void> {
    return this.commands.execute(new RevokeFeed({ responderId: null, context }));
  }
}
