import { instantOfDate, type Instant } from '@rigbook/contracts/kernel/time';

/** Where the present moment comes from: injected, so that tests decide what time it is. */
export abstract class Clock {
  abstract now(): Instant;
}

export class SystemClock extends Clock {
  override now(): Instant {
    return instantOfDate(new Date());
  }
}
