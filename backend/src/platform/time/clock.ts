import { type DynamicModule, Module } from '@nestjs/common';
import { type Instant, instantOfDate } from '@rigbook/contracts/kernel';
import { Ids, UuidIds } from './ids.js';

/** The current time; injected, so that tests can set it. */
export abstract class Clock {
  abstract now(): Instant;
}

export class SystemClock extends Clock {
  override now(): Instant {
    return instantOfDate(new Date());
  }
}

/** Clock and ids for all modules. Tests can pass another clock. */
@Module({})
export class TimeModule {
  static with(clock: Clock): DynamicModule {
    return {
      module: TimeModule,
      global: true,
      providers: [
        { provide: Clock, useValue: clock },
        { provide: Ids, useClass: UuidIds },
      ],
      exports: [Clock, Ids],
    };
  }
}
