import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { notificationsRetriedAtOnce } from '@rigbook/contracts/notifications/notification-standing.rules';
import { Database } from '../../platform/database/database.js';
import { decideInTurn } from '../../platform/decisions/decide-in-turn.js';
import type { CommandContext } from '../../platform/event-store/commit.js';
import { EventStore } from '../../platform/event-store/event-store.js';
import { notificationFilter } from '../admin-notifications/notification-filter.js';
import { NOTIFICATION_STREAM, retriesStreamId, type NotificationsRetried } from './notification.events.js';
import type { RetryNotificationsDto } from './retry-notifications.dto.js';
import type { NotificationsRetriedResponse } from './retry-notifications.response.js';
import { queueAgain, retriesSoFar, retryable } from './retry.statements.js';

export class RetryNotifications {
  constructor(
    readonly asked: RetryNotificationsDto,
    readonly context: CommandContext,
  ) {}
}

@CommandHandler(RetryNotifications)
export class RetryNotificationsHandler implements ICommandHandler<RetryNotifications, NotificationsRetriedResponse> {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
  ) {}

  /** @throws Refusal CHANGED_MEANWHILE */
  execute(command: RetryNotifications): Promise<NotificationsRetriedResponse> {
    return decideInTurn(() => this.attempt(command));
  }

  private async attempt({ asked, context }: RetryNotifications): Promise<NotificationsRetriedResponse> {
    const filter = await notificationFilter(this.database, asked);
    // the version first: whoever retries after it is read makes it too old for the commit
    const [version, found] = await this.database.fetchAll([
      retriesSoFar(),
      retryable(filter, asked.standing && [asked.standing]),
    ]);
    const ids = found.slice(0, notificationsRetriedAtOnce);
    const body = { retried: ids.length, hasMore: found.length > ids.length };
    const retried: NotificationsRetried = {
      type: 'NotificationsRetried',
      data: { count: ids.length, channel: asked.channel ?? null },
    };
    const isAny = ids.length > 0;
    await this.events.commit({
      context,
      appends: isAny
        ? [{ stream: retriesStreamId, streamType: NOTIFICATION_STREAM, expectedVersion: version, events: [retried] }]
        : [],
      statements: isAny ? [queueAgain(ids, context.now)] : [],
      answer: { status: 200, body },
    });
    return body;
  }
}
