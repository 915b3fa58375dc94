import { DIARY_SEARCH_LIMIT } from '@rigbook/contracts/booking/diary/diary-search.rules';
import { messageStatuses, notificationTopics } from '@rigbook/contracts/notifications/message-status.rules';
import { retryableStates } from '@rigbook/contracts/notifications/notification.words';
import { deliveryChannels } from '@rigbook/contracts/notifications/push/push.words';
import { address, oneOf, text, uuid, type SearchOf } from '../../../../lib/address.js';

/** The filter for messages, with the API's names. */
export const notificationAddress = address({
  standing: oneOf(messageStatuses),
  channel: oneOf(deliveryChannels),
  topic: oneOf(notificationTopics),
  bookingId: uuid.as('about'),
  search: text(DIARY_SEARCH_LIMIT).as('q'),
});
export type NotificationSearch = SearchOf<typeof notificationAddress>;
/** Everything except the status, which the API calls `standing`. */
export type NotificationFilter = Omit<NotificationSearch, 'standing'>;

export const filterOf = ({ standing: _standing, ...filter }: NotificationSearch): NotificationFilter => filter;

export type RetryableState = (typeof retryableStates)[number];
export const isRetryable = (state: string): state is RetryableState => retryableStates.some((each) => each === state);
