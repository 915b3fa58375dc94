import { type DynamicModule, Module } from '@nestjs/common';
import { Announcer } from './announcer.js';
import { EventStore } from './event-store.js';
import { EventStoreWiring } from './event-store.wiring.js';

/** The log and everything that is written along with it or behind it. */
@Module({})
export class EventStoreModule {
  static forRoot(wiring: EventStoreWiring): DynamicModule {
    return {
      module: EventStoreModule,
      global: true,
      providers: [{ provide: EventStoreWiring, useValue: wiring }, Announcer, EventStore],
      exports: [EventStore, EventStoreWiring],
    };
  }
}
