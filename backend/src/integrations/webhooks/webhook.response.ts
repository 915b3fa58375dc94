import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { eventTypes, type EventType } from '@rigbook/contracts/integrations/event-type.words';
import {
  pauseReasons,
  webhookStates,
  type PauseReason,
  type WebhookState,
} from '@rigbook/contracts/integrations/webhook.words';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { stateOf, type Webhook } from './webhook.query.js';

const instant = { type: String, format: 'date-time', example: '2026-11-23T08:00:00.000Z' } as const;
const instantOrNull = { ...instant, nullable: true, example: null };

@ApiSchema({ name: 'Webhook' })
export class WebhookResponse {
  @ApiProperty({ type: String, format: 'uuid', example: '0197f1c2-a001-7000-8000-00000000a001' })
  id!: string;
  @ApiProperty({ example: 'Dispatch board' })
  name!: string;
  @ApiProperty({ example: 'https://dispatch.example.org/rigbook' })
  address!: string;
  @ApiProperty({
    enum: eventTypes,
    enumName: 'EventType',
    isArray: true,
    nullable: true,
    example: ['BookingApproved', 'BookingCancelled'],
    description: 'Null: all of them, also those that there will be.',
  })
  eventTypes!: EventType[] | null;
  @ApiProperty({ enum: webhookStates, enumName: 'WebhookState', example: 'delivering' })
  state!: WebhookState;
  @ApiProperty(instant)
  createdAt!: Instant;
  @ApiProperty({ ...instantOrNull, description: 'Since when nothing was taken any more.' })
  failingSince!: Instant | null;
  @ApiProperty({ ...instantOrNull, description: 'When what was not taken is tried again.' })
  nextTryAt!: Instant | null;
  @ApiProperty(instantOrNull)
  pausedAt!: Instant | null;
  @ApiProperty({ enum: pauseReasons, enumName: 'PauseReason', nullable: true, example: null })
  pauseReason!: PauseReason | null;
  @ApiProperty({ ...instantOrNull, description: 'Until then the former secret signs as well.' })
  formerSecretUntil!: Instant | null;
}

@ApiSchema({ name: 'WebhookWithSecret' })
export class WebhookWithSecretResponse extends WebhookResponse {
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=',
    description: 'What signs the messages. Shown in this answer only: null where the request is a repeat.',
  })
  secret!: string | null;
}

/** As somebody sees it at that moment. */
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
