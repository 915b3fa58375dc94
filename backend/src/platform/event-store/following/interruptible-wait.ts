import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** Timed waits of several callers that can be ended early. */
export class InterruptibleWait {
  private readonly waiting = new EventEmitter().setMaxListeners(0);

  interrupt(): void {
    this.waiting.emit('interrupt');
  }

  /** Waits until the time is over, an interrupt or the signal's abort. Returns whether it was interrupted. */
  wait(millis: number, signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (interrupted: boolean) => {
        clearTimeout(timer);
        this.waiting.off('interrupt', onInterrupt);
        signal.removeEventListener('abort', onAbort);
        resolve(interrupted);
      };
      const onInterrupt = () => end(true);
      const onAbort = () => end(false);
      const timer = setTimeout(onAbort, signal.aborted ? 0 : millis);
      this.waiting.once('interrupt', onInterrupt);
      signal.addEventListener('abort', onAbort, { once: true });
    });
  }
}

/** From one interrupted wait to the next: the first interrupt is heard at once, those of a busy time are gathered. */
const GATHER_MS = 200;

/** For one caller: an interrupt that comes while it works ends its next wait, and frequent ones end one wait together. */
export class GatheringWait extends InterruptibleWait {
  private missed = false;
  private heardAt = -GATHER_MS;

  override interrupt(): void {
    this.missed = true;
    super.interrupt();
  }

  override async wait(millis: number, signal: AbortSignal): Promise<boolean> {
    const interrupted = this.missed || (await super.wait(millis, signal));
    if (interrupted) {
      const early = this.heardAt + GATHER_MS - performance.now();
      if (early > 0) await sleep(early, undefined, { signal }).catch(() => {});
      this.heardAt = performance.now();
    }
    this.missed = false;
    return interrupted;
  }
}
