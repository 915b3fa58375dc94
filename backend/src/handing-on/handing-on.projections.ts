import { activityFeed, activityLines } from '../booking/views/activity-feed/activity-feed.view.js';
import type { HandingOnEvent } from './handing-on.events.js';
import { offers } from './own-offers/offers.view.js';

/** The giver's line: that of the new responder comes from the booking's event. In a swap each has one as a new responder. */
const linesOfGivers = activityLines.from<HandingOnEvent>({
  adds: {
    HandingOnAccepted: ({ id, recordedAt, data: { responderId, bookingId, inReturn } }) =>
      inReturn
        ? []
        : { eventId: id, responderId, happenedAt: recordedAt, code: 'booking-handed-on' as const, bookingId },
  },
});

/** The feed with the lines of those who gave a booking away. */
export const withLinesOfGivers = <View extends object>(views: readonly View[]) =>
  views.map((view) =>
    Object.is(view, activityFeed) ? { ...activityFeed, on: { ...activityFeed.on, ...linesOfGivers.on } } : view,
  );

export const handingOnProjections = { inline: [offers] };
