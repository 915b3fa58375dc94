import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { merge } from 'rxjs';
import { Refusal } from '../../platform/decisions/index.js';
import { InterruptibleWait, type LogPlace, LogReader, type RecordedEvent } from '../../platform/event-store/index.js';
import { LiveListener } from '../../platform/live-updates/live-listener.js';

/** Waiting calls per caller and process. Each costs a read at every commit. */
const MOST_OF_ONE_CALLER = 12;
/** A committed event may be held back for a moment by another open transaction. */
const LOOK_AGAIN_MS = { first: 20, last: 1_000 };

export interface Wait {
  readonly caller: string;
  readonly millis: number;
  /** aborts when the client has gone */
  readonly left: AbortSignal;
}

/** Waits for new events. Wakes after a commit in any process. */
@Injectable()
export class EventWait implements OnModuleDestroy {
  private readonly idle = new InterruptibleWait();
  private readonly stopping = new AbortController();
  private readonly waiting = new Map<string, number>();

  constructor(
    private readonly log: LogReader,
    private readonly listener: LiveListener,
  ) {
    merge(listener.logGrew, listener.missedSome).subscribe(() => this.idle.interrupt());
  }

  /** The next events, or none when time is up. @throws Refusal TOO_MANY_WAITING */
  async after(place: LogPlace, limit: number, wait: Wait): Promise<readonly RecordedEvent[]> {
    const already = this.waiting.get(wait.caller) ?? 0;
    if (already >= MOST_OF_ONE_CALLER) throw new Refusal('TOO_MANY_WAITING', { retryAfterSeconds: 30 });
    this.waiting.set(wait.caller, already + 1);
    try {
      return await this.waitFor(place, limit, wait);
    } finally {
      const others = (this.waiting.get(wait.caller) ?? 1) - 1;
      if (others === 0) this.waiting.delete(wait.caller);
      else this.waiting.set(wait.caller, others);
    }
  }

  /** Stops all waiting calls before connections close. */
  onModuleDestroy(): void {
    this.stopping.abort();
  }

  private async waitFor(place: LogPlace, limit: number, { millis, left }: Wait): Promise<readonly RecordedEvent[]> {
    void this.listener.listen();
    const over = AbortSignal.any([this.stopping.signal, left]);
    const until = performance.now() + millis;
    for (let look = LOOK_AGAIN_MS.first; ;) {
      const events = await this.log.read(place, limit);
      const remaining = until - performance.now();
      if (events.length > 0 || remaining <= 0 || over.aborted) return events;
      const looksAgain = (await this.log.hasAnyAfter(place)) || this.listener.listensFor() === 0;
      const interrupted = await this.idle.wait(looksAgain ? Math.min(look, remaining) : remaining, over);
      look = interrupted ? LOOK_AGAIN_MS.first : Math.min(look * 2, LOOK_AGAIN_MS.last);
    }
  }
}
