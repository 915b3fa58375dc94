import { ApiSchema } from '@nestjs/swagger';
import type { Instant } from '@rigbook/contracts/kernel';
import { webhookAddressProblem } from '@rigbook/contracts/integrations/webhook-address.rules';
import { webhookLimits } from '@rigbook/contracts/integrations/webhook.limits';
import { areSomeOf } from '@rigbook/contracts/notifications/preference.rules';
import {
  isPushPoint,
  isPushSecret,
  pushKeysUnusable,
  pushPoint,
  pushSecret,
} from '@rigbook/contracts/notifications/push/push-subscription.rules';
import { type PushType, pushTypes } from '@rigbook/contracts/notifications/push/push.words';
import { Holds, Id, Moment, Parts, SomeOf, Text, YesOrNo } from '../../platform/fields/index.js';

const EXAMPLE_POINT = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';

/** As a browser's PushSubscription gives it. */
@ApiSchema({ name: 'PushSubscription' })
export class PushSubscriptionDto {
  @Text({
    example: 'https://push.example.net/p/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
    format: 'uri',
    maxLength: webhookLimits.addressCharacters,
    description: 'Where its push service takes messages.',
  })
  @Holds(
    'pushEndpoint',
    (value) => typeof value === 'string' && webhookAddressProblem(value) === undefined,
    `${pushKeysUnusable}.`,
  )
  endpoint!: string;

  @Text({
    example: EXAMPLE_POINT,
    pattern: pushPoint.source,
    description: 'The public key of the browser (RFC 8291).',
  })
  @Holds('pushPoint', (value) => typeof value === 'string' && isPushPoint(value), `${pushKeysUnusable}.`)
  p256dh!: string;

  @Text({ example: 'BTBZMqHH6r4Tts7J_aSIgg', pattern: pushSecret.source, description: 'Its secret (RFC 8291).' })
  @Holds('pushSecret', (value) => typeof value === 'string' && isPushSecret(value), `${pushKeysUnusable}.`)
  auth!: string;
}

/** What the browser renewed by itself, with the proof that it is the same one. */
@ApiSchema({ name: 'PushRenewal' })
export class PushRenewalDto extends PushSubscriptionDto {
  @Text({
    example: 'https://push.example.net/p/gm3Vb1tH0oNf6CzQYw8e',
    maxLength: webhookLimits.addressCharacters,
    description: 'Where its push service took messages before.',
  })
  @Holds(
    'formerEndpoint',
    (value) => typeof value === 'string' && value.length <= webhookLimits.addressCharacters,
    `${pushKeysUnusable}.`,
  )
  formerEndpoint!: string;
}

const typesUnknown = 'Please choose types of messages that can be switched off.';

@ApiSchema({ name: 'PushChoice' })
export class PushChoiceDto {
  @SomeOf(pushTypes, 'PushType', {
    uniqueItems: true,
    description: 'Types of messages that no device of yours shows.',
    example: ['licence_approved'],
  })
  @Holds('pushTypes', (value) => areSomeOf(pushTypes, value), typesUnknown)
  switchedOff!: PushType[];
}

@ApiSchema({ name: 'PushDevice' })
class PushDeviceResponse {
  @Id('0197f1c2-6f0e-8c3a-8d55-2f0a6a1b7c10') id!: string;
  @Text.orNull('Chrome') browser!: string | null;
  @Text.orNull('Android') system!: string | null;
  @Moment('2026-11-22T12:02:00.000Z', 'When push messages were switched on there.') switchedOnAt!: Instant;
  @YesOrNo(true, 'Whether it is the one that you are using.') isThis!: boolean;
}

@ApiSchema({ name: 'PushSettings' })
export class PushSettingsResponse {
  @Text(EXAMPLE_POINT, 'What a browser needs to subscribe: the public key of the sender (RFC 8292).')
  serverKey!: string;
  @Parts(PushDeviceResponse, 'Your devices that take push messages, the latest first.')
  devices!: readonly PushDeviceResponse[];
  @SomeOf(pushTypes, 'PushType', [], 'Types of messages that none of them shows.')
  switchedOff!: readonly PushType[];
}
