import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { retryableStates, type NotificationState } from '@rigbook/contracts/notifications/notification.words';
import { Database } from '../../platform/database/database.js';
import { decideInTurn } from '../../platform/decisions/decide-in-turn.js';
import { Refusal } from '../../platform/decisions/refusal.js';
import type { CommandContext } from '../../platform/event-store/commit.js';
import { EventStore } from '../../platform/event-store/event-store.js';
import { type NotificationResponse, toNotificationResponse } from '../admin-notifications/notification.response.js';
import { notificationById } from '../admin-notifications/notifications.query.js';
import { NOTIFICATION_STREAM, retriesStreamId, type NotificationRetried } from './notification.events.js';
import { queueAgain, retriesSoFar } from './retry.statements.js';

export class RetryNotification {
  constructor(
    readonly notificationId: string,
    readonly context: CommandContext,
  ) {}
}

@CommandHandler(RetryNotification)
export class RetryNotificationHandler implements ICommandHandler<RetryNotification, NotificationResponse> {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
  ) {}

  /** @throws Refusal NOTIFICATION_NOT_FOUND, NOTIFICATION_NOT_RETRYABLE, CHANGED_MEANWHILE */
  execute(command: RetryNotification): Promise<NotificationResponse> {
    return decideInTurn(() => this.attempt(command));
  }

  private async attempt({ notificationId, context }: RetryNotification): Promise<NotificationResponse> {
    // the version first: whoever retries after it is read makes it too old for the commit
    const [version, row] = await this.database.fetchAll([retriesSoFar(), notificationById(notificationId)]);
    if (!row) throw new Refusal('NOTIFICATION_NOT_FOUND');
    if (!isRetryable(row.state)) throw new Refusal('NOTIFICATION_NOT_RETRYABLE', { state: row.state });
    const { id, kind, channel } = row;
    const retried: NotificationRetried = { type: 'NotificationRetried', data: { notificationId: id, kind, channel } };
    const { now } = context;
    const body: NotificationResponse = {
      ...toNotificationResponse(row),
      state: 'queued',
      tries: 0,
      dueAt: now,
      settledAt: null,
      problem: null,
      said: null,
    };
    await this.events.commit({
      context,
      appends: [
        { stream: retriesStreamId, streamType: NOTIFICATION_STREAM, expectedVersion: version, events: [retried] },
      ],
      statements: [queueAgain([id], now)],
      answer: { status: 200, body },
    });
    return body;
  }
}

const isRetryable = (state: NotificationState): boolean => retryableStates.some((each) => each === state);
