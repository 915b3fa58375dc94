import type { ResponderId } from '@rigbook/contracts/kernel/ids';

/** About an address under which a calendar is read; each is a stream of its own. */
export type CalendarFeedEvent = CalendarFeedMade | CalendarFeedRevoked;

export const CALENDAR_FEED_STREAM = 'calendar-feed';

interface OfCalendarFeed {
  /** whose bookings it shows; null: those of the whole fleet */
  readonly responderId: ResponderId | null;
}

export interface CalendarFeedMade {
  readonly type: 'CalendarFeedMade';
  readonly data: OfCalendarFeed;
}

/** Also recorded where another address takes its place. */
export interface CalendarFeedRevoked {
  readonly type: 'CalendarFeedRevoked';
  readonly data: OfCalendarFeed;
}
