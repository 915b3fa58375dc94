import { type DynamicModule, Module } from '@nestjs/common';
import { EventStore } from './event-store.js';
import { EventStoreWiring } from './event-store.wiring.js';
import { ForgetOldAnswers } from './writing/forget-old-answers.js';
import { ViewsAsOf } from './as-of/views-as-of.js';
import { LogReader } from './log/log-reader.js';
import { SubscriptionRunner } from './following/subscription-runner.js';

/** The log, with its inline views, and with its followers if FollowLogModule is imported. */
@Module({})
export class EventStoreModule {
  static forRoot(wiring: EventStoreWiring): DynamicModule {
    const shared = [EventStore, LogReader, SubscriptionRunner, ForgetOldAnswers, ViewsAsOf];
    return {
      module: EventStoreModule,
      global: true,
      providers: [{ provide: EventStoreWiring, useValue: wiring }, ...shared],
      exports: [EventStoreWiring, ...shared],
    };
  }
}
