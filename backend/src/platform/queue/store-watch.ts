import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@nestjs/common';
import { type QueueStore, STORE_PATIENCE_MS } from './queue-store.js';

const ASK_AGAIN_MS = 1_000;

/** Logs once when the store becomes unavailable and once when it is available again, however many calls fail in between. */
export class StoreWatch {
  private asking: Promise<void> | undefined;

  constructor(
    private readonly store: Pick<QueueStore, 'name' | 'ask'>,
    private readonly logger: Pick<Logger, 'log' | 'warn'>,
    private readonly stopping: AbortSignal,
  ) {}

  /**
   * Call it with the error of a failed call. Resolves after a moment, once the store answers or the process stops. Never rejects.
   */
  async doubt(error: unknown): Promise<void> {
    if (this.stopping.aborted) return;
    this.asking ??= this.askUntilItAnswers(error).finally(() => (this.asking = undefined));
    await this.asking;
  }

  private async askUntilItAnswers(error: unknown): Promise<void> {
    if (await this.answers()) {
      this.say(`failing: ${inWords(error)}. Work waits; see docs/runbook/notifications.md`);
      return this.moment();
    }
    this.say(`unavailable: ${inWords(error)}. Work waits until it is back; start it, or check its address`);
    do await this.moment();
    while (!this.stopping.aborted && !(await this.answers()));
    this.say('available again');
  }

  private async moment(): Promise<void> {
    await sleep(ASK_AGAIN_MS, undefined, { signal: this.stopping }).catch(() => {});
  }

  private say(how: string): void {
    if (!this.stopping.aborted) this.logger.warn(`the queue on ${this.store.name} is ${how}`);
  }

  private async answers(): Promise<boolean> {
    try {
      await withTimeout(STORE_PATIENCE_MS, this.store.ask());
      return true;
    } catch {
      return false;
    }
  }
}

/** A host with several addresses, such as localhost, fails with one error for each and no message of its own. */
function inWords(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(inWords).join(', ');
  return error instanceof Error ? error.message || error.name : String(error);
}

/** The result of the work, or an error after that time; the work itself continues. */
export async function withTimeout<Answer>(millis: number, work: Promise<Answer>): Promise<Answer> {
  const over = new AbortController();
  const late = async () => {
    await sleep(millis, undefined, { signal: over.signal });
    throw new Error(`no answer within ${millis / 1_000} seconds`);
  };
  try {
    return await Promise.race([work, late()]);
  } finally {
    over.abort();
  }
}
