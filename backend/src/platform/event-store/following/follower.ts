import { Logger } from '@nestjs/common';
import type { Database } from '../../database/database.js';
import { CheckpointMoved, handleBatch } from './batch-transaction.js';
import { createCheckpoint, readCheckpoint } from './checkpoint.statements.js';
import { BEGINNING } from '../log/log-place.js';
import { logBatches, type ReadLog } from './log-batches.js';
import type { LogPlace } from '../recorded-event.js';
import type { Subscription } from './subscription.js';
import type { InterruptibleWait } from './interruptible-wait.js';

const BATCH = 5_000;
/** Checks again soon after an event, since another transaction may hold events back, then at growing intervals. */
const LOOK_AGAIN_MS = { first: 20, last: 1_000 };
const RETRY_MS = { first: 250, last: 30_000 };

/** Runs one subscription through the log, batch by batch, while this process leads it. */
export class Follower {
  private readonly logger = new Logger(Follower.name);
  private checkpoint: LogPlace | undefined;

  constructor(
    private readonly database: Database,
    private readonly read: ReadLog,
    private readonly subscription: Subscription,
    private readonly idle: InterruptibleWait,
  ) {}

  /** Resolves when the signal aborts and the current batch is finished. Never rejects. */
  async follow(signal: AbortSignal): Promise<void> {
    let look = LOOK_AGAIN_MS.first;
    let retry = RETRY_MS.first;
    while (!signal.aborted) {
      try {
        const found = await this.catchUp(signal);
        retry = RETRY_MS.first;
        if (found) look = LOOK_AGAIN_MS.first;
        const interrupted = await this.idle.wait(look, signal);
        look = interrupted ? LOOK_AGAIN_MS.first : Math.min(look * 2, LOOK_AGAIN_MS.last);
      } catch (error) {
        this.checkpoint = undefined;
        if (!(error instanceof CheckpointMoved)) {
          this.logger.error(`${this.subscription.name} failed, next try in ${retry} ms`, error);
        }
        await pause(retry, signal);
        retry = Math.min(retry * 2, RETRY_MS.last);
      }
    }
  }

  /** Handles all readable events. Returns whether there were any. */
  private async catchUp(signal: AbortSignal): Promise<boolean> {
    this.checkpoint ??= await this.load();
    let found = false;
    for await (const events of logBatches(this.read, this.checkpoint, this.subscription.batchSize ?? BATCH)) {
      if (signal.aborted) break;
      this.checkpoint = await handleBatch(this.database, this.subscription, this.checkpoint, events);
      this.subscription.handled?.(events);
      found = true;
    }
    return found;
  }

  private async load(): Promise<LogPlace> {
    await this.database.query(createCheckpoint(this.subscription.name));
    const [checkpoint] = await this.database.query<LogPlace>(readCheckpoint(this.subscription.name));
    return checkpoint ?? BEGINNING;
  }
}

const pause = (millis: number, signal: AbortSignal) =>
  new Promise<void>((resume) => {
    const timer = setTimeout(resume, millis);
    signal.addEventListener('abort', () => (clearTimeout(timer), resume()), { once: true });
  });
