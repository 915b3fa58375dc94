import { OFFICE_MAIL_EVERY_SECONDS } from '@rigbook/contracts/auth/quota.limits';
import type { BookingEvent, BookingExtensionRequested, VehicleTakenInEmergency } from '../../booking/booking.events.js';
import type { NotificationKind } from '@rigbook/contracts/notifications/notification.words';
import { type ProjectedEvent, responderIn, rowsStatement, type Statement } from '../../platform/event-store/index.js';
import type { ErasureRequested } from '../../responders/responder.events.js';
import { takesPush } from './queue-messages.js';
import type { StandingShiftNotMade } from '../../standing-shifts/standing-shift.events.js';
import { notificationId } from './notification-id.js';

const PAUSE = `interval '${OFFICE_MAIL_EVERY_SECONDS} seconds'`;
/** when the event happened, as the update of a counted person sees it */
const AT = `(EXCLUDED.ends_at - ${PAUSE})`;

/** Added to the count of a time that began with a digest: its first request makes the next digest, and no message of its own. */
const BEGUN_BY_DIGEST = 1_000_000;

/** So many requests of one person in ten minutes are told to administrators who want each; the rest stands in the digest. */
const MOST_TOLD_SINGLY = 5;

/** An administrator without an address, or without a device that takes push messages, is told by the other channels. */
const reaches = (kind: NotificationKind): string =>
  `CASE m.channel WHEN 'email' THEN admin.email <> '' WHEN 'push' THEN ${takesPush('admin', kind)} ELSE true END`;

/**
 * Of what waits for a decision, an administrator chose push alone, and has no device: an email is better than silence. That a device no longer takes it
 * shows when it is sent (`tellByEmailInstead`).
 */
const isChosen = (kind: NotificationKind): string => `(m.channel = ANY (admin.decision_channels)
  OR m.channel = 'email' AND admin.decision_channels = '{push}' AND NOT (${takesPush('admin', kind)}))`;

/** One message of a channel to each administrator: its id begins as that of the message, and ends in a way of their own. */
const ID_FOR_ADMINISTRATOR = `overlay(m.id::text PLACING right(md5(m.id::text || admin.id::text), 12) FROM 25)::uuid`;

/** A standing shift has approved it in the same transaction, unless a warning stands: then nobody has to decide. */
const waitsForDecision = ({ type, data }: ProjectedEvent<BookingEvent>): boolean =>
  type !== 'BookingRequested' || data.standingShiftId === undefined || data.eligibilityWarnings.length > 0;

/** Days of a standing shift are counted apart: they are no requests of its person. */
const countedFor = ({ type, data }: ProjectedEvent<BookingEvent>): string =>
  (type === 'BookingRequested' ? data.standingShiftId : undefined) ?? data.responderId;

/**
 * Tells the office of requests, at most once in ten minutes for each person: of the first at once, of those that follow in one
 * digest when the time is over. The row of `quota_use` counts the requests of that time; a digest begins the next one. Administrators who
 * have chosen so are told of each request but their own, or one that they made for somebody.
 */
export function queueForOffice(events: readonly ProjectedEvent<BookingEvent>[]): readonly Statement[] {
  const waiting = events.filter(waitsForDecision);
  return waiting.length > 0 ? [tellOfRequests(waiting)] : [];
}

/** Among those that are counted together. */
const numbered = (rows: string): string =>
  `(SELECT e.*, row_number() OVER (PARTITION BY counted_for ORDER BY event_id) AS nth,
           count(*) OVER (PARTITION BY counted_for) AS many
    FROM ${rows})`;
/** The same for one, as most commits have it. */
const alone = (rows: string): string => `NOT MATERIALIZED (SELECT e.*, 1 AS nth, 1 AS many FROM ${rows})`;

