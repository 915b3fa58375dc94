import type { NotificationState } from '../notifications/notification.words.js';
import { withFacts, withoutFacts } from './refusal-definition.js';

/** Why each state needs no retry, or gets none. */
const settled: Readonly<Record<NotificationState, string>> = {
  queued: 'This message waits to be sent already.',
  sending: 'This message is being sent at this moment.',
  sent: 'This message was sent. Sending it again would tell the same thing twice.',
  failed: 'This message was not sent and can be retried.',
  not_configured: 'This message was not sent and can be retried.',
  withdrawn: 'There is no reason to send this message any more, so it is not sent.',
};

/** About sending a message once more (docs/domain.md#messages). */
export const notificationRefusals = {
  NOTIFICATION_NOT_FOUND: withoutFacts(
    404,
    'Message not found',
    'There is no such message. Please reload the list and look for it there.',
  ),
  NOTIFICATION_NOT_RETRYABLE: withFacts<{ state: NotificationState }>({
    status: 409,
    title: 'Nothing to retry',
    detail: ({ state }) => `${settled[state]} The list shows how it stands now.`,
    example: { state: 'sent' },
  }),
};
