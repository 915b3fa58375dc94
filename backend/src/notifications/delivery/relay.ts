import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type DeliveryChannel, deliveryChannels } from '@rigbook/contracts/notifications/push/push.words';
import { Database } from '../../platform/database/index.js';
import { type JobQueue, Queues } from '../../platform/queue/queues.js';
import { Clock } from '../../platform/time/clock.js';
import { RecurringWork } from '../../platform/time/recurring-work.js';
import { DeliveryPace } from './delivery-pace.js';
import { findDue } from './notification.statements.js';

/** One queue per channel, so that a provider that hangs delays only its own messages. */
export const queueOf = (channel: DeliveryChannel): string => `notifications-${channel}`;

/**
 * Tells the queue which channels have messages that are due. The messages stay in their table, where the worker that gets the job
 * claims them; so a job can be lost or repeated.
 */
@Injectable()
export class Relay extends RecurringWork {
  private readonly queues = new Map<DeliveryChannel, JobQueue>();
  /** The same for each job of this process, so that the queue has one of them at most. */
  private readonly id = randomUUID();

  constructor(
    private readonly database: Database,
    private readonly allQueues: Queues,
    private readonly clock: Clock,
    pace: DeliveryPace,
  ) {
    super({
      everyMillis: pace.lookEveryMillis,
      firstTurn: 'later',
      whenItFails: 'could not queue messages, trying again',
    });
  }

  override start(): void {
    for (const channel of deliveryChannels) this.queues.set(channel, this.allQueues.queue(queueOf(channel)));
    super.start();
  }

  protected override async work(): Promise<void> {
    const due = await this.database.query<{ readonly channel: DeliveryChannel }>(findDue(this.clock.now()));
    const job = { jobId: this.id, data: { id: this.id } };
    const added = due.map(async ({ channel }) => this.queues.get(channel)?.add([job]));
    await Promise.allSettled(added); // so that a failure of one channel does not lose the other's
    await Promise.all(added);
  }
}
