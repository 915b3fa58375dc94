import { Body, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation } from '@nestjs/swagger';
import type { CommandContext } from '../../platform/event-store/index.js';
import { AdminRoutes, Answers, Context, Idempotent, PathId, Refuses } from '../../platform/http/index.js';
import { NotificationResponse } from '../admin-notifications/notification.response.js';
import { NotificationsRetriedResponse, RetryNotificationsDto } from './retry-notifications.dto.js';
import { RetryNotification, RetryNotifications } from './retry-notifications.handler.js';

@AdminRoutes('admin/notifications', 'Admin: notifications')
export class RetryNotificationsController {
  constructor(private readonly commands: CommandBus) {}

  @Post('retry')
  @Idempotent()
  @ApiOperation({
    summary: 'Retry all unsent messages',
    description:
      'Failed messages, and messages whose channel was not configured, that match the filters; at most the 1000 oldest.',
  })
  @Answers(NotificationsRetriedResponse, 'Number of messages queued again.')
  @Refuses('CHANGED_MEANWHILE')
  retryNotifications(
    @Body() asked: RetryNotificationsDto,
    @Context() context: CommandContext,
  ): Promise<NotificationsRetriedResponse> {
    return this.commands.execute(new RetryNotifications({ asked, context }));
  }

  @Post(':id/retry')
  @Idempotent()
  @ApiOperation({
    summary: 'Retry an unsent message',
    description: 'Queues it like a new message. If it is no longer needed, it is withdrawn instead of sent.',
  })
  @Answers(NotificationResponse, 'The message, queued again.')
  @Refuses('NOTIFICATION_NOT_RETRYABLE', 'CHANGED_MEANWHILE')
  retryNotification(
    @PathId('NOTIFICATION_NOT_FOUND') id: string,
    @Context() context: CommandContext,
  ): Promise<NotificationResponse> {
    return this.commands.execute(new RetryNotification({ notificationId: id, context }));
  }
}
