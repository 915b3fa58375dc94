import { channelsOf, templateOf } from '@rigbook/contracts/notifications/notification.words';
import { templateKinds } from '@rigbook/contracts/notifications/templates/template.words';
import { columns } from '../../platform/event-store/columns.js';
import type { ProjectedEvent } from '../../platform/event-store/recorded-event.js';
import type { Statement } from '../../platform/event-store/statement.js';
import { messagesOf, type EventMessage, type TellingEvent } from './messages-of-event.js';
import { notificationId } from './notification-id.js';

interface QueuedMessage extends EventMessage {
  readonly event: ProjectedEvent<TellingEvent>;
  readonly channel: string;
  readonly id: string;
  readonly recipient: string;
  /** It goes by this channel only where the person has chosen so. */
  readonly isChosen: boolean;
}

/**
 * One row for each channel that the person has chosen among those of the message; all of its channels where it has only one.
 * A reminder whose time was over when the event happened is none.
 */
export function queueMessages(events: readonly ProjectedEvent<TellingEvent>[]): readonly Statement[] {
  const messages = events.flatMap((event) => messagesOf(event).flatMap((message) => byChannel(event, message)));
  const needsNoAsking = ({ isChosen, due }: QueuedMessage) => !isChosen && due.from === 'event' && due.minutes === 0;
  return [
    ...queueAsTheyAre(messages.filter(needsNoAsking)),
    ...queueAsIsKnown(messages.filter((message) => !needsNoAsking(message))),
  ];
}

function byChannel(event: ProjectedEvent<TellingEvent>, message: EventMessage): QueuedMessage[] {
  const { kind } = message;
  const channels = channelsOf(kind);
  const recipient = templateKinds[templateOf(kind)].audience;
  const isChosen = channels.length > 1 && recipient === 'responder';
  return channels.map((channel) => ({
    ...message,
    event,
    channel,
    id: notificationId(event.id, kind, channel),
    recipient,
    isChosen,
  }));
}

const cellsOf = ({ id, event, kind, channel, recipient, responderId, bookingId }: QueuedMessage) => [
  id,
  event.id,
  kind,
  channel,
  recipient,
  responderId,
  bookingId,
  event.stream,
  event.recordedAt,
];

/** Nothing has to be looked up for these: the request of a booking, the most frequent command, brings only such. */
function queueAsTheyAre(messages: readonly QueuedMessage[]): readonly Statement[] {
  if (messages.length === 0) return [];
  return [
    {
      name: 'notification.queue-at-once',
      text: `INSERT INTO notification (id, event_id, kind, channel, recipient, responder_id, booking_id, stream, created_at,
                                       due_at, look_at)
             SELECT id, event_id, kind, channel, recipient, responder_id, booking_id, stream, at, at, at
             FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::uuid[], $7::uuid[], $8::uuid[],
                         $9::timestamptz[])
               AS m (id, event_id, kind, channel, recipient, responder_id, booking_id, stream, at)
             ON CONFLICT DO NOTHING`,
      values: columns(messages, cellsOf),
    },
  ];
}

/** By the channels that the person has chosen, at the time that the booking's own says. */
function queueAsIsKnown(messages: readonly QueuedMessage[]): readonly Statement[] {
  if (messages.length === 0) return [];
  return [
    {
      name: 'notification.queue',
      text: `INSERT INTO notification (id, event_id, kind, channel, recipient, responder_id, booking_id, stream, created_at,
                                       due_at, look_at)
             SELECT m.id, m.event_id, m.kind, m.channel, m.recipient, m.responder_id, m.booking_id, m.stream, m.at, due, due
             FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::uuid[], $7::uuid[], $8::uuid[],
                         $9::timestamptz[], $10::boolean[], $11::text[], $12::integer[])
               AS m (id, event_id, kind, channel, recipient, responder_id, booking_id, stream, at, is_chosen, due_from, minutes)
             LEFT JOIN booking_diary b ON b.booking_id = m.booking_id
             LEFT JOIN responder r ON r.id = m.responder_id
             CROSS JOIN LATERAL (
               SELECT CASE m.due_from WHEN 'start' THEN b.start_at WHEN 'end' THEN b.end_at ELSE m.at END
                      + make_interval(mins => m.minutes) AS due
             ) AS time
             WHERE (due_from <> 'start' OR due > m.at) AND (NOT is_chosen OR channel = ANY (r.channels))
             ON CONFLICT DO NOTHING`,
      values: columns(messages, (message) => [
        ...cellsOf(message),
        message.isChosen,
        message.due.from,
        message.due.minutes,
      ]),
    },
  ];
}
