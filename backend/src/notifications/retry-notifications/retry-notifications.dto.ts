import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { retryableStates } from '@rigbook/contracts/notifications/notification.words';
import { NotificationFilterDto } from '../admin-notifications/notification-filter.js';

/** Which of the messages that were not sent are retried; all of them where nothing is given. */
@ApiSchema({ name: 'RetryNotifications' })
export class RetryNotificationsDto extends NotificationFilterDto {
  @ApiPropertyOptional({ enum: retryableStates, enumName: 'RetryableState' })
  @IsOptional()
  @IsIn(retryableStates, { message: 'standing must be failed or not_configured.' })
  standing?: (typeof retryableStates)[number];
}

@ApiSchema({ name: 'NotificationsRetried' })
export class NotificationsRetriedResponse {
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 1000, example: 12, description: 'How many were queued again.' })
  retried!: number;
  @ApiProperty({ example: false, description: 'Whether there are more, to be retried by another call.' })
  hasMore!: boolean;
}
