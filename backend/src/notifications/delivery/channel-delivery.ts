import { setImmediate as nextTurn } from 'node:timers/promises';
import { addSeconds } from '@rigbook/contracts/kernel';
import type { DeliveryChannel } from '@rigbook/contracts/notifications/push/push.words';
import type { Database } from '../../platform/database/index.js';
import { messageWork } from '../../platform/observed/observed.js';
import type { Clock } from '../../platform/time/clock.js';
import { allTemplates } from '../templates/templates.query.js';
import type { DeliverNotification } from './deliver-notification.js';
import type { DeliveryPace } from './delivery-pace.js';
import { messageFacts } from './message-facts.query.js';
import { claimDue, type ClaimedNotification } from './notification.statements.js';

/** Sends the messages of one channel that are due, a few at once. Those that are claimed together share their statements. */
export class ChannelDelivery {
  private readonly underWay = new Set<Promise<void>>();
  private stopped = false;

  constructor(
    private readonly channel: DeliveryChannel,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly pace: DeliveryPace,
    private readonly notifications: DeliverNotification,
  ) {}

  /**
   * Resolves when every message that is due has been begun, by this or another process. Does not wait for their ends, so that one
   * that hangs does not keep later messages from a free place.
   */
  async beginDue(): Promise<void> {
    while (!this.stopped) {
      const free = this.pace.concurrency - this.underWay.size;
      if (free > 0) {
        if (!(await this.beginSome(free))) return;
      } else {
        await Promise.race(this.underWay);
        await nextTurn(); // several often end in one turn
      }
    }
  }

  /** Begins no more. */
  stop(): void {
    this.stopped = true;
  }

  async nothingUnderWay(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay);
  }

  private async beginSome(most: number): Promise<boolean> {
    const now = this.clock.now();
    const until = performance.now() + this.pace.cutOffAfterSeconds * 1_000;
    const cutOffAt = addSeconds(now, this.pace.cutOffAfterSeconds);
    const claimed = await this.database.query<ClaimedNotification>(claimDue(this.channel, now, cutOffAt, most));
    if (claimed.length === 0) return false;
    const known = this.database.fetchAll([messageFacts(claimed), allTemplates()]);
    for (const notification of claimed) {
      const work = { name: `delivery by ${this.channel}`, messages: [notification.id] };
      const delivery = messageWork
        .tracePromise(() => this.notifications.deliver(notification, known, now, until), work)
        .finally(() => this.underWay.delete(delivery));
      this.underWay.add(delivery);
    }
    return true;
  }
}
