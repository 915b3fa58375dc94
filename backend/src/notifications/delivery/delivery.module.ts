import { Injectable, Module } from '@nestjs/common';
import type { BeforeApplicationShutdown, DynamicModule, OnApplicationBootstrap } from '@nestjs/common';
import { type DeliveryChannel, deliveryChannels } from '@rigbook/contracts/notifications/push/push.words';
import { Database } from '../../platform/database/index.js';
import { QueueModule, Queues } from '../../platform/queue/queues.js';
import { SignedTexts } from '../../platform/signed/signed-text.js';
import { Clock } from '../../platform/time/clock.js';
import { SendersModule } from '../channels/senders.module.js';
import { ForgetContacts } from '../account-notices/forget-contacts.js';
import { ChannelDelivery } from './channel-delivery.js';
import { DeliverNotification } from './deliver-notification.js';
import { DeliveryPace } from './delivery-pace.js';
import { MessageSenders } from './message-senders.js';
import { OutcomeRecord } from './outcome-record.js';
import { PushToDevices } from './push-to-devices.js';
import { queueOf, Relay } from './relay.js';

/** Processes the queues of all channels, and finishes messages in progress before the process ends. */
@Injectable()
class DeliveryWorkers implements BeforeApplicationShutdown {
  private readonly channels: readonly (readonly [DeliveryChannel, ChannelDelivery])[];

  constructor(
    private readonly queues: Queues,
    database: Database,
    clock: Clock,
    pace: DeliveryPace,
    notifications: DeliverNotification,
  ) {
    this.channels = deliveryChannels.map((channel) => [
      channel,
      new ChannelDelivery(channel, database, clock, pace, notifications),
    ]);
  }

  start(): void {
    for (const [channel, delivery] of this.channels) this.queues.work(queueOf(channel), 1, () => delivery.beginDue());
  }

  async beforeApplicationShutdown(): Promise<void> {
    for (const [, delivery] of this.channels) delivery.stop();
    await this.queues.stopWorking();
    await Promise.all(this.channels.map(([, delivery]) => delivery.nothingUnderWay()));
  }
}

/** Imported by the worker's role. */
@Module({})
export class DeliveryModule implements OnApplicationBootstrap {
  constructor(
    private readonly relay: Relay,
    private readonly workers: DeliveryWorkers,
    private readonly contacts: ForgetContacts,
  ) {}

  static at(pace: DeliveryPace): DynamicModule {
    return {
      module: DeliveryModule,
      imports: [QueueModule, SendersModule],
      providers: [
        { provide: DeliveryPace, useValue: pace },
        MessageSenders,
        PushToDevices,
        SignedTexts,
        DeliverNotification,
        OutcomeRecord,
        DeliveryWorkers,
        Relay,
        ForgetContacts,
      ],
    };
  }

  onApplicationBootstrap(): void {
    this.workers.start();
    this.relay.start();
    this.contacts.start();
  }
}
