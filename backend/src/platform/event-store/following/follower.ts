import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { ranOutOfTime } from '../../database/database-unavailable.js';
import type { Database } from '../../database/database.js';
import type { LogReader } from '../log/log-reader.js';
import { BEGINNING } from '../log/log-place.js';
import type { LogPlace } from '../recorded-event.js';
import { CheckpointMoved, handleBatch } from './batch.js';
import { createCheckpoint, readCheckpoint } from './checkpoint.statements.js';
import { BATCH, type FollowersAtTheEnd } from './followers-at-the-end.js';
import type { Subscription } from './subscription.js';

const RETRY_MS = { first: 250, last: 30_000 };
/** How much larger the next batch is, until it is BATCH again. */
const GROWTH = BATCH / 50;

/** Runs one subscription while this process leads it: alone until it has caught up, and again after a failure. */
export class Follower {
  private readonly logger = new Logger(Follower.name);
  private retry = RETRY_MS.first;
  /** Events at a time. One that takes too long is halved, since it would take as long again. */
  private batch = BATCH;

  constructor(
    private readonly database: Database,
    private readonly log: LogReader,
    private readonly atTheEnd: FollowersAtTheEnd,
    private readonly subscription: Subscription,
  ) {}

  /** Resolves when the signal aborts and the current batch is finished. Never rejects. */
  async follow(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        const checkpoint = await this.catchUp(signal);
        await this.atTheEnd.follow(this.subscription, checkpoint, signal);
      } catch (error) {
        if (ranOutOfTime(error)) this.batch = Math.ceil(this.batch / 2);
        if (!(error instanceof CheckpointMoved)) {
          this.logger.error(
            `${this.subscription.name} failed, next try in ${this.retry} ms. If it keeps failing: docs/runbook/lag.md`,
            error,
          );
        }
        await sleep(this.retry, undefined, { signal }).catch(() => {});
        this.retry = Math.min(this.retry * 2, RETRY_MS.last);
      }
    }
  }

  /** Handles what is there. Returns the checkpoint. */
  private async catchUp(signal: AbortSignal): Promise<LogPlace> {
    let checkpoint = await this.load();
    while (!signal.aborted) {
      const { events } = await this.log.follow(checkpoint, this.batch);
      if (events.length > 0) checkpoint = await handleBatch(this.database, [this.subscription], checkpoint, events);
      const caughtUp = events.length < this.batch;
      this.retry = RETRY_MS.first;
      this.batch = Math.min(this.batch + GROWTH, BATCH);
      if (caughtUp) break;
    }
    return checkpoint;
  }

  private async load(): Promise<LogPlace> {
    await this.database.query(createCheckpoint(this.subscription.name));
    const [checkpoint] = await this.database.query<LogPlace>(readCheckpoint(this.subscription.name));
    return checkpoint ?? BEGINNING;
  }
}
