import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { messageChannels } from '@rigbook/contracts/notifications/templates/template.words';
import { Queues } from '../../platform/queue/queues.js';
import { DeliverNotification } from './deliver-notification.js';
import { DeliveryPace } from './delivery-pace.js';
import { queueOf } from './queue-names.js';

/** Works off the queues of all channels, and finishes what it is sending before the process ends. */
@Injectable()
export class DeliveryWorkers implements BeforeApplicationShutdown {
  constructor(
    private readonly queues: Queues,
    private readonly notifications: DeliverNotification,
    private readonly pace: DeliveryPace,
  ) {}

  start(): void {
    for (const channel of messageChannels)
      this.queues.work(queueOf(channel), this.pace.concurrency, ({ id }) => this.notifications.deliver(id));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.queues.stopWorking();
  }
}
