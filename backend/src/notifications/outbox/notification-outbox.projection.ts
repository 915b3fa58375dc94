import { channelsOf } from '@rigbook/contracts/notifications/notification.words';
import { templateKinds } from '@rigbook/contracts/notifications/template.words';
import { templateOf } from '@rigbook/contracts/notifications/notification.words';
import { columns } from '../../platform/event-store/columns.js';
import type { Projection, ProjectionHandler } from '../../platform/event-store/projection.js';
import type { ProjectedEvent } from '../../platform/event-store/recorded-event.js';
import type { Statement } from '../../platform/event-store/statement.js';
import type { ResponderErased } from '../../responders/responder.events.js';
import { forgetResponder } from './forget-responder.js';
import { madeNeedless, messagesOf, type TellingEvent } from './messages-of-event.js';
import { notificationId } from './notification-id.js';

type Told = readonly ProjectedEvent<TellingEvent>[];

const tell: ProjectionHandler<TellingEvent> = (events) => [...withdraw(events), ...queue(events)];

/**
 * What has to be told of an event, written with the event itself, and taken back with whoever is erased. It is the beginning of
 * a record of deliveries, not a view: a replay neither builds it anew nor tells anybody anything (ADR 0040).
 */
export const notificationOutbox: Projection<TellingEvent | ResponderErased> = {
  name: 'notification-outbox',
  tables: [],
  on: {
    BookingRequested: tell,
    BookingApproved: tell,
    BookingRejected: tell,
    BookingCancelled: tell,
    AgreementSigned: tell,
    VehicleCheckedIn: tell,
    VehicleCheckedOut: tell,
    LicenceApproved: tell,
    LicenceRejected: tell,
    ResponderErased: forgetResponder,
  },
};

/**
 * One row for each channel that the person has chosen among those of the message; all of its channels where it has only one.
 * A reminder whose time was over when the event happened is none.
 */
function queue(events: Told): readonly Statement[] {
  const rows = events.flatMap((event) =>
    messagesOf(event).flatMap(({ kind, due, responderId, bookingId }) => {
      const channels = channelsOf(kind);
      const { audience } = templateKinds[templateOf(kind)];
      return channels.map((channel) => [
        notificationId(event.id, kind, channel),
        event.id,
        kind,
        channel,
        audience,
        channels.length > 1 && audience === 'responder',
        responderId,
        bookingId,
        event.stream,
        event.recordedAt,
        due.from,
        due.minutes,
      ]);
    }),
  );
  if (rows.length === 0) return [];
  return [
    {
      name: 'notification.queue',
      text: `INSERT INTO notification (id, event_id, kind, channel, recipient, responder_id, booking_id, stream, created_at,
                                       due_at, look_at)
             SELECT m.id, m.event_id, m.kind, m.channel, m.recipient, m.responder_id, m.booking_id, m.stream, m.at, due, due
             FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::boolean[], $7::uuid[], $8::uuid[],
                         $9::uuid[], $10::timestamptz[], $11::text[], $12::integer[])
               AS m (id, event_id, kind, channel, recipient, is_chosen, responder_id, booking_id, stream, at, due_from, minutes)
             LEFT JOIN booking_diary b ON b.booking_id = m.booking_id
             LEFT JOIN responder r ON r.id = m.responder_id
             CROSS JOIN LATERAL (
               SELECT CASE m.due_from WHEN 'start' THEN b.start_at WHEN 'end' THEN b.end_at ELSE m.at END
                      + make_interval(mins => m.minutes) AS due
             ) AS time
             WHERE (due_from <> 'start' OR due > m.at) AND (NOT is_chosen OR channel = ANY (r.channels))
             ON CONFLICT DO NOTHING`,
      values: columns(rows, (row) => row),
    },
  ];
}

function withdraw(events: Told): readonly Statement[] {
  const needless = events.flatMap(({ type, stream, recordedAt }) =>
    (madeNeedless[type] ?? []).map((kind) => ({ stream, kind, recordedAt })),
  );
  if (needless.length === 0) return [];
  return [
    {
      name: 'notification.withdraw',
      text: `UPDATE notification n SET state = 'withdrawn', settled_at = e.at
             FROM unnest($1::uuid[], $2::text[], $3::timestamptz[]) AS e (booking_id, kind, at)
             WHERE n.booking_id = e.booking_id AND n.kind = e.kind AND n.state = 'queued'`,
      values: columns(needless, ({ stream, kind, recordedAt }) => [stream, kind, recordedAt]),
    },
  ];
}
