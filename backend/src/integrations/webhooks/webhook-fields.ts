import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { ArrayNotEmpty, ArrayUnique, IsArray, IsIn, IsOptional, ValidateBy } from 'class-validator';
import { type EventType, eventTypes } from '@rigbook/contracts/integrations/event-type.words';
import {
  webhookAddressProblem,
  webhookAddressProblemInWords,
} from '@rigbook/contracts/integrations/webhook-address.rules';
import { webhookLimits } from '@rigbook/contracts/integrations/webhook.limits';
import { isOneLine } from '@rigbook/contracts/kernel';
import { IsFreeText } from '../../platform/fields/index.js';

const WebhookName = () =>
  applyDecorators(
    ApiProperty({ example: 'Dispatch board', minLength: 1, maxLength: webhookLimits.nameCharacters }),
    IsFreeText(webhookLimits.nameCharacters),
    ValidateBy({
      name: 'webhookName',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && value !== '' && isOneLine(value),
        defaultMessage: () => 'The name must be one line of text.',
      },
    }),
  );

const WebhookAddress = () =>
  applyDecorators(
    ApiProperty({
      example: 'https://dispatch.example.org/rigbook',
      format: 'uri',
      maxLength: webhookLimits.addressCharacters,
      description: 'It begins with https://; for trying things out on the machine itself, http://localhost.',
    }),
    ValidateBy({
      name: 'webhookAddress',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && webhookAddressProblem(value) === undefined,
        defaultMessage: (argument) =>
          webhookAddressProblemInWords(webhookAddressProblem(String(argument?.value)) ?? 'not-an-address'),
      },
    }),
  );

const WebhookEventTypes = () =>
  applyDecorators(
    ApiPropertyOptional({
      enum: eventTypes,
      enumName: 'EventType',
      isArray: true,
      nullable: true,
      example: ['BookingApproved', 'BookingCancelled'],
      description: 'Null or left out: all of them, also those that there will be.',
    }),
    IsOptional(),
    IsIn(eventTypes, { each: true, message: 'eventTypes names a type that does not exist.' }),
    ArrayUnique({ message: 'eventTypes must name each type once.' }),
    ArrayNotEmpty({ message: 'eventTypes must name at least one type; leave it out for all of them.' }),
    IsArray({ message: 'eventTypes must be a list.' }),
  );

/** The fields of a webhook's form. */
@ApiSchema({ name: 'ChangeWebhook' })
export class WebhookFieldsDto {
  @WebhookName() name!: string;
  @WebhookAddress() address!: string;
  @WebhookEventTypes() eventTypes?: EventType[] | null;
}
