import { ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { webhookBeginnings, type WebhookBeginning } from '@rigbook/contracts/integrations/webhook.words';
import { WebhookFieldsDto } from '../webhook-fields.dto.js';

@ApiSchema({ name: 'AddWebhook' })
export class AddWebhookDto extends WebhookFieldsDto {
  @ApiPropertyOptional({
    enum: webhookBeginnings,
    enumName: 'WebhookBeginning',
    default: 'now',
    description: '`first-event`: everything that ever happened, in its order, and then what happens.',
  })
  @IsOptional()
  @IsIn(webhookBeginnings, { message: `beginsWith must be one of: ${webhookBeginnings.join(', ')}.` })
  beginsWith?: WebhookBeginning;
}
