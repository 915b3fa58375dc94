import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { merge } from 'rxjs';
import { Refusal } from '../../platform/decisions/index.js';
import { InterruptibleWait, type LogPlace, LogReader, type RecordedEvent } from '../../platform/event-store/index.js';
import { LiveListener } from '../../platform/live-updates/live-listener.js';

/** What one caller may keep waiting at one process; each costs a read whenever anything happens. */
const MOST_OF_ONE_CALLER = 12;
/** An event that is committed may be held back by a neighbour's transaction for a moment. */
const LOOK_AGAIN_MS = { first: 20, last: 1_000 };

export interface Wait {
  readonly caller: string;
  readonly millis: number;
  /** aborts when nobody waits for the answer any more */
  readonly left: AbortSignal;
}

/** Reads on as soon as there is something to read; sleeps meanwhile, woken by whoever commits, in whatever process. */
@Injectable()
export class EventsToCome implements OnModuleDestroy {
  private readonly idle = new InterruptibleWait();
  private readonly stopping = new AbortController();
  private readonly waiting = new Map<string, number>();

  constructor(
    private readonly log: LogReader,
    private readonly listener: LiveListener,
  ) {
    merge(listener.logGrew, listener.missedSome).subscribe(() => this.idle.interrupt());
  }

  /** The next events, or none when the time is over. @throws Refusal TOO_MANY_WAITING */
  async after(place: LogPlace, limit: number, wait: Wait): Promise<readonly RecordedEvent[]> {
    const already = this.waiting.get(wait.caller) ?? 0;
    if (already >= MOST_OF_ONE_CALLER) throw new Refusal('TOO_MANY_WAITING');
    this.waiting.set(wait.caller, already + 1);
    try {
      return await this.waitFor(place, limit, wait);
    } finally {
      const others = (this.waiting.get(wait.caller) ?? 1) - 1;
      if (others === 0) this.waiting.delete(wait.caller);
      else this.waiting.set(wait.caller, others);
    }
  }

  /** Nobody reads on while the connections are closed. */
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
