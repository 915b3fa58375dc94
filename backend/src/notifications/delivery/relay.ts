import { Injectable } from '@nestjs/common';
import { addSeconds } from '@rigbook/contracts/kernel';
import { type MessageChannel, messageChannels } from '@rigbook/contracts/notifications/templates/template.words';
import { Database } from '../../platform/database/index.js';
import { type JobQueue, Queues } from '../../platform/queue/queues.js';
import { Clock } from '../../platform/time/clock.js';
import { RecurringWork } from '../../platform/time/recurring-work.js';
import { DeliveryPace } from './delivery-pace.js';
import { takeDue } from './notification.statements.js';

/** One queue per channel, so that a provider that hangs delays only its own messages. */
export const queueOf = (channel: MessageChannel): string => `notifications-${channel}`;

interface DueRow {
  readonly id: string;
  readonly channel: MessageChannel;
  readonly attempts: number;
  readonly state: 'queued' | 'failed';
}

/** Queues due messages by channel, and queues lost ones again. Any number of processes can do so at once. */
@Injectable()
export class Relay extends RecurringWork {
  private readonly queues = new Map<MessageChannel, JobQueue>();

  constructor(
    private readonly database: Database,
    private readonly allQueues: Queues,
    private readonly clock: Clock,
    private readonly pace: DeliveryPace,
  ) {
    super({
      everyMillis: pace.lookEveryMillis,
      firstTurn: 'later',
      whenItFails: 'could not queue messages, trying again',
    });
  }

  override start(): void {
    for (const channel of messageChannels) this.queues.set(channel, this.allQueues.queue(queueOf(channel)));
    super.start();
  }

  protected override async work(): Promise<void> {
    while ((await this.queueSome()) >= this.pace.atOnce);
  }

  /** Returns how many were due. */
  private async queueSome(): Promise<number> {
    const now = this.clock.now();
    const due = await this.database.query<DueRow>(
      takeDue(now, addSeconds(now, this.pace.queueAgainAfterSeconds), this.pace.atOnce),
    );
    const added = [...this.queues].map(async ([channel, queue]) => {
      const jobs = due
        .filter((row) => row.channel === channel && row.state === 'queued')
        .map(({ id, attempts }) => ({ jobId: `${id}-${attempts}`, data: { id } }));
      if (jobs.length > 0) await queue.add(jobs);
    });
    await Promise.allSettled(added); // so that a failure of one channel does not lose the other's
    await Promise.all(added);
    return due.length;
  }
}
