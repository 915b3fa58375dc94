import type { BookingId, ResponderId } from '@rigbook/contracts/kernel/ids';
import type { NotificationKind } from '@rigbook/contracts/notifications/notification.words';
import type { MessageChannel, TemplateAudience } from '@rigbook/contracts/notifications/templates/template.words';

/** A message that this process has begun to send. */
export interface ClaimedNotification {
  readonly id: string;
  readonly eventId: string;
  readonly kind: NotificationKind;
  readonly channel: MessageChannel;
  readonly recipient: TemplateAudience;
  readonly responderId: ResponderId;
  readonly bookingId: BookingId | null;
  /** of the event */
  readonly stream: string;
  /** this one included, since it was queued */
  readonly tries: number;
  /** which of all attempts this is; nobody else may write down how it ended */
  readonly attempt: number;
}
