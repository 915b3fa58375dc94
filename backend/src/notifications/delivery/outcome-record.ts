import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Database, DatabaseUnavailable } from '../../platform/database/index.js';
import type { Statement } from '../../platform/event-store/index.js';
import { LiveUpdates } from '../../platform/live-updates/live-updates.js';
import { DeliveryPace } from './delivery-pace.js';
import { type EndedAttempt, endAttempts } from './notification.statements.js';

const WRITE_AGAIN_MS = 500;

interface Gathered {
  readonly ends: EndedAttempt[];
  readonly written: Promise<void>;
}

/** Records outcomes of attempts. Those that come while it writes are written together. */
@Injectable()
export class OutcomeRecord {
  private readonly logger = new Logger(OutcomeRecord.name);
  private gathering: Gathered | undefined;
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly pace: DeliveryPace,
    private readonly liveUpdates: LiveUpdates,
  ) {}

  /** Resolves once the outcome is recorded or given up. Never rejects. */
  record(end: EndedAttempt): Promise<void> {
    this.gathering ??= this.gather();
    this.gathering.ends.push(end);
    return this.gathering.written;
  }

  private gather(): Gathered {
    const ends: EndedAttempt[] = [];
    const afterTheLast = async (last: Promise<void>) => {
      await last;
      await nextTurn(); // several often end in one turn
      this.gathering = undefined;
      await this.write(ends);
      this.liveUpdates.publish({ topic: 'admin-notifications' });
    };
    this.last = afterTheLast(this.last);
    return { ends, written: this.last };
  }

  /** Writes each by itself if that fails, so that one that cannot be recorded does not cause the others to be sent again. */
  private async write(ends: readonly EndedAttempt[]): Promise<void> {
    try {
      await this.whenAvailable(endAttempts(ends));
    } catch (error) {
      if (ends.length > 1 && !(error instanceof DatabaseUnavailable))
        await Promise.all(ends.map((end) => this.write([end])));
      else
        this.logger.error(
          `could not record how ${ends.map(({ id }) => id).join(', ')} ended, sending again. ${ADVICE}`,
          error,
        );
    }
  }

  /** Retries until the attempts count as cut off, since an unrecorded message is sent again. */
  private async whenAvailable(statement: Statement): Promise<void> {
    const until = performance.now() + this.pace.cutOffAfterSeconds * 1_000;
    for (;;) {
      try {
        await this.database.query(statement);
        return;
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable) || performance.now() > until) throw error;
        await pause(WRITE_AGAIN_MS);
      }
    }
  }
}

const ADVICE = 'Report this line if it is not about the database';
