import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Database, DatabaseUnavailable, ranOutOfTime } from '../../platform/database/index.js';
import { LiveUpdates } from '../../platform/live-updates/live-updates.js';
import { messageWork } from '../../platform/observed/observed.js';
import { type EndedAttempt, endAttempts } from './notification.statements.js';

const WRITE_AGAIN_MS = 500;

/** Longer than a write takes that nothing holds up. */
const WAIT_FOR_THE_LAST_MS = 100;

interface Outcome {
  readonly end: EndedAttempt;
  readonly until: number;
  readonly settled: () => void;
}

/** Records outcomes of attempts. Those that come while it writes are written together. */
@Injectable()
export class OutcomeRecord {
  private readonly logger = new Logger(OutcomeRecord.name);
  private gathered: Outcome[] = [];
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly liveUpdates: LiveUpdates,
  ) {}

  /**
   * Resolves once the outcome is recorded or given up. Never rejects. Retries `until` the attempt counts as cut off, by
   * `performance.now()`, since an unrecorded message is sent again.
   */
  record(end: EndedAttempt, until: number): Promise<void> {
    return new Promise((settled) => {
      if (this.gathered.push({ end, until, settled }) === 1) this.last = this.writeGathered(this.last);
    });
  }

  private async writeGathered(last: Promise<void>): Promise<void> {
    await Promise.race([last, pause(WAIT_FOR_THE_LAST_MS)]);
    await nextTurn(); // several often end in one turn
    const outcomes = this.gathered;
    this.gathered = [];
    const work = { name: 'outcomes of messages', messages: outcomes.map(({ end }) => end.id) };
    await messageWork.tracePromise(() => this.write(outcomes), work);
  }

  /** Writes each by itself if one may be refused or locked, so that the others are not sent again because of it. */
  private async write(outcomes: readonly Outcome[]): Promise<void> {
    try {
      await this.database.query(endAttempts(outcomes.map(({ end }) => end)));
    } catch (error) {
      const isAway = error instanceof DatabaseUnavailable;
      if (outcomes.length > 1 && (!isAway || ranOutOfTime(error)))
        await Promise.all(outcomes.map((outcome) => this.write([outcome])));
      else if (isAway) await this.writeLater(outcomes, error);
      else this.giveUp(outcomes, error);
      return;
    }
    this.settle(outcomes);
  }

  private async writeLater(outcomes: readonly Outcome[], error: unknown): Promise<void> {
    const now = performance.now();
    this.giveUp(
      outcomes.filter(({ until }) => until <= now),
      error,
    );
    const left = outcomes.filter(({ until }) => until > now);
    if (left.length === 0) return;
    await pause(WRITE_AGAIN_MS);
    await this.write(left);
  }

  private giveUp(outcomes: readonly Outcome[], error: unknown): void {
    if (outcomes.length === 0) return;
    const ids = outcomes.map(({ end }) => end.id).join(', ');
    this.logger.error(`could not record how ${ids} ended, sending again. ${ADVICE}`, error);
    this.settle(outcomes);
  }

  private settle(outcomes: readonly Outcome[]): void {
    for (const { settled } of outcomes) settled();
    try {
      this.liveUpdates.send({ topic: 'admin-notifications' });
    } catch (error) {
      this.logger.error('could not tell pages that messages have changed', error);
    }
  }
}

const ADVICE = 'Report this line if it is not about the database';
