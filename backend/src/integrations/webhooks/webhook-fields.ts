import { ApiSchema } from '@nestjs/swagger';
import { ArrayNotEmpty, ArrayUnique, IsArray, IsIn } from 'class-validator';
import { type EventType, eventTypes } from '@rigbook/contracts/integrations/event-type.words';
import {
  webhookAddressProblem,
  webhookAddressProblemInWords,
} from '@rigbook/contracts/integrations/webhook-address.rules';
import { webhookLimits } from '@rigbook/contracts/integrations/webhook.limits';
import { isOneLine } from '@rigbook/contracts/kernel';
import { Holds, IsFreeText, OptionalOrNull, SomeOf, Text } from '../../platform/fields/index.js';
import { exampleEventTypes } from './webhook.events.js';

/** The fields of a webhook's form. */
@ApiSchema({ name: 'ChangeWebhook' })
export class WebhookFieldsDto {
  @Text({ example: 'Dispatch board', minLength: 1, maxLength: webhookLimits.nameCharacters })
  @Holds(
    'webhookName',
    (value) => typeof value === 'string' && value !== '' && isOneLine(value),
    'The name must be one line of text.',
  )
  @IsFreeText(webhookLimits.nameCharacters)
  name!: string;

  @Text({
    example: 'https://dispatch.example.org/rigbook',
    format: 'uri',
    maxLength: webhookLimits.addressCharacters,
    description: 'Begins with https://, or with http://localhost for tests on the same machine.',
  })
  @Holds(
    'webhookAddress',
    (value) => typeof value === 'string' && webhookAddressProblem(value) === undefined,
    ({ value }) => webhookAddressProblemInWords(webhookAddressProblem(String(value)) ?? 'not-an-address'),
  )
  address!: string;

  @OptionalOrNull()
  @SomeOf(eventTypes, 'EventType', exampleEventTypes, 'Null or omitted: all types, including future ones.')
  @IsArray({ message: 'eventTypes must be a list.' })
  @ArrayNotEmpty({ message: 'eventTypes must name at least one type; leave it out for all of them.' })
  @ArrayUnique({ message: 'eventTypes must name each type once.' })
  @IsIn(eventTypes, { each: true, message: 'eventTypes names a type that does not exist.' })
  eventTypes?: EventType[] | null;
}
