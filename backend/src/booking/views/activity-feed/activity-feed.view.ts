import type { ActivityCode } from '@rigbook/contracts/activity/activity.words';
import type { BookingId, ResponderId } from '@rigbook/contracts/kernel';
import type { LicenceEvent } from '../../../licences/licence.events.js';
import { instant, type ProjectedEvent, rowView, uuid, word } from '../../../platform/event-store/index.js';
import type { BookingEvent } from '../../booking.events.js';

/** One line per event that concerns a responder, for that responder. Lines are independent of each other. */
export const activityFeed = rowView({
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
}).from<BookingEvent | LicenceEvent>({
  partitionBy: ({ id }) => id,
  adds: {
    BookingRequested: ofBooking('booking-requested'),
    BookingApproved: ofBooking('booking-approved'),
    BookingRejected: ofBooking('booking-rejected'),
    BookingChanged: ofBooking('booking-changed'),
    BookingExtended: ofBooking('booking-extended'),
    BookingCancelled: (event) =>
      ofBooking(event.data.cancelledBy === 'admin' ? 'booking-cancelled' : 'booking-withdrawn')(event),
    BookingReleased: ofBooking('booking-released'),
    BookingReinstated: ofBooking('booking-reinstated'),
    AgreementSigned: ofBooking('agreement-signed'),
    VehicleCheckedIn: ofBooking('vehicle-checked-in'),
    VehicleCheckedOut: ofBooking('vehicle-checked-out'),
    // LicenceReplaced adds nothing: the newer photos have their own line
    LicenceSubmitted: ofLicence('licence-submitted'),
    LicenceApproved: ofLicence('licence-approved'),
    LicenceRejected: ofLicence('licence-rejected'),
  },
});

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
