import { LONGEST_BOOKING_HOURS } from '@rigbook/contracts/booking/booking.limits';
import { openStatuses } from '@rigbook/contracts/booking/booking.words';
import { toldOfOffersLimits } from '@rigbook/contracts/handing-on/told-of-offers.limits';
import type { HandingOnOffered } from '../../handing-on/handing-on.events.js';
import { type ProjectedEvent, rowsStatement, type Statement } from '../../platform/event-store/index.js';
import { notificationId } from './notification-id.js';
import { takesPush } from './queue-messages.js';

const { people, hoursForBooking } = toldOfOffersLimits;
const OPEN = openStatuses.map((status) => `'${status}'`).join(', ');

/** Each has a message of their own; not the giver, nor who could not take it for plain reasons. The rest is for the rules when they accept. */
const THOSE_WHO_WANT_IT = `(
  SELECT r.* FROM responder r
  WHERE r.told_of_offers AND r.suspended_at IS NULL AND (r.is_admin OR NOT r.is_auditor) AND r.license_verified AND r.id <> e.given_by
    AND NOT EXISTS (SELECT FROM booking_diary own WHERE own.responder_id = r.id AND own.status IN (${OPEN})
                    AND own.start_at < e.end_at AND own.end_at > e.start_at
                    AND own.start_at > e.start_at - interval '${LONGEST_BOOKING_HOURS} hours')
  ORDER BY md5(e.stream::text || r.id::text) LIMIT ${people})`;

/** A booking that is offered, withdrawn and offered again is told once. */
const WAS_TOLD = `EXISTS (
  SELECT FROM handing_on before WHERE before.booking_id = e.given_booking AND before.handing_on_id <> e.stream
    AND before.to_responder_id IS NULL AND before.offered_at > e.at - interval '${hoursForBooking} hours')`;

/**
 * Tells of a booking that is offered to everybody: only people who chose so, by the channels of their messages and by push, and of many only
 * some. Who is told first has no better chance: the order is one of chance.
 */
export function tellOfOffers(events: readonly ProjectedEvent<HandingOnOffered>[]): readonly Statement[] {
  const toEverybody = events.filter(({ data }) => data.toResponderId === null);
  if (toEverybody.length === 0) return [];
  return [
    rowsStatement({
      name: 'notification.queue.HandingOnOffered.everybody',
      cells: {
        eventId: 'uuid',
        stream: 'uuid',
        givenBy: 'uuid',
        givenBooking: 'uuid',
        startAt: 'timestamptz',
        endAt: 'timestamptz',
        at: 'timestamptz',
        email: 'uuid',
        whatsapp: 'uuid',
        push: 'uuid',
      },
      rows: toEverybody.map(({ id, stream, recordedAt, data }) => ({
        eventId: id,
        stream,
        givenBy: data.responderId,
        givenBooking: data.bookingId,
        startAt: data.startAt,
        endAt: data.endAt,
        at: recordedAt,
        email: notificationId(id, 'handing_on_to_everybody', 'email'),
        whatsapp: notificationId(id, 'handing_on_to_everybody', 'whatsapp'),
        push: notificationId(id, 'handing_on_to_everybody', 'push'),
      })),
      text: (rows) => `
        INSERT INTO notification (id, event_id, kind, channel, recipient, responder_id, stream, created_at, due_at, look_at)
        SELECT overlay(m.id::text PLACING right(md5(m.id::text || r.id::text), 12) FROM 25)::uuid,
               e.event_id, 'handing_on_to_everybody', m.channel, 'responder', r.id, e.stream, e.at, e.at, e.at
        FROM ${rows} CROSS JOIN LATERAL ${THOSE_WHO_WANT_IT} r
        CROSS JOIN LATERAL (VALUES (e.email, 'email'), (e.whatsapp, 'whatsapp'), (e.push, 'push')) AS m (id, channel)
        WHERE NOT ${WAS_TOLD}
          AND CASE m.channel WHEN 'push' THEN ${takesPush('r', 'handing_on_to_everybody')} ELSE m.channel = ANY (r.channels) END
        ON CONFLICT DO NOTHING`,
    }),
  ];
}
