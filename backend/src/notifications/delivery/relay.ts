import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { addSeconds } from '@rigbook/contracts/kernel/time';
import { type MessageChannel, messageChannels } from '@rigbook/contracts/notifications/templates/template.words';
import { Database } from '../../platform/database/database.js';
import { type JobQueue, Queues } from '../../platform/queue/queues.js';
import { Clock } from '../../platform/time/clock.js';
import { DeliveryPace } from './delivery-pace.js';
import { takeDue } from './notification.statements.js';

/** A queue of its own for each channel: a provider that hangs holds up nothing but its own messages. */
export const queueOf = (channel: MessageChannel): string => `notifications-${channel}`;

interface DueRow {
  readonly id: string;
  readonly channel: MessageChannel;
  readonly attempts: number;
  readonly state: 'queued' | 'failed';
}

/**
 * Hands messages whose time has come to the queue of their channel, and once more those that got lost on the way. Any number
 * of processes may do so at once.
 */
@Injectable()
export class Relay implements BeforeApplicationShutdown {
  private readonly logger = new Logger(Relay.name);
  private readonly queues = new Map<MessageChannel, JobQueue>();
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;

  constructor(
    private readonly database: Database,
    private readonly allQueues: Queues,
    private readonly clock: Clock,
    private readonly pace: DeliveryPace,
  ) {}

  start(): void {
    for (const channel of messageChannels) this.queues.set(channel, this.allQueues.queue(queueOf(channel)));
    this.timer ??= setInterval(() => void this.look(), this.pace.lookEveryMillis).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
  }

  /** One look at a time; never rejects. */
  private look(): Promise<void> {
    this.looking ??= this.queueDue().finally(() => (this.looking = undefined));
    return this.looking;
  }

  private async queueDue(): Promise<void> {
    try {
      while ((await this.queueSome()) >= this.pace.atOnce);
    } catch (error) {
      this.logger.warn(`messages wait a little longer: ${String(error)}`);
    }
  }

  /** Answers how many. */
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
    await Promise.allSettled(added); // of the one channel, where the other's fail
    await Promise.all(added);
    return due.length;
  }
}
