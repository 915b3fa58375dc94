import type { BookingId, Instant } from '@rigbook/contracts/kernel';
import { channelsOf, type NotificationKind, templateTypeOf } from '@rigbook/contracts/notifications/notification.words';
import {
  type DeliveryChannel,
  deliveryChannelsOf,
  pushSwitchOf,
} from '@rigbook/contracts/notifications/push/push.words';
import { templateKinds } from '@rigbook/contracts/notifications/templates/template.words';
import { rowsStatement, type ProjectedEvent, type Statement } from '../../platform/event-store/index.js';
import { notificationId } from './notification-id.js';
import {
  bookingOf,
  type Due,
  type EventMessage,
  messagesOf,
  tellingOf,
  type TellingEvent,
  toldBy,
} from './messages-of-event.js';

/** A message by one of its channels. */
interface QueuedMessage {
  readonly kind: NotificationKind;
  readonly channel: DeliveryChannel;
  readonly due: Due;
}

/** What a message is about, and the event that causes it or makes it due. */
interface Occasion {
  readonly eventId: string;
  readonly responderId: string;
  readonly bookingId: BookingId | null;
  readonly stream: string;
  readonly at: Instant;
}

/**
 * Of events that have one `tellingOf` the same messages or none: the statement names these, so that PostgreSQL looks the booking and
 * the person up once and plans it once.
 */
export function queueMessages(events: readonly ProjectedEvent<TellingEvent>[]): readonly Statement[] {
  const telling = events.filter((event) => messagesOf(event).length > 0);
  const [first] = telling;
  if (!first) return [];
  const occasions = telling.map((event) => ({
    eventId: event.id,
    responderId: toldBy(event),
    bookingId: bookingOf(event),
    stream: event.stream,
    at: event.recordedAt,
  }));
  return [queueOn(tellingOf(first), occasions, messagesOf(first))];
}

/**
 * One row for each of the message's channels that the person has chosen. A message that has only one channel is always queued; by push,
 * if a device takes it. Skips a reminder whose time had passed when the event happened, and what is queued for the event already.
 */
export function queueOn(occasion: string, occasions: readonly Occasion[], told: readonly EventMessage[]): Statement {
  const messages = told.flatMap(({ kind, due }) =>
    deliveryChannelsOf(kind).map((channel): QueuedMessage => ({ kind, channel, due })),
  );
  return rowsStatement({
    name: `notification.queue.${occasion}`,
    cells: { ...cells, ...Object.fromEntries(messages.map((_, nth) => [idCell(nth), 'uuid'])) },
    rows: occasions.map((one) => ({
      ...one,
      ...Object.fromEntries(
        messages.map(({ kind, channel }, nth) => [
          idCell(nth),
          notificationId(one.eventId, kind, channel, delayedBy(one)),
        ]),
      ),
    })),
    text: (rows) => `
      INSERT INTO notification (id, event_id, kind, channel, recipient, responder_id, booking_id, stream, created_at, due_at, look_at)
      SELECT m.id, e.event_id, m.kind, m.channel, m.recipient, e.responder_id, e.booking_id, e.stream, e.at, m.due, m.due
      FROM ${rows} ${lookUps(messages)}
      CROSS JOIN LATERAL (VALUES ${messages.map(valuesOf).join(', ')}) AS m (id, kind, channel, recipient, due, is_sent)
      WHERE m.is_sent
      ON CONFLICT DO NOTHING`,
  });
}

const cells = { eventId: 'uuid', responderId: 'uuid', bookingId: 'uuid', stream: 'uuid', at: 'timestamptz' };

/** The booking, if the event is another booking's. */
const delayedBy = ({ bookingId, stream }: Occasion) => (bookingId === stream ? null : bookingId);

const idCell = (nth: number) => `id${nth}`;

const recipientOf = (kind: NotificationKind) => templateKinds[templateTypeOf(kind)].audience;
/** SQL: whether a device of the person takes push messages of this kind. */
export const takesPush = (person: string, kind: NotificationKind): string =>
  `EXISTS (SELECT FROM push_subscription p WHERE p.responder_id = ${person}.id) AND NOT '${pushSwitchOf(kind)}' = ANY (${person}.push_off)`;

const isChosen = ({ kind }: QueuedMessage) => channelsOf(kind).length > 1 && recipientOf(kind) === 'responder';

/** A booking request, the most frequent command, needs none. */
const lookUps = (messages: readonly QueuedMessage[]): string =>
  [
    messages.some(({ due }) => due.from !== 'event') ? 'LEFT JOIN booking_diary b ON b.booking_id = e.booking_id' : '',
    messages.some((message) => isChosen(message) || message.channel === 'push')
      ? 'LEFT JOIN responder r ON r.id = e.responder_id'
      : '',
  ].join(' ');

const times: Readonly<Record<Due['from'], string>> = { event: 'e.at', start: 'b.start_at', end: 'b.end_at' };

function valuesOf(message: QueuedMessage, nth: number): string {
  const { kind, channel, due } = message;
  const dueAt = `${times[due.from]} + interval '${due.minutes} minutes'`;
  const conditions = [
    ...(due.from === 'start' ? [`${dueAt} > e.at`] : []),
    ...(channel === 'push' ? [takesPush('r', kind)] : isChosen(message) ? [`'${channel}' = ANY (r.channels)`] : []),
  ];
  const isSent = conditions.join(' AND ') || 'true';
  return `(e.${idCell(nth)}, '${kind}', '${channel}', '${recipientOf(kind)}', ${dueAt}, ${isSent})`;
}
