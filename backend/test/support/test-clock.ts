import { addMinutes, instant, type Instant } from '@rigbook/contracts/kernel/time';
import { Clock } from '../../src/platform/time/clock.js';

/** A clock that stands still until a test moves it. It begins on a Monday at 10:00 in Jerusalem. */
export class TestClock extends Clock {
  private present: Instant = instant('2026-11-23T08:00Z');

  override now(): Instant {
    return this.present;
  }

  set(to: string): void {
    this.present = instant(to);
  }

  advanceMinutes(minutes: number): void {
    this.present = addMinutes(this.present, minutes);
  }
}
