import { Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { Instant } from '@rigbook/contracts/kernel';
import { Refusal } from '../../platform/decisions/index.js';
import { Database } from '../../platform/database/index.js';
import { AdminRoutes, Answers, ApiPage, mapPage, Now, pageRequest, PathId } from '../../platform/http/index.js';
import type { Page } from '../../platform/http/index.js';
import { NotificationResponse, NotificationWithAttemptsResponse } from './notification.response.js';
import { notificationCounts, NotificationCountsResponse } from './notification-counts.query.js';
import { ListNotificationsQuery, notificationFilter, NotificationFilterDto } from './notification-filter.js';
import { attemptsOf, notificationById, notificationsPage, toNotificationResponse } from './notifications.query.js';

@AdminRoutes('admin/notifications', 'Admin: notifications')
export class AdminNotificationsController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({
    summary: 'List messages',
    description: 'Sent and planned messages with recipient and booking, newest first.',
  })
  @ApiPage(NotificationResponse)
  async listNotifications(
    @Query() query: ListNotificationsQuery,
    @Now() now: Instant,
  ): Promise<Page<NotificationResponse>> {
    const { standing } = query;
    const filter = { ...(await notificationFilter(this.database, query)), ...(standing && { standing }) };
    const page = await this.database.fetch(notificationsPage(filter, pageRequest(query), now));
    return mapPage(page, toNotificationResponse);
  }

  @Get('counts')
  @ApiOperation({
    summary: 'Count messages',
    description: 'By delivery status, with the same filters as the list. Counts stop at 1000.',
  })
  @Answers(NotificationCountsResponse, 'Number of messages by delivery status.')
  async countNotifications(
    @Query() query: NotificationFilterDto,
    @Now() now: Instant,
  ): Promise<NotificationCountsResponse> {
    return this.database.fetch(notificationCounts(await notificationFilter(this.database, query), now));
  }

  @Get(':id')
  @ApiOperation({ summary: 'Read one message', description: 'Includes every attempt to send it.' })
  @Answers(NotificationWithAttemptsResponse, 'The message with every attempt to send it.')
  async readNotification(@PathId('NOTIFICATION_NOT_FOUND') id: string): Promise<NotificationWithAttemptsResponse> {
    const [row, attempts] = await this.database.fetchAll([notificationById(id), attemptsOf(id)]);
    if (!row) throw new Refusal('NOTIFICATION_NOT_FOUND');
    return { ...toNotificationResponse(row), history: [...attempts] };
  }
}
