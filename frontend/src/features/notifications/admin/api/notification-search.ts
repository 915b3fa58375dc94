import { DIARY_SEARCH_LIMIT } from '@rigbook/contracts/booking/diary/diary-search.rules';
import { isUuid } from '@rigbook/contracts/kernel/ids';
import {
  notificationStandings,
  notificationTopics,
  type NotificationStanding,
  type NotificationTopic,
} from '@rigbook/contracts/notifications/notification-standing.rules';
import { retryableStates } from '@rigbook/contracts/notifications/notification.words';
import { messageChannels, type MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';

export type RetryableStanding = (typeof retryableStates)[number];

/** What messages are narrowed by beside where they stand. */
export interface NotificationNarrowing {
  readonly channel?: MessageChannel;
  readonly topic?: NotificationTopic;
  readonly bookingId?: string;
  readonly search?: string;
}

export type NotificationFilter = NotificationNarrowing & { readonly standing?: NotificationStanding };

/** It stands in the address, to be linked and found again. What cannot be meant counts as not given. */
export function notificationFilterOf(address: URLSearchParams): NotificationFilter {
  const one = <Value extends string>(name: string, of: readonly Value[]) =>
    of.find((value) => value === address.get(name));
  const standing = one('standing', notificationStandings);
  const channel = one('channel', messageChannels);
  const topic = one('topic', notificationTopics);
  const bookingId = address.get('about') ?? '';
  const search = (address.get('q') ?? '').trim().slice(0, DIARY_SEARCH_LIMIT);
  return {
    ...(standing && { standing }),
    ...(channel && { channel }),
    ...(topic && { topic }),
    ...(isUuid(bookingId) && { bookingId }),
    ...(search !== '' && { search }),
  };
}

export const addressOf = ({
  standing,
  channel,
  topic,
  bookingId,
  search,
}: NotificationFilter): Record<string, string> => ({
  tab: 'notifications',
  ...(standing && { standing }),
  ...(channel && { channel }),
  ...(topic && { topic }),
  ...(bookingId !== undefined && { about: bookingId }),
  ...(search !== undefined && { q: search }),
});

export function narrowingOf({ standing: _standing, ...narrowing }: NotificationFilter): NotificationNarrowing {
  return narrowing;
}

/** The same filter with another value there; nothing, or an empty one, takes the field out. */
export function withField<Field extends keyof NotificationFilter>(
  filter: NotificationFilter,
  field: Field,
  value: NotificationFilter[Field] | '' | undefined,
): NotificationFilter {
  const { [field]: _former, ...rest } = filter;
  return value === undefined || value === '' ? rest : { ...rest, [field]: value };
}

export const isRetryable = (state: string): state is RetryableStanding =>
  retryableStates.some((each) => each === state);
