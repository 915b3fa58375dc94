import { TEST_MESSAGE_TYPE } from '@rigbook/contracts/integrations/webhook.words';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { BEGINNING } from '../../../platform/event-store/log-place.js';
import { cursorOf } from '../../public-event/log-cursor.js';
import type { PublicEvent } from '../../public-event/public-event.js';
import type { Message } from '../sending/message-sender.js';
import { WEBHOOK_STREAM } from '../webhook.events.js';

/** In the shape of an event, and of a type that no event has. It stands nowhere in the log: its cursor is the beginning. */
export function testMessage(id: string, webhookId: string, now: Instant): Message {
  const body: PublicEvent = {
    id,
    type: TEST_MESSAGE_TYPE,
    schemaVersion: 1,
    stream: { type: WEBHOOK_STREAM, id: webhookId, version: 0 },
    recordedAt: now,
    actor: { kind: 'system', id: 'webhooks' },
    correlationId: id,
    causationId: null,
    data: {},
    cursor: cursorOf(BEGINNING),
  };
  return { id, body };
}
