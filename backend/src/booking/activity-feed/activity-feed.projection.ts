import type { ActivityCode, LicenceActivity } from '@rigbook/contracts/activity/activity.words';
import type { LicenceEvent } from '../../licences/licence.events.js';
import { columns } from '../../platform/event-store/columns.js';
import type { Projection } from '../../platform/event-store/projection.js';
import type { ProjectedEvent } from '../../platform/event-store/recorded-event.js';
import type { Statement } from '../../platform/event-store/statement.js';
import type { BookingEvent } from '../booking.events.js';

/** One line per thing that happened to a responder, for themselves to read. Lines never touch each other. */
export const activityFeed: Projection<BookingEvent | LicenceEvent> = {
  name: 'activity-feed',
  tables: ['activity_feed'],
  partitionBy: ({ id }) => id,
  on: {
    BookingRequested: ofBooking('booking-requested'),
    BookingApproved: ofBooking('booking-approved'),
    BookingRejected: ofBooking('booking-rejected'),
    BookingCancelled: (events) =>
      write(
        events.map((event) =>
          lineOfBooking(event.data.cancelledBy === 'admin' ? 'booking-cancelled' : 'booking-withdrawn', event),
        ),
      ),
    AgreementSigned: ofBooking('agreement-signed'),
    VehicleCheckedIn: ofBooking('vehicle-checked-in'),
    VehicleCheckedOut: ofBooking('vehicle-checked-out'),
    // LicenceReplaced says nothing new: the newer photos have a line of their own
    LicenceSubmitted: ofLicence('licence-submitted'),
    LicenceApproved: ofLicence('licence-approved'),
    LicenceRejected: ofLicence('licence-rejected'),
  },
};

interface Line {
  readonly eventId: string;
  readonly responderId: string;
  readonly happenedAt: string;
  readonly code: ActivityCode;
  readonly bookingId: string | null;
}

function ofBooking(code: ActivityCode) {
  return (events: readonly ProjectedEvent<BookingEvent>[]) => write(events.map((event) => lineOfBooking(code, event)));
}

function ofLicence(code: LicenceActivity) {
  return (events: readonly ProjectedEvent<LicenceEvent>[]) =>
    write(
      events.map(({ id, recordedAt, data: { responderId } }) => ({
        eventId: id,
        responderId,
        happenedAt: recordedAt,
        code,
        bookingId: null,
      })),
    );
}

const lineOfBooking = (code: ActivityCode, { id, stream, recordedAt, data }: ProjectedEvent<BookingEvent>): Line => ({
  eventId: id,
  responderId: data.responderId,
  happenedAt: recordedAt,
  code,
  bookingId: stream,
});

const write = (lines: readonly Line[]): Statement => ({
  name: 'activity-feed.write',
  text: `INSERT INTO activity_feed (event_id, responder_id, happened_at, code, booking_id)
         SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::timestamptz[], $4::text[], $5::uuid[])
         ON CONFLICT (event_id) DO NOTHING`,
  values: columns(lines, (line) => [line.eventId, line.responderId, line.happenedAt, line.code, line.bookingId]),
});
