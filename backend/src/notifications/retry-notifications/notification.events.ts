import { notificationKinds } from '@rigbook/contracts/notifications/notification.words';
import { deliveryChannels } from '@rigbook/contracts/notifications/push/push.words';
import { declareEvents, type EventOf } from '../../platform/events/event-declarations.js';
import { id, oneOf, orNull, wholeNumber } from '../../platform/events/event-fields.js';

export const NOTIFICATION_STREAM = 'notification';

/** The single stream of all retries, so that they take turns. Its id is the same in every installation. */
export const retriesStreamId = '01900000-0000-7000-8000-000000000002';

const channel = oneOf(deliveryChannels);

/** What administrators did with messages, without recipients and texts. */
export const notificationEvents = declareEvents({
  NotificationRetried: {
    says: 'A message was sent again.',
    data: { notificationId: id('0197f1c2-0c01-7000-8000-000000000c01'), kind: oneOf(notificationKinds), channel },
  },
  NotificationsRetried: {
    says: 'Several messages were sent again. `channel` is null for messages of all channels.',
    data: { count: wholeNumber(3), channel: orNull(channel) },
  },
});

export type NotificationEvent = EventOf<typeof notificationEvents>;
export type NotificationRetried = EventOf<typeof notificationEvents, 'NotificationRetried'>;
