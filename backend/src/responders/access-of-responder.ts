import { Injectable } from '@nestjs/common';
import type { Instant, ResponderId } from '@rigbook/contracts/kernel';
import type { Decided } from '../platform/decisions/index.js';
import { CalendarAddresses } from './people/calendar-addresses.js';
import { SessionsOfResponder, type WaysIn } from './responder-ports.js';

/** What opens a person's account, apart from the digits. */
@Injectable()
export class AccessOfResponder {
  constructor(
    private readonly sessions: SessionsOfResponder,
    private readonly calendars: CalendarAddresses,
  ) {}

  /** How much of it there is, without the session in hand. */
  async waysIn(sessionInHand: string, responderId: ResponderId, now: Instant): Promise<WaysIn> {
    return {
      ...(await this.sessions.waysIn(sessionInHand, responderId, now)),
      calendarAddress: await this.calendars.hasOne(responderId),
    };
  }

  /** Ends all of it, except the session in hand: someone else may have made it. */
  async endingAll(sessionInHand: string, responderId: ResponderId): Promise<Required<Decided>> {
    return together(
      await this.sessions.endingEverything(sessionInHand, responderId),
      await this.calendars.ending(responderId),
    );
  }

  /** Ends what is open, and keeps the ways in for later. */
  async ending(sessionInHand: string, responderId: ResponderId): Promise<Required<Decided>> {
    return together(
      { statements: [this.sessions.endAllBut(sessionInHand, responderId)] },
      await this.calendars.ending(responderId),
    );
  }
}

const together = (...parts: readonly Decided[]): Required<Decided> => ({
  events: parts.flatMap(({ events = [] }) => events),
  appends: parts.flatMap(({ appends = [] }) => appends),
  statements: parts.flatMap(({ statements = [] }) => statements),
});
