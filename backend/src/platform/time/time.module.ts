import { Global, Module } from '@nestjs/common';
import { Clock, SystemClock } from './clock.js';
import { Ids, UuidIds } from './ids.js';

/** Clock and ids for everyone. Tests override the two providers. */
@Global()
@Module({
  providers: [
    { provide: Clock, useClass: SystemClock },
    { provide: Ids, useClass: UuidIds },
  ],
  exports: [Clock, Ids],
})
export class TimeModule {}
