import { overRows } from '../../platform/event-store/over-rows.js';
import type { Projection, ProjectionHandler } from '../../platform/event-store/projection.js';
import type { ProjectedEvent } from '../../platform/event-store/recorded-event.js';
import type { Statement } from '../../platform/event-store/statement.js';
import type { ResponderErased } from '../../responders/responder.events.js';
import { forgetResponder } from './forget-responder.js';
import { madeNeedless, type TellingEvent } from './messages-of-event.js';
import { queueMessages } from './queue-messages.js';

type Told = readonly ProjectedEvent<TellingEvent>[];

const tell: ProjectionHandler<TellingEvent> = (events) => [...withdraw(events), ...queueMessages(events)];

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

function withdraw(events: Told): readonly Statement[] {
  const needless = events.flatMap(({ type, stream, recordedAt }) =>
    (madeNeedless[type] ?? []).map((kind) => ({ bookingId: stream, kind, at: recordedAt })),
  );
  if (needless.length === 0) return [];
  return [
    overRows({
      name: 'notification.withdraw',
      cells: { bookingId: 'uuid', kind: 'text', at: 'timestamptz' },
      rows: needless,
      text: (rows) => `
        UPDATE notification n SET state = 'withdrawn', settled_at = e.at
        FROM ${rows} WHERE n.booking_id = e.booking_id AND n.kind = e.kind AND n.state = 'queued'`,
    }),
  ];
}