const tellOfRequests = (events: readonly ProjectedEvent<BookingEvent>[]): Statement =>
  rowsStatement({
    name: 'notification.queue.BookingRequested',
    cells: {
      eventId: 'uuid',
      responderId: 'uuid',
      countedFor: 'uuid',
      askedBy: 'uuid',
      bookingId: 'uuid',
      at: 'timestamptz',
      first: 'uuid',
      digest: 'uuid',
      email: 'uuid',
      whatsapp: 'uuid',
      push: 'uuid',
    },
    rows: events.map((event) => {
      const { id, stream, actor, data, recordedAt } = event;
      return {
        eventId: id,
        responderId: data.responderId,
        countedFor: countedFor(event),
        askedBy: responderIn(actor) ?? data.responderId,
        bookingId: stream,
        at: recordedAt,
        first: notificationId(id, 'booking_requested', 'email'),
        digest: notificationId(id, 'request_digest', 'email'),
        email: notificationId(id, 'request_to_decide', 'email'),
        whatsapp: notificationId(id, 'request_to_decide', 'whatsapp'),
        push: notificationId(id, 'request_to_decide', 'push'),
      };
    }),
    text: (rows, isOne) => `
      WITH asked AS ${isOne ? alone(rows) : numbered(rows)}, used AS (
        INSERT INTO quota_use AS u (person_id, quota, ends_at, times)
        SELECT counted_for, 'office-mail', max(at) + ${PAUSE}, count(*) FROM asked GROUP BY counted_for
        ON CONFLICT (person_id, quota) DO UPDATE
        SET times = CASE WHEN u.ends_at > ${AT} THEN u.times + EXCLUDED.times
                         WHEN u.times > 1 AND u.ends_at + ${PAUSE} > ${AT} THEN ${BEGUN_BY_DIGEST} + EXCLUDED.times
                         ELSE EXCLUDED.times END,
            ends_at = CASE WHEN u.ends_at > ${AT} THEN u.ends_at
                           WHEN u.times > 1 AND u.ends_at + ${PAUSE} > ${AT} THEN u.ends_at + ${PAUSE}
                           ELSE EXCLUDED.ends_at END
        RETURNING person_id, ends_at, times
      )
      INSERT INTO notification (id, event_id, kind, channel, recipient, responder_id, booking_id, stream, created_at, due_at, look_at)
      SELECT m.id, e.event_id, m.kind, 'email', 'organisation', e.responder_id, m.booking_id, e.booking_id, e.at, m.due, m.due
      FROM asked e JOIN used u ON u.person_id = e.counted_for
      CROSS JOIN LATERAL (VALUES (e.first, 'booking_requested', e.booking_id, e.at, 1), (e.digest, 'request_digest', NULL, u.ends_at, 2),
                                  (e.digest, 'request_digest', NULL, u.ends_at, ${BEGUN_BY_DIGEST} + 1))
        AS m (id, kind, booking_id, due, nth)
      WHERE u.times - e.many + e.nth = m.nth
      UNION ALL
      SELECT ${ID_FOR_ADMINISTRATOR}, e.event_id, 'request_to_decide', m.channel, 'responder', admin.id, e.booking_id, e.booking_id,
             e.at, e.at, e.at
      FROM asked e JOIN used u ON u.person_id = e.counted_for
      JOIN responder admin
        ON admin.decision_channels <> '{}' AND admin.is_admin AND admin.suspended_at IS NULL
       AND admin.id NOT IN (e.responder_id, e.asked_by)
      CROSS JOIN LATERAL (VALUES (e.email, 'email'), (e.whatsapp, 'whatsapp'), (e.push, 'push')) AS m (id, channel)
      WHERE ${isChosen('request_to_decide')} AND ${reaches('request_to_decide')} AND (u.times - e.many + e.nth) % ${BEGUN_BY_DIGEST} <= ${MOST_TOLD_SINGLY}
      ON CONFLICT DO NOTHING`,
  });

/** Of a booking whose extension was just asked for again and again, no more than of requests. */
const WAS_TOLD_OFTEN = `(
  SELECT count(*) FROM notification told WHERE told.booking_id = e.booking_id AND told.kind = 'extension_to_decide'
    AND told.responder_id = admin.id AND told.channel = m.channel AND told.created_at > e.at - ${PAUSE}) >= ${MOST_TOLD_SINGLY}`;

/** Tells administrators who want each request of an extension that waits, too; the office is told anyway. */
export const tellOfExtensions = (events: readonly ProjectedEvent<BookingExtensionRequested>[]): Statement =>
  rowsStatement({
    name: 'notification.queue.BookingExtensionRequested.deciders',
    cells: {
      eventId: 'uuid',
      bookingId: 'uuid',
      askedBy: 'uuid',
      at: 'timestamptz',
      email: 'uuid',
      whatsapp: 'uuid',
      push: 'uuid',
    },
    rows: events.map(({ id, stream, data, recordedAt }) => ({
      eventId: id,
      bookingId: stream,
      askedBy: data.responderId,
      at: recordedAt,
      email: notificationId(id, 'extension_to_decide', 'email'),
      whatsapp: notificationId(id, 'extension_to_decide', 'whatsapp'),
      push: notificationId(id, 'extension_to_decide', 'push'),
    })),
    text: (rows) => `
      INSERT INTO notification (id, event_id, kind, channel, recipient, responder_id, booking_id, stream, created_at, due_at, look_at)
      SELECT ${ID_FOR_ADMINISTRATOR},
             e.event_id, 'extension_to_decide', m.channel, 'responder', admin.id, e.booking_id, e.booking_id, e.at, e.at, e.at
      FROM ${rows}
      JOIN responder admin
        ON admin.decision_channels <> '{}' AND admin.is_admin AND admin.suspended_at IS NULL AND admin.id <> e.asked_by
      CROSS JOIN LATERAL (VALUES (e.email, 'email'), (e.whatsapp, 'whatsapp'), (e.push, 'push')) AS m (id, channel)
      WHERE ${isChosen('extension_to_decide')} AND ${reaches('extension_to_decide')} AND NOT ${WAS_TOLD_OFTEN}
      ON CONFLICT DO NOTHING`,
  });

