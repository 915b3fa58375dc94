import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { notificationsRetriedAtOnce } from '@rigbook/contracts/notifications/message-status.rules';
import { commandOf } from '../../platform/commands/command-of.js';
import { Database } from '../../platform/database/index.js';
import { decide, Refusal } from '../../platform/decisions/index.js';
import { type Append, EventStore } from '../../platform/event-store/index.js';
import { notificationFilter } from '../admin-notifications/notification-filter.js';
import type { NotificationResponse } from '../admin-notifications/notification.response.js';
import { notificationById, toNotificationResponse } from '../admin-notifications/notifications.query.js';
import { NOTIFICATION_STREAM, type NotificationEvent, retriesStreamId } from './notification.events.js';
import type { NotificationsRetriedResponse, RetryNotificationsDto } from './retry-notifications.dto.js';
import { retryNotification } from './retry-notification.decision.js';
import { queueAgain, retriesSoFar, retryable } from './retry.statements.js';

export class RetryNotification extends commandOf<{ notificationId: string }, NotificationResponse>() {}

@CommandHandler(RetryNotification)
export class RetryNotificationHandler implements ICommandHandler<RetryNotification> {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
  ) {}

  /** @throws Refusal NOTIFICATION_NOT_FOUND, NOTIFICATION_NOT_RETRYABLE, CHANGED_MEANWHILE */
  execute({ notificationId, context }: RetryNotification): Promise<NotificationResponse> {
    const { now } = context;
    return decide(this.events, {
      context,
      facts: async () => {
        // the version first: a retry made after it is read makes it too old for the commit
        const [version, row] = await this.database.fetchAll([retriesSoFar(), notificationById(notificationId)]);
        if (!row) throw new Refusal('NOTIFICATION_NOT_FOUND');
        return { version, row };
      },
      decide: ({ version, row }) => ({
        appends: [appendRetry(version, retryNotification(row))],
        statements: [queueAgain([row.id], now)],
      }),
      answer: (_decided, { row }): NotificationResponse => ({
        ...toNotificationResponse(row),
        state: 'queued',
        tries: 0,
        dueAt: now,
        settledAt: null,
        problem: null,
        said: null,
      }),
    });
  }
}

export class RetryNotifications extends commandOf<{ asked: RetryNotificationsDto }, NotificationsRetriedResponse>() {}

@CommandHandler(RetryNotifications)
export class RetryNotificationsHandler implements ICommandHandler<RetryNotifications> {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
  ) {}

  /** @throws Refusal CHANGED_MEANWHILE */
  execute({ asked, context }: RetryNotifications): Promise<NotificationsRetriedResponse> {
    return decide(this.events, {
      context,
      facts: async () => {
        const filter = await notificationFilter(this.database, asked);
        // the version first: a retry made after it is read makes it too old for the commit
        const [version, found] = await this.database.fetchAll([
          retriesSoFar(),
          retryable(filter, asked.standing && [asked.standing]),
        ]);
        return { version, ids: found.slice(0, notificationsRetriedAtOnce), found: found.length };
      },
      decide: ({ version, ids }) => {
        if (ids.length === 0) return {};
        const data = { count: ids.length, channel: asked.channel ?? null };
        return {
          appends: [appendRetry(version, { type: 'NotificationsRetried', data })],
          statements: [queueAgain(ids, context.now)],
        };
      },
      answer: (_decided, { ids, found }) => ({ retried: ids.length, hasMore: found > ids.length }),
    });
  }
}

const appendRetry = (expectedVersion: number, event: NotificationEvent): Append => ({
  stream: retriesStreamId,
  streamType: NOTIFICATION_STREAM,
  expectedVersion,
  events: [event],
});
