import { type DynamicModule, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { QueueModule } from '../../platform/queue/queues.js';
import { SendersModule } from '../channels/senders.module.js';
import { DeliverNotification } from './deliver-notification.js';
import { DeliveryPace } from './delivery-pace.js';
import { DeliveryWorkers } from './delivery-workers.js';
import { MessageSenders } from './message-senders.js';
import { Relay } from './relay.js';

/** Imported where messages leave from: the worker's role. */
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
