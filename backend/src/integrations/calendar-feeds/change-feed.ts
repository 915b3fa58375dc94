import { Injectable } from '@nestjs/common';
import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import { Database } from '../../platform/database/database.js';
import { answerGuards } from '../../platform/decisions/answer-guards.js';
import { decideInTurn } from '../../platform/decisions/decide-in-turn.js';
import { Refusal } from '../../platform/decisions/refusal.js';
import type { Append, CommandContext } from '../../platform/event-store/commit.js';
import { EventStore } from '../../platform/event-store/event-store.js';
import { Ids } from '../../platform/time/ids.js';
import { CALENDAR_FEED_STREAM, type CalendarFeedEvent } from './calendar-feed.events.js';
import { toCalendarFeedResponse, type NewCalendarFeedResponse } from './calendar-feed.response.js';
import { dropFeed, feedOf, keepFeed } from './calendar-feed.statements.js';
import type { CalendarFeed } from './calendar-feed.js';
import { hashOfSecret, newFeedSecret, pathOfFeed } from './feed-secret.js';

const changedMeanwhile = () => new Refusal('CHANGED_MEANWHILE');

/** Makes the address of a calendar, a responder's own or the fleet's, and takes it back. There is one at a time. */
@Injectable()
export class ChangeFeed {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
    private readonly ids: Ids,
  ) {}

  /** A former address leads nowhere from then on. @throws Refusal CHANGED_MEANWHILE, SIGNED_OUT */
  make(responderId: ResponderId | null, origin: string, context: CommandContext): Promise<NewCalendarFeedResponse> {
    return decideInTurn(async () => {
      const former = await this.database.fetch(feedOf(responderId));
      const feed: CalendarFeed = { id: this.ids.newId(), responderId, madeAt: context.now, readAt: null };
      const secret = newFeedSecret();
      const body = toCalendarFeedResponse(feed);
      await answerGuards(
        {
          calendar_feed_responder_id_key: changedMeanwhile,
          calendar_feed_responder_id_fkey: () => new Refusal('SIGNED_OUT'),
        },
        () =>
          this.events.commit({
            context,
            appends: [...revoked(former), appendOf(feed, 0, 'CalendarFeedMade')],
            statements: [...(former ? [dropFeed(former.id)] : []), keepFeed(feed, hashOfSecret(secret))],
            answer: { status: 201, body: { ...body, address: null } }, // which stays in the database for a week
          }),
      );
      return { ...body, address: `${origin}${pathOfFeed(secret)}` };
    });
  }

  /** @throws Refusal CHANGED_MEANWHILE */
  revoke(responderId: ResponderId | null, context: CommandContext): Promise<void> {
    return decideInTurn(async () => {
      const feed = await this.database.fetch(feedOf(responderId));
      if (feed) await this.events.commit({ context, appends: revoked(feed), statements: [dropFeed(feed.id)] });
    });
  }
}

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
