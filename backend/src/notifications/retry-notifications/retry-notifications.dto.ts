import { ApiSchema } from '@nestjs/swagger';
import { retryableStates } from '@rigbook/contracts/notifications/notification.words';
import { Optional, TakesOneOf, Whole, YesOrNo } from '../../platform/fields/index.js';
import { NotificationFilterDto } from '../admin-notifications/notification-filter.js';

/** Which unsent messages to retry; all if empty. */
@ApiSchema({ name: 'RetryNotifications' })
export class RetryNotificationsDto extends NotificationFilterDto {
  @Optional()
  @TakesOneOf(retryableStates, 'RetryableState', 'standing must be failed or not_configured.')
  standing?: (typeof retryableStates)[number];
}

@ApiSchema({ name: 'NotificationsRetried' })
export class NotificationsRetriedResponse {
  @Whole({ minimum: 0, maximum: 1000, example: 12, description: 'Number of messages queued again.' }) retried!: number;
  @YesOrNo(false, 'Whether there are more, for another call.') hasMore!: boolean;
}
