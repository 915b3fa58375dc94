import { pauseReasons, webhookBeginnings } from '@rigbook/contracts/integrations/webhook.words';
import { declareEvents, type EventOf } from '../../platform/events/event-declarations.js';
import { list, oneOf, orNull, recordedText } from '../../platform/events/event-fields.js';

export const WEBHOOK_STREAM = 'webhook';

/** Of examples in the API document. */
export const exampleEventTypes = ['BookingApproved', 'BookingCancelled'] as const;

/** Events of a webhook, without its address, which may contain a key, and without its secret. */
export const webhookEvents = declareEvents({
  WebhookAdded: {
    says: 'A webhook sends events to a program. `eventTypes` is null if it sends all of them.',
    data: { eventTypes: orNull(list(recordedText(exampleEventTypes[0]))), beginsWith: oneOf(webhookBeginnings) },
  },
  WebhookChanged: {
    says: 'These fields of the webhook changed.',
    data: { changedFields: list(oneOf(['name', 'address', 'eventTypes'])) },
  },
  WebhookPaused: { says: 'The webhook sends nothing for now.', data: { reason: oneOf(pauseReasons) } },
  WebhookResumed: { says: 'The webhook sends again, from where it stopped.', data: {} },
  WebhookSecretRotated: { says: 'The webhook has a new secret.', data: {} },
  WebhookRemoved: { says: 'The webhook was removed and sends nothing more.', data: {} },
});

export type WebhookEvent = EventOf<typeof webhookEvents>;
export type WebhookAdded = EventOf<typeof webhookEvents, 'WebhookAdded'>;
export type WebhookPaused = EventOf<typeof webhookEvents, 'WebhookPaused'>;
