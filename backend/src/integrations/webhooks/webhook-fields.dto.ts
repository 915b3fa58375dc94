import { ApiSchema } from '@nestjs/swagger';
import type { EventType } from '@rigbook/contracts/integrations/event-type.words';
import { WebhookAddress, WebhookEventTypes, WebhookName } from './webhook-fields.js';

/** A webhook as a form has it. */
@ApiSchema({ name: 'ChangeWebhook' })
export class WebhookFieldsDto {
  @WebhookName()
  name!: string;

  @WebhookAddress()
  address!: string;

  @WebhookEventTypes()
  eventTypes?: EventType[] | null;
}
