import { retryableStates } from '@rigbook/contracts/notifications/notification.words';
import type { NotificationKind, NotificationState } from '@rigbook/contracts/notifications/notification.words';
import type { DeliveryChannel } from '@rigbook/contracts/notifications/push/push.words';
import { Refusal } from '../../platform/decisions/index.js';
import type { NotificationRetried } from './notification.events.js';

export interface StoredNotification {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly channel: DeliveryChannel;
  readonly state: NotificationState;
}

/** Only an unsent message can be retried. @throws Refusal NOTIFICATION_NOT_RETRYABLE */
export function retryNotification({ id, kind, channel, state }: StoredNotification): NotificationRetried {
  if (!retryableStates.some((each) => each === state)) throw new Refusal('NOTIFICATION_NOT_RETRYABLE', { state });
  return { type: 'NotificationRetried', data: { notificationId: id, kind, channel } };
}