/** Tells each other administrator of an emergency take by every channel that reaches them, whether or not they chose it. */
export const tellAdministrators = (events: readonly ProjectedEvent<VehicleTakenInEmergency>[]): Statement =>
  rowsStatement({
    name: 'notification.queue.VehicleTakenInEmergency',
    cells: {
      eventId: 'uuid',
      bookingId: 'uuid',
      takenBy: 'uuid',
      at: 'timestamptz',
      email: 'uuid',
      whatsapp: 'uuid',
      push: 'uuid',
    },
    rows: events.map(({ id, stream, data, recordedAt }) => ({
      eventId: id,
      bookingId: stream,
      takenBy: data.responderId,
      at: recordedAt,
      email: notificationId(id, 'emergency_take', 'email'),
      whatsapp: notificationId(id, 'emergency_take', 'whatsapp'),
      push: notificationId(id, 'emergency_take', 'push'),
    })),
    text: (rows) => `
      INSERT INTO notification (id, event_id, kind, channel, recipient, responder_id, booking_id, stream, created_at, due_at, look_at)
      SELECT ${ID_FOR_ADMINISTRATOR},
             e.event_id, 'emergency_take', m.channel, 'responder', admin.id, e.booking_id, e.booking_id, e.at, e.at, e.at
      FROM ${rows}
      JOIN responder admin ON admin.is_admin AND admin.suspended_at IS NULL AND admin.id <> e.taken_by
      CROSS JOIN LATERAL (VALUES (e.email, 'email'), (e.whatsapp, 'whatsapp'), (e.push, 'push')) AS m (id, channel)
      WHERE ${reaches('emergency_take')}
      ON CONFLICT DO NOTHING`,
  });

/** Tells the administrator who set a standing shift, as long as they are one, what the office is told of its days: by email and push. */
export const tellWhoSetThem = (events: readonly ProjectedEvent<StandingShiftNotMade>[]): Statement =>
  rowsStatement({
    name: 'notification.queue.StandingShiftNotMade.set-by',
    cells: { eventId: 'uuid', email: 'uuid', push: 'uuid', stream: 'uuid', at: 'timestamptz' },
    rows: events.map(({ id, stream, recordedAt }) => ({
      eventId: id,
      email: notificationId(id, 'standing_shift_not_made_office', 'email'),
      push: notificationId(id, 'standing_shift_not_made_office', 'push'),
      stream,
      at: recordedAt,
    })),
    text: (rows) => `
      INSERT INTO notification (id, event_id, kind, channel, recipient, responder_id, stream, created_at, due_at, look_at)
      SELECT ${ID_FOR_ADMINISTRATOR}, e.event_id, 'standing_shift_not_made_office', m.channel, 'responder', admin.id, e.stream, e.at, e.at, e.at
      FROM ${rows} JOIN standing_shift s ON s.standing_shift_id = e.stream
      JOIN responder admin ON admin.id = s.set_by AND admin.is_admin AND admin.suspended_at IS NULL
      CROSS JOIN LATERAL (VALUES (e.email, 'email'), (e.push, 'push')) AS m (id, channel)
      WHERE ${reaches('standing_shift_not_made_office')}
      ON CONFLICT DO NOTHING`,
  });

/** Tells the office that a person asks to be erased, unless it was told so in the last ten minutes. */
export const tellOfficeOfErasure = (events: readonly ProjectedEvent<ErasureRequested>[]): Statement =>
  rowsStatement({
    name: 'notification.queue.ErasureRequested',
    cells: { id: 'uuid', eventId: 'uuid', responderId: 'uuid', at: 'timestamptz' },
    rows: events.map(({ id, stream, recordedAt }) => ({
      id: notificationId(id, 'erasure_requested', 'email'),
      eventId: id,
      responderId: stream,
      at: recordedAt,
    })),
    text: (rows) => `
      INSERT INTO notification (id, event_id, kind, channel, recipient, responder_id, stream, created_at, due_at, look_at)
      SELECT e.id, e.event_id, 'erasure_requested', 'email', 'organisation', e.responder_id, e.responder_id, e.at, e.at, e.at
      FROM ${rows}
      WHERE NOT EXISTS (
        SELECT FROM notification n
        WHERE n.responder_id = e.responder_id AND n.kind = 'erasure_requested' AND n.created_at > e.at - ${PAUSE})
      ON CONFLICT DO NOTHING`,
  });
