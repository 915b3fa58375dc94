import { createHash } from 'node:crypto';
import type { MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';
import type { NotificationKind } from '@rigbook/contracts/notifications/notification.words';

/**
 * The same for the same message, however often its event is projected. It begins with the event's own time, as the event's
 * uuid v7 does, so that newer messages stand at the end of every index.
 */
export function notificationId(eventId: string, kind: NotificationKind, channel: MessageChannel): string {
  const hash = createHash('sha256').update(`${eventId} ${kind} ${channel}`).digest('hex');
  const variant = ((Number.parseInt(hash.slice(3, 4), 16) & 0b0011) | 0b1000).toString(16);
  return `${eventId.slice(0, 14)}8${hash.slice(0, 3)}-${variant}${hash.slice(4, 7)}-${hash.slice(7, 19)}`;
}
