import type { NotificationKind } from '@rigbook/contracts/notifications/notification.words';
import type { MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';

/** What administrators, the events' actors, did about messages; never to whom they went or what they said. */
export type NotificationEvent = NotificationRetried | NotificationsRetried;

export const NOTIFICATION_STREAM = 'notification';

/** The one stream of all retries, so that they take turns; fixed, so that every installation's log reads alike. */
export const retriesStreamId = '01900000-0000-7000-8000-000000000002';

export interface NotificationRetried {
  readonly type: 'NotificationRetried';
  readonly data: { readonly notificationId: string; readonly kind: NotificationKind; readonly channel: MessageChannel };
}

export interface NotificationsRetried {
  readonly type: 'NotificationsRetried';
  /** `channel`: null where those of every channel were meant */
  readonly data: { readonly count: number; readonly channel: MessageChannel | null };
}
