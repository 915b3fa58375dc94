import { Delete, Get, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation } from '@nestjs/swagger';
import { Database } from '../../../platform/database/index.js';
import type { CommandContext } from '../../../platform/event-store/index.js';
import {
  Answers,
  AnswersCreated,
  AnswersNothing,
  Context,
  Idempotent,
  NeedsFreshProof,
  Refuses,
  Routes,
  SignedInPerson,
} from '../../../platform/http/index.js';
import type { Person, RigbookRequest } from '../../../platform/http/index.js';
import { CalendarFeedResponse, NewCalendarFeedResponse, toCalendarFeedResponse } from '../calendar-feed.response.js';
import { feedOf } from '../calendar-feed.statements.js';
import { MakeFeed, RevokeFeed } from '../change-feed.handler.js';
import { PublicOrigin } from '../public-origin.js';

@Routes('calendar-feed', 'Calendars')
export class OwnFeedController {
  constructor(
    private readonly database: Database,
    private readonly commands: CommandBus,
    private readonly origin: PublicOrigin,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Read whether your calendar has an address' })
  @Answers(CalendarFeedResponse, 'When the address was created and last read. The address is not shown again.')
  async getOwnCalendarFeed(@SignedInPerson() { responderId }: Person): Promise<CalendarFeedResponse> {
    return toCalendarFeedResponse(await this.database.fetch(feedOf(responderId)));
  }

  @Post()
  @NeedsFreshProof()
  @Idempotent()
  @ApiOperation({
    summary: 'Create an address for your calendar',
    description:
      'A calendar program with this address shows your bookings and keeps them up to date. A previous address stops working.',
  })
  @AnswersCreated(NewCalendarFeedResponse, 'The address.')
  @Refuses('FRESH_PROOF_REQUIRED', 'CHANGED_MEANWHILE')
  makeOwnCalendarFeed(
    @SignedInPerson() { responderId }: Person,
    @Req() request: RigbookRequest,
    @Context() context: CommandContext,
  ): Promise<NewCalendarFeedResponse> {
    return this.commands.execute(new MakeFeed({ responderId, origin: this.origin.of(request), context }));
  }

  @Delete()
  @ApiOperation({
    summary: 'Revoke the address of your calendar',
    description: 'The address stops working. Does nothing if there is none.',
  })
  @AnswersNothing('The address no longer works.')
  @Refuses('CHANGED_MEANWHILE')
  revokeOwnCalendarFeed(@SignedInPerson() { responderId }: Person, @Context() context: CommandContext): Promise<void> {
    return this.commands.execute(new RevokeFeed({ responderId, context }));
  }
}
