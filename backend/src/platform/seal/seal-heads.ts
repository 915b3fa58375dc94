import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { Configuration } from '../configuration/configuration.js';
import { Database } from '../database/database.js';
import { SubscriptionRunner } from '../event-store/following/subscription-runner.js';
import { send } from '../database/one-round-trip.js';
import { Clock } from '../time/clock.js';
import { type Head, signedHead } from './head.js';
import { HeadsFile } from './heads-file.js';
import { OwnSealKey } from './seal-key.js';
import { newestSeal, type Seal, sealsOfNumbers } from './seal.statements.js';

/** How often heads are written; a class, so that tests can replace it. */
export class SealPace {
  /** from the first event sealed after a head to the next head */
  readonly headEveryMillis: number = 3_000;
  /** between checks for a missing head: another process may have died between its seals and their head */
  readonly lookEveryMillis: number = 60_000;
}

/** Writes signed heads outside the database: soon after something was sealed, and before the process ends. */
@Injectable()
export class SealHeads implements BeforeApplicationShutdown {
  readonly file: HeadsFile;
  private readonly logger = new Logger(SealHeads.name);
  private timer: NodeJS.Timeout | undefined;
  private looking: NodeJS.Timeout | undefined;
  private told = '';
  private writing: Promise<unknown> = Promise.resolve();

  constructor(
    { seal }: Configuration,
    private readonly database: Database,
    private readonly own: OwnSealKey,
    private readonly runner: SubscriptionRunner,
    private readonly clock: Clock,
    private readonly pace: SealPace,
  ) {
    this.file = new HeadsFile(seal.headsFile);
  }

  /** Writes a head soon, and then whenever one is missing, also for seals of other processes. */
  keepUp(): void {
    this.writeSoon();
    this.looking ??= setInterval(() => this.writeSoon(), this.pace.lookEveryMillis).unref();
  }

  /** Writes at most one head per interval, however often it is called. */
  writeSoon(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.writing = this.write().catch((error: unknown) => {
        this.logger.error(
          `could not write a signed head, trying again. Make ${this.file.file} writable, or fix what the error names`,
          error,
        );
        this.writeSoon();
      });
    }, this.pace.headEveryMillis).unref();
  }

  /**
   * Signs the current end of the chain and writes the head, unless the file ends with it already. Returns undefined if nothing is
   * sealed yet, or if the chain contradicts the newest head: such a chain must not get a signature. Processes take turns.
   * @throws what the database or the file system says
   */
  async write(): Promise<Head | undefined> {
    return this.database.withClient(async (client) => {
      await Promise.all([
        client.query('BEGIN'),
        client.query(`SELECT pg_advisory_xact_lock(hashtextextended('seal heads', 0))`),
      ]);
      try {
        const [seal] = (await send(client, newestSeal)).rows as Seal[];
        if (!seal) return undefined;
        const newest = await this.file.newest();
        if (newest && agrees(newest, seal)) return newest;
        const [signed] = newest ? ((await send(client, sealsOfNumbers([String(newest.number)]))).rows as Seal[]) : [];
        if (!newest || (signed && agrees(newest, signed))) return await this.newHeadOf(seal);
        this.tellContradiction(newest, seal);
        return undefined;
      } finally {
        await client.query('COMMIT');
      }
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.runner.stop();
    clearInterval(this.looking);
    const pending = this.timer !== undefined;
    clearTimeout(this.timer);
    await this.writing;
    if (!pending) return;
    await this.write().catch((error: unknown) =>
      this.logger.error('could not write the last signed head; the next start writes it', error),
    );
  }

  private async newHeadOf(seal: Seal): Promise<Head> {
    const head = signedHead(seal, this.clock.now(), this.own.key);
    await this.file.append(head);
    return head;
  }

  /** Once for each head. */
  private tellContradiction(newest: Head, seal: Seal): void {
    const contradiction =
      newest.number > Number(seal.number)
        ? `the database ends at ${seal.number}: it was restored from an older backup, or events at its end were removed`
        : 'the chain in the database is a different one: it was rewritten';
    const told = `the newest head in ${this.file.file} covers event ${newest.number}, but ${contradiction}. No more heads are signed until this is resolved (docs/runbook/verify.md)`;
    if (told !== this.told) this.logger.error(told);
    this.told = told;
  }
}

const agrees = ({ number, hash }: Head, seal: Seal): boolean =>
  number === Number(seal.number) && hash === seal.hash.toString('hex');
