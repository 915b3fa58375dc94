import { type DynamicModule, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { EventStore } from './event-store.js';
import { EventStoreWiring } from './event-store.wiring.js';
import { ForgetOldAnswers } from './writing/forget-old-answers.js';
import { ViewsAsOf } from './as-of/views-as-of.js';
import { LogReader } from './log/log-reader.js';
import { Leadership } from './following/leadership.js';
import { SubscriptionRunner } from './following/subscription-runner.js';

/** The log, with its inline views, and with its followers if FollowLogModule is imported. */
@Module({})
export class EventStoreModule {
  static forRoot(wiring: EventStoreWiring): DynamicModule {
    const shared = [EventStore, LogReader, Leadership, SubscriptionRunner, ForgetOldAnswers, ViewsAsOf];
    return {
      module: EventStoreModule,
      global: true,
      providers: [{ provide: EventStoreWiring, useValue: wiring }, ...shared],
      exports: [EventStoreWiring, ...shared],
    };
  }
}

/** Imported by the worker's role. Starts the followers of the log with the application. */
@Module({})
export class FollowLogModule implements OnApplicationBootstrap {
  constructor(
    private readonly runner: SubscriptionRunner,
    private readonly forgetOldAnswers: ForgetOldAnswers,
  ) {}

  onApplicationBootstrap(): void {
    this.runner.start();
    this.forgetOldAnswers.start();
  }
}
