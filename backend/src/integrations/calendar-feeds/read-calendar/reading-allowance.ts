import { Injectable } from '@nestjs/common';
import { calendarFeedLimits } from '@rigbook/contracts/integrations/calendar-feed.limits';
import { millisOf, type Instant } from '@rigbook/contracts/kernel/time';
import { Refusal } from '../../../platform/decisions/refusal.js';

const MINUTE_MS = 60_000;

/** How often each calendar was read in this minute of the clock. Of this process only: it is there to spare it. */
@Injectable()
export class ReadingAllowance {
  private minute = 0;
  private readonly readings = new Map<string, number>();

  /** @throws Refusal CALENDAR_READ_TOO_OFTEN */
  take(feedId: string, now: Instant): void {
    const minute = Math.floor(millisOf(now) / MINUTE_MS);
    if (minute !== this.minute) this.readings.clear();
    this.minute = minute;
    const readings = (this.readings.get(feedId) ?? 0) + 1;
    if (readings > calendarFeedLimits.readingsPerMinute) {
      const retryAfterSeconds = Math.ceil((MINUTE_MS - (millisOf(now) % MINUTE_MS)) / 1_000);
      throw new Refusal('CALENDAR_READ_TOO_OFTEN', { retryAfterSeconds });
    }
    this.readings.set(feedId, readings);
  }
}
