import { type DynamicModule, Module } from '@nestjs/common';
import { type Instant, instantOfDate } from '@rigbook/contracts/kernel';
import { Ids, UuidIds } from './ids.js';

/** Where the present moment comes from: injected, so that tests decide what time it is. */
export abstract class Clock {
  abstract now(): Instant;
}

export class SystemClock extends Clock {
  override now(): Instant {
    return instantOfDate(new Date());
  }
}

/** Clock and ids for everyone; the clock is handed in, so that tests decide what time it is. */
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
