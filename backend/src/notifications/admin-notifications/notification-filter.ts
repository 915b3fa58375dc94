import { IntersectionType } from '@nestjs/swagger';
import { DIARY_SEARCH_LIMIT, searchWords } from '@rigbook/contracts/booking/diary/diary-search.rules';
import type { BookingId, Instant, ResponderId } from '@rigbook/contracts/kernel';
import {
  type MessageStatus,
  messageStatuses,
  type NotificationTopic,
  notificationTopics,
} from '@rigbook/contracts/notifications/message-status.rules';
import { kindsAbout } from '@rigbook/contracts/notifications/topics-of-kinds.rules';
import type { NotificationKind } from '@rigbook/contracts/notifications/notification.words';
// renamed: the property's metadata would otherwise refer to the global class of that name
import {
  type DeliveryChannel as Channel,
  type DeliveryChannel,
  deliveryChannels,
} from '@rigbook/contracts/notifications/push/push.words';
import { type Database, query, type Query } from '../../platform/database/index.js';
import { Optional, TakesId, TakesOneOf, TakesText } from '../../platform/fields/index.js';
import { PageQuery } from '../../platform/http/index.js';

/** Filters of messages, whatever their delivery status. */
export class NotificationFilterDto {
  @Optional()
  @TakesOneOf(deliveryChannels, 'DeliveryChannel', 'channel must be email, whatsapp or push.')
  channel?: Channel;

  @Optional()
  @TakesOneOf(notificationTopics, 'NotificationTopic', 'topic must be one of the topics of messages.', {
    description: 'The subject of the messages.',
  })
  topic?: NotificationTopic;

  @Optional() @TakesId('bookingId must be the id of a booking.') bookingId?: BookingId;

  @Optional()
  @TakesText(
    DIARY_SEARCH_LIMIT,
    'dana 101',
    "Up to six words. Each must occur in the name of the responder the message is about, or begin that responder's unit number.",
  )
  search?: string;
}

class StatusDto {
  @Optional()
  @TakesOneOf(messageStatuses, 'NotificationStanding', 'standing must be the status of a message.', {
    description: '`waiting`: due, or being sent; `scheduled`: waits for its time or another attempt.',
  })
  standing?: MessageStatus;
}

export class ListNotificationsQuery extends IntersectionType(NotificationFilterDto, StatusDto, PageQuery) {}

/** The filters, with the people that the words match. */
export interface NotificationFilter {
  readonly channel?: DeliveryChannel;
  readonly kinds?: readonly NotificationKind[];
  readonly bookingId?: BookingId;
  readonly responders?: readonly ResponderId[];
}

/** People are looked up first, since they are few and messages are many. */
export async function notificationFilter(
  database: Database,
  { channel, topic, bookingId, search = '' }: NotificationFilterDto,
): Promise<NotificationFilter> {
  const words = searchWords(search);
  return {
    ...(channel && { channel }),
    ...(topic && { kinds: kindsAbout(topic) }),
    ...(bookingId && { bookingId }),
    ...(words.length > 0 && { responders: await database.fetch(respondersCalled(words)) }),
  };
}

/** People whose name contains each word, or whose unit number begins with it. */
const respondersCalled = (words: readonly string[]): Query<readonly ResponderId[]> =>
  query<{ id: ResponderId }, readonly ResponderId[]>(
    {
      name: 'notification.responders-called',
      text: `SELECT r.id FROM responder r
             WHERE (SELECT bool_and(starts_with(r.unit_number, word) OR strpos(lower(r.first_name), word) > 0
                                    OR strpos(lower(r.last_name), word) > 0)
                    FROM unnest($1::text[]) AS word)`,
      values: [words],
    },
    (rows) => rows.map(({ id }) => id),
  );

type Bind = (value: unknown) => string;

/** Every filter but the channel, which has few values, uses an indexed column. */
export const conditionsOf = (
  { channel, kinds, bookingId, responders }: NotificationFilter,
  bind: Bind,
): readonly string[] => [
  ...(channel === undefined ? [] : [`n.channel = ${bind(channel)}`]),
  ...(kinds === undefined ? [] : [`n.kind = ANY (${bind(kinds)}::text[])`]),
  ...(bookingId === undefined ? [] : [`n.booking_id = ${bind(bookingId)}`]),
  ...(responders === undefined ? [] : [`n.responder_id = ANY (${bind(responders)}::uuid[])`]),
];

/** Mirrors `messageStatusOf` of the contracts. */
export function hasStatus(status: MessageStatus, now: Instant, bind: Bind): string {
  if (status !== 'waiting' && status !== 'scheduled') return `n.state = ${bind(status)}`;
  return `n.state IN ('queued', 'sending') AND n.due_at ${status === 'waiting' ? '<=' : '>'} ${bind(now)}`;
}

/** Collects the values of a statement; each gets a placeholder. */
export function binding(): { readonly values: unknown[]; readonly bind: Bind } {
  const values: unknown[] = [];
  return { values, bind: (value) => `$${values.push(value)}` };
}
