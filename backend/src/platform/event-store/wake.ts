import { EventEmitter } from 'node:events';

/** Wakes everyone who sleeps on it. */
export class Wake {
  private readonly sleepers = new EventEmitter().setMaxListeners(0);

  ring(): void {
    this.sleepers.emit('ring');
  }

  /** Sleeps until the time is over, somebody rings or the signal aborts. True when it was rung. */
  sleep(millis: number, signal: AbortSignal): Promise<boolean> {
    return new Promise((wake) => {
      const end = (rung: boolean) => {
        clearTimeout(timer);
        this.sleepers.off('ring', onRing);
        signal.removeEventListener('abort', onAbort);
        wake(rung);
      };
      const onRing = () => end(true);
      const onAbort = () => end(false);
      const timer = setTimeout(onAbort, signal.aborted ? 0 : millis);
      this.sleepers.once('ring', onRing);
      signal.addEventListener('abort', onAbort, { once: true });
    });
  }
}
