import { hash } from 'node:crypto';
import type { BookingId } from '@rigbook/contracts/kernel';
import type { NotificationKind } from '@rigbook/contracts/notifications/notification.words';
import type { DeliveryChannel } from '@rigbook/contracts/notifications/push/push.words';

/**
 * The same id for the same message, however often its event is projected. It begins with the event's time, like a uuid v7, so
 * that newer messages are at the end of every index. An event that delays other bookings tells of each.
 */
export function notificationId(
  eventId: string,
  kind: NotificationKind,
  channel: DeliveryChannel,
  delayed: BookingId | null = null,
): string {
  const hex = hash('sha256', [eventId, kind, channel, ...(delayed ? [delayed] : [])].join(' '));
  const variant = ((Number.parseInt(hex.slice(3, 4), 16) & 0b0011) | 0b1000).toString(16);
  return `${eventId.slice(0, 14)}8${hex.slice(0, 3)}-${variant}${hex.slice(4, 7)}-${hex.slice(7, 19)}`;
}
