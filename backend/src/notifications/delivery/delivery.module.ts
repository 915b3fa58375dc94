import { Injectable, Module } from '@nestjs/common';
import type { BeforeApplicationShutdown, DynamicModule, OnApplicationBootstrap } from '@nestjs/common';
import { messageChannels } from '@rigbook/contracts/notifications/templates/template.words';
import { QueueModule, Queues } from '../../platform/queue/queues.js';
import { SendersModule } from '../channels/senders.module.js';
import { DeliverNotification } from './deliver-notification.js';
import { DeliveryPace } from './delivery-pace.js';
import { MessageSenders } from './message-senders.js';
import { queueOf, Relay } from './relay.js';

/** Processes the queues of all channels, and finishes messages in progress before the process ends. */
@Injectable()
class DeliveryWorkers implements BeforeApplicationShutdown {
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

/** Imported by the worker's role. */
@Module({})
export class DeliveryModule implements OnApplicationBootstrap {
  constructor(
    private readonly relay: Relay,
    private readonly workers: DeliveryWorkers,
  ) {}

  static at(pace: DeliveryPace): DynamicModule {
    return {
      module: DeliveryModule,
      imports: [QueueModule, SendersModule],
      providers: [
        { provide: DeliveryPace, useValue: pace },
        MessageSenders,
        DeliverNotification,
        DeliveryWorkers,
        Relay,
      ],
    };
  }

  onApplicationBootstrap(): void {
    this.workers.start();
    this.relay.start();
  }
}
