import { EventEmitter } from 'node:events';

/** Lets several callers wait for some time, and ends all of their waits early when there is something to do. */
export class InterruptibleWait {
  private readonly waiting = new EventEmitter().setMaxListeners(0);

  interrupt(): void {
    this.waiting.emit('interrupt');
  }

  /** Waits until the time is over, somebody interrupts or the signal aborts. True when it was interrupted. */
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
