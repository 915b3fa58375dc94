import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AccountChange } from '@rigbook/contracts/auth/account-change.words';
import type { ResponderId } from '@rigbook/contracts/kernel';
import { commandOf } from '../../platform/commands/command-of.js';
import { Database } from '../../platform/database/index.js';
import { decide, Refusal } from '../../platform/decisions/index.js';
import {
  type Append,
  type CommandContext,
  EventStore,
  responderIn,
  type Statement,
} from '../../platform/event-store/index.js';
import { Ids } from '../../platform/time/ids.js';
import { AccountNotices } from '../../responders/people/account-notices.js';
import { CALENDAR_FEED_STREAM, type CalendarFeedEvent } from './calendar-feed.events.js';
import { type NewCalendarFeedResponse, toCalendarFeedResponse } from './calendar-feed.response.js';
import { type CalendarFeed, dropFeed, feedOf, keepFeed } from './calendar-feed.statements.js';
import { hashOfSecret, newFeedSecret, pathOfFeed } from './feed-secret.js';

/** Makes a calendar address for a responder or, with null, for the fleet. There is one at a time. */
export class MakeFeed extends commandOf<
  {
    responderId: ResponderId | null;
    /** Where people and their programs reach the server. */
    origin: string;
  },
  NewCalendarFeedResponse
>() {}

/** Revokes the address if there is one. */
export class RevokeFeed extends commandOf<{ responderId: ResponderId | null }>() {}

@CommandHandler(MakeFeed)
export class MakeFeedHandler implements ICommandHandler<MakeFeed> {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
    private readonly ids: Ids,
    private readonly notices: AccountNotices,
  ) {}

  /** A previous address stops working. @throws Refusal CHANGED_MEANWHILE, SIGNED_OUT */
  execute({ responderId, origin, context }: MakeFeed): Promise<NewCalendarFeedResponse> {
    const feed: CalendarFeed = { id: this.ids.newId(), responderId, madeAt: context.now, readAt: null };
    const secret = newFeedSecret();
    return decide(this.events, {
      context,
      facts: () => this.database.fetch(feedOf(responderId)),
      decide: (former) => ({
        appends: [...revoked(former), appendOf(feed, 0, 'CalendarFeedMade')],
        statements: [
          ...(former ? [dropFeed(former.id)] : []),
          keepFeed(feed, hashOfSecret(secret)),
          ...told(this.notices, responderId, 'calendar-made', context),
        ],
      }),
      constraintMeanings: {
        calendar_feed_responder_id_key: () => new Refusal('CHANGED_MEANWHILE'),
        calendar_feed_responder_id_fkey: () => new Refusal('SIGNED_OUT'),
      },
      answer: () => ({ ...toCalendarFeedResponse(feed), address: `${origin}${pathOfFeed(secret)}` }),
      status: 201,
      answerToRepeat: (answer) => ({ ...answer, address: null }), // stored for a week
    });
  }
}

@CommandHandler(RevokeFeed)
export class RevokeFeedHandler implements ICommandHandler<RevokeFeed> {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
    private readonly notices: AccountNotices,
  ) {}

  /** @throws Refusal CHANGED_MEANWHILE */
  execute({ responderId, context }: RevokeFeed): Promise<void> {
    return decide(this.events, {
      context,
      facts: () => this.database.fetch(feedOf(responderId)),
      decide: (feed) => {
        const { appends, statements } = revocationOf(feed);
        const telling = feed ? told(this.notices, responderId, 'calendar-ended', context) : [];
        return { appends, statements: [...statements, ...telling] };
      },
    });
  }
}

/** The fleet's address belongs to no one person. */
const told = (
  notices: AccountNotices,
  responderId: ResponderId | null,
  change: AccountChange,
  context: CommandContext,
): readonly Statement[] =>
  responderId === null
    ? []
    : [notices.telling({ responderId, change, byAdmin: responderIn(context.actor) !== responderId, context })];

/** What ends the address, if there is one. */
export const revocationOf = (feed: CalendarFeed | undefined) => ({
  appends: revoked(feed),
  statements: feed ? [dropFeed(feed.id)] : [],
});

const revoked = (feed: CalendarFeed | undefined): readonly Append[] =>
  feed ? [appendOf(feed, 1, 'CalendarFeedRevoked')] : [];

const appendOf = (
  { id, responderId }: CalendarFeed,
  expectedVersion: number,
  type: CalendarFeedEvent['type'],
): Append => ({
  stream: id,
  streamType: CALENDAR_FEED_STREAM,
  expectedVersion,
  events: [{ type, data: { responderId } }],
});
