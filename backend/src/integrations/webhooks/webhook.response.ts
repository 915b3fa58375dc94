import { ApiSchema } from '@nestjs/swagger';
import { eventTypes, type EventType } from '@rigbook/contracts/integrations/event-type.words';
import { pauseReasons, webhookStates } from '@rigbook/contracts/integrations/webhook.words';
import type { PauseReason, WebhookState } from '@rigbook/contracts/integrations/webhook.words';
import type { Instant } from '@rigbook/contracts/kernel';
import { Id, Moment, OneOf, SomeOf, Text } from '../../platform/fields/index.js';
import { exampleEventTypes } from './webhook.events.js';
import { stateOf, type Webhook } from './webhook.query.js';

@ApiSchema({ name: 'Webhook' })
export class WebhookResponse {
  @Id('0197f1c2-a001-7000-8000-00000000a001') id!: string;
  @Text('Dispatch board') name!: string;
  @Text('https://dispatch.example.org/rigbook') address!: string;
  @SomeOf.orNull(eventTypes, 'EventType', exampleEventTypes, 'Null: all types, including future ones.')
  eventTypes!: EventType[] | null;
  @OneOf(webhookStates, 'WebhookState', 'delivering') state!: WebhookState;
  @Moment('2026-11-23T08:00:00.000Z') createdAt!: Instant;
  @Moment.orNull(null, 'Since when deliveries have failed.') failingSince!: Instant | null;
  @Moment.orNull(null, 'Time of the next attempt.') nextTryAt!: Instant | null;
  @Moment.orNull(null) pausedAt!: Instant | null;
  @OneOf.orNull(pauseReasons, 'PauseReason', null) pauseReason!: PauseReason | null;
  @Moment.orNull(null, 'Until then messages are also signed with the previous secret.')
  formerSecretUntil!: Instant | null;
}

@ApiSchema({ name: 'WebhookWithSecret' })
export class WebhookWithSecretResponse extends WebhookResponse {
  @Text.orNull(
    'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=',
    'The secret that signs the messages. Shown in this answer only; null if the request is a repeat.',
  )
  secret!: string | null;
}

export const toWebhookResponse = (webhook: Webhook, now: Instant): WebhookResponse => {
  const {
    id,
    name,
    address,
    eventTypes: types,
    createdAt,
    failingSince,
    nextAttemptAt,
    paused,
    formerSecret,
  } = webhook;
  const state = stateOf(webhook);
  return {
    id,
    name,
    address,
    eventTypes: types && [...(types as readonly EventType[])],
    state,
    createdAt,
    failingSince,
    nextTryAt: state === 'retrying' ? nextAttemptAt : null,
    pausedAt: paused?.at ?? null,
    pauseReason: paused?.reason ?? null,
    formerSecretUntil: formerSecret && now < formerSecret.until ? formerSecret.until : null,
  };
};
