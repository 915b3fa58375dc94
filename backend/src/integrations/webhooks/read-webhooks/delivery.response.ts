import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { deliveryFailures, type DeliveryFailure } from '@rigbook/contracts/integrations/webhook.words';
import type { Instant } from '@rigbook/contracts/kernel/time';

@ApiSchema({ name: 'WebhookDelivery' })
export class DeliveryResponse {
  @ApiProperty({ type: String, format: 'uuid', example: '0197f1c2-d001-7000-8000-00000000d001' })
  id!: string;
  @ApiProperty({
    type: String,
    format: 'uuid',
    example: '0197f1c2-0e01-7000-8000-000000000e01',
    description: "The message's `webhook-id`: of the event, or of a test. It is the same for each try.",
  })
  messageId!: string;
  @ApiProperty({ example: 'BookingApproved', description: '`WebhookTested` for a test.' })
  messageType!: string;
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-23T08:00:00.000Z' })
  beganAt!: Instant;
  @ApiProperty({ type: 'integer', example: 84, description: 'How long it took.' })
  milliseconds!: number;
  @ApiProperty({
    enum: deliveryFailures,
    enumName: 'WebhookDeliveryFailure',
    nullable: true,
    example: null,
    description: 'Null: it was taken, which any status from 200 to 299 says.',
  })
  failure!: DeliveryFailure | null;
  @ApiProperty({ type: 'integer', nullable: true, example: 204 })
  answeredStatus!: number | null;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'The beginning of what was answered.' })
  said!: string | null;
}
