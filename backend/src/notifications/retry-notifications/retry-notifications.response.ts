import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ name: 'NotificationsRetried' })
export class NotificationsRetriedResponse {
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 1000, example: 12, description: 'How many were queued again.' })
  retried!: number;
  @ApiProperty({ example: false, description: 'Whether there are more, to be retried by another call.' })
  hasMore!: boolean;
}
