import { channelsOf, type NotificationKind, templateTypeOf } from '@rigbook/contracts/notifications/notification.words';
import { type MessageChannel, templateKinds } from '@rigbook/contracts/notifications/templates/template.words';
import { rowsStatement, type ProjectedEvent, type Statement } from '../../platform/event-store/index.js';
import { createHash } from 'node:crypto';
import { type EventMessage, messagesOf, type TellingEvent } from './messages-of-event.js';

/**
 * The same id for the same message, however often its event is projected. It begins with the event's time, like a uuid v7, so
 * that newer messages are at the end of every index.
 */
function notificationId(eventId: string, kind: NotificationKind, channel: MessageChannel): string {
  const hash = createHash('sha256').update(`${eventId} ${kind} ${channel}`).digest('hex');
  const variant = ((Number.parseInt(hash.slice(3, 4), 16) & 0b0011) | 0b1000).toString(16);
  return `${eventId.slice(0, 14)}8${hash.slice(0, 3)}-${variant}${hash.slice(4, 7)}-${hash.slice(7, 19)}`;
}

interface QueuedMessage extends EventMessage {
  readonly event: ProjectedEvent<TellingEvent>;
  readonly channel: string;
  readonly id: string;
  readonly recipient: string;
  /** Used only if the person has chosen this channel. */
  readonly isChosen: boolean;
}

/**
 * One row for each of the message's channels that the person has chosen; if it has only one, that one. Skips a reminder whose
 * time had passed when the event happened.
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
  const recipient = templateKinds[templateTypeOf(kind)].audience;
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

const cells = {
  id: 'uuid',
  eventId: 'uuid',
  kind: 'text',
  channel: 'text',
  recipient: 'text',
  responderId: 'uuid',
  bookingId: 'uuid',
  stream: 'uuid',
  at: 'timestamptz',
};

const rowOf = ({ id, event, kind, channel, recipient, responderId, bookingId }: QueuedMessage) => ({
  id,
  eventId: event.id,
  kind,
  channel,
  recipient,
  responderId,
  bookingId,
  stream: event.stream,
  at: event.recordedAt,
});

/** These need no lookup. A booking request, the most frequent command, causes only such messages. */
function queueAsTheyAre(messages: readonly QueuedMessage[]): readonly Statement[] {
  if (messages.length === 0) return [];
  return [
    rowsStatement({
      name: 'notification.queue-at-once',
      cells,
      rows: messages.map(rowOf),
      text: (rows) => `
             INSERT INTO notification (id, event_id, kind, channel, recipient, responder_id, booking_id, stream, created_at,
                                       due_at, look_at)
             SELECT id, event_id, kind, channel, recipient, responder_id, booking_id, stream, at, at, at
             FROM ${rows}
             ON CONFLICT DO NOTHING`,
    }),
  ];
}

/** By the channels that the person has chosen, at a time relative to the booking's. */
function queueAsIsKnown(messages: readonly QueuedMessage[]): readonly Statement[] {
  if (messages.length === 0) return [];
  return [
    rowsStatement({
      name: 'notification.queue',
      cells: { ...cells, isChosen: 'boolean', dueFrom: 'text', minutes: 'integer' },
      rows: messages.map((message) => ({
        ...rowOf(message),
        isChosen: message.isChosen,
        dueFrom: message.due.from,
        minutes: message.due.minutes,
      })),
      text: (rows) => `
             INSERT INTO notification (id, event_id, kind, channel, recipient, responder_id, booking_id, stream, created_at,
                                       due_at, look_at)
             SELECT e.id, e.event_id, e.kind, e.channel, e.recipient, e.responder_id, e.booking_id, e.stream, e.at, due, due
             FROM ${rows}
             LEFT JOIN booking_diary b ON b.booking_id = e.booking_id
             LEFT JOIN responder r ON r.id = e.responder_id
             CROSS JOIN LATERAL (
               SELECT CASE e.due_from WHEN 'start' THEN b.start_at WHEN 'end' THEN b.end_at ELSE e.at END
                      + make_interval(mins => e.minutes) AS due
             ) AS time
             WHERE (due_from <> 'start' OR due > e.at) AND (NOT is_chosen OR channel = ANY (r.channels))
             ON CONFLICT DO NOTHING`,
    }),
  ];
}
