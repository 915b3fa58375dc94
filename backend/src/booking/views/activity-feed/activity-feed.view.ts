import type { ActivityCode } from '@rigbook/contracts/activity/activity.words';
import { activityOf, bookingEventTypes } from '@rigbook/contracts/booking/booking-event.words';
import type { BookingId, ResponderId } from '@rigbook/contracts/kernel';
import type { LicenceEvent } from '../../../licences/licence.events.js';
import { instant, type ProjectedEvent, rowView, uuid, word } from '../../../platform/event-store/index.js';
import type { BookingEvent } from '../../booking.events.js';

/** One line per event that concerns a responder, for that responder. Lines are independent of each other. */
export const activityLines = rowView({
  name: 'activity-feed',
  table: 'activity_feed',
  key: 'eventId',
  columns: {
    eventId: uuid(),
    responderId: uuid<ResponderId>(),
    happenedAt: instant,
    code: word<ActivityCode>(),
    /** null if it is about the license */
    bookingId: uuid<BookingId>().orNull,
  },
});

export const activityFeed = activityLines.from<BookingEvent | LicenceEvent>({
  partitionBy: ({ id }) => id,
  adds: {
    ...linesOfBookings(),
    BookingCancelled: (event) =>
      ofBooking(event.data.cancelledBy === 'admin' ? 'booking-cancelled' : 'booking-withdrawn')(event),
    BookingHandedOn: (event) => ofBooking(event.data.inReturn ? 'booking-swapped' : 'booking-taken-over')(event),
    // LicenceReplaced adds nothing: the newer photos have their own line
    LicenceSubmitted: ofLicence('licence-submitted'),
    LicenceApproved: ofLicence('licence-approved'),
    LicenceRejected: ofLicence('licence-rejected'),
  },
});

/** A line for each event that has an entry. */
function linesOfBookings() {
  const told = bookingEventTypes.flatMap((type) => {
    const code = activityOf(type);
    return code ? [[type, ofBooking(code)] as const] : [];
  });
  return Object.fromEntries(told) as Partial<Record<BookingEvent['type'], ReturnType<typeof ofBooking>>>;
}

type Line = Pick<ProjectedEvent, 'id' | 'stream' | 'recordedAt'> & {
  readonly data: { readonly responderId: ResponderId };
};

function ofLicence(code: ActivityCode) {
  return ({ id, recordedAt, data: { responderId } }: Line) => ({
    eventId: id,
    responderId,
    happenedAt: recordedAt,
    code,
    bookingId: null as BookingId | null,
  });
}

function ofBooking(code: ActivityCode) {
  return (event: Line) => ({ ...ofLicence(code)(event), bookingId: event.stream as BookingId });
}
