import { declareEvents, type EventOf } from '../../platform/events/event-declarations.js';
import { orNull, responderId } from '../../platform/events/event-fields.js';

export const CALENDAR_FEED_STREAM = 'calendar-feed';

/** Whose bookings it shows. */
const ofCalendar = { responderId: orNull(responderId) };

/** Events of a calendar address. Each address has its own stream. */
export const calendarFeedEvents = declareEvents({
  CalendarFeedMade: {
    says: 'A calendar can be read at a new address. `responderId` is null for the calendar of the whole fleet.',
    data: ofCalendar,
  },
  CalendarFeedRevoked: {
    says: 'The calendar can no longer be read at that address. Also recorded if a new address replaces it.',
    data: ofCalendar,
  },
});

export type CalendarFeedEvent = EventOf<typeof calendarFeedEvents>;
