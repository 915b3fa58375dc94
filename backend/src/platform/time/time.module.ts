import { type DynamicModule, Module } from '@nestjs/common';
import { Clock } from './clock.js';
import { Ids, UuidIds } from './ids.js';

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
