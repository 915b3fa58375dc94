import { ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { retryableStates } from '@rigbook/contracts/notifications/notification.words';
import { NotificationFilterDto } from '../admin-notifications/notification-filter.dto.js';

/** Which of the messages that were not sent are retried; all of them where nothing is given. */
@ApiSchema({ name: 'RetryNotifications' })
export class RetryNotificationsDto extends NotificationFilterDto {
  @ApiPropertyOptional({ enum: retryableStates, enumName: 'RetryableState' })
  @IsOptional()
  @IsIn(retryableStates, { message: 'standing must be failed or not_configured.' })
  standing?: (typeof retryableStates)[number];
}
