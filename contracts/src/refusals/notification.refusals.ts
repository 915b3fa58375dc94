import type { NotificationState } from '../notifications/notification.words.js';
import { withFacts, withoutFacts } from './refusal-definition.js';

/** Why a message in each state cannot be retried. */
const settled: Readonly<Record<NotificationState, string>> = {
  queued: 'This message is already waiting to be sent.',
  sending: 'This message is being sent right now.',
  sent: 'This message was already sent.',
  failed: 'This message was not sent and can be retried.',
  not_configured: 'This message was not sent and can be retried.',
  withdrawn: 'This message is no longer needed.',
};

/** About retrying messages (docs/domain.md#messages). */
export const notificationRefusals = {
  NOTIFICATION_NOT_FOUND: withoutFacts(
    404,
    'Message not found',
    'There is no such message. Please reload the list and look for it there.',
  ),
  NOTIFICATION_NOT_RETRYABLE: withFacts<{ state: NotificationState }>({
    status: 409,
    title: 'Nothing to retry',
    detail: ({ state }) => `${settled[state]} Reload the list to see its current state.`,
    example: { state: 'sent' },
  }),
};
