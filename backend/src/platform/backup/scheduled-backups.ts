import { Injectable, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { type Day, dayOf, type Instant } from '@rigbook/contracts/kernel';
import { Configuration } from '../configuration/configuration.js';
import { Database } from '../database/database.js';
import { ObjectStorage } from '../object-storage/object-storage.js';
import { HeadsFile } from '../seal/heads-file.js';
import { existingSealKey } from '../seal/seal-key.js';
import { Clock } from '../time/clock.js';
import { RecurringWork } from '../time/recurring-work.js';
import { BackupUnderWay, reasonOf } from './backup-problem.js';
import { claimBackup, noteComplete, noteProblem } from './backup-run.statements.js';
import { removeOldBackups } from './backups-in-place.js';
import { openPlace } from './places/open-place.js';
import { takeBackup } from './take-backup.js';

const LOOK_EVERY_MS = 300_000;

/** Backs up once a day to BACKUP_TO, in one process of the cluster, and removes old backups. Started in the worker's role only. */
@Injectable()
export class ScheduledBackups extends RecurringWork {
  private readonly stopping = new AbortController();

  constructor(
    private readonly configuration: Configuration,
    private readonly database: Database,
    private readonly objects: ObjectStorage,
    private readonly clock: Clock,
  ) {
    super({ everyMillis: LOOK_EVERY_MS, firstTurn: 'later', whenItFails: 'could not look whether a backup is due' });
  }

  override start(): void {
    if (this.configuration.backup.to !== undefined) super.start();
  }

  /** Ends the backup under way. The next process to look takes it again. */
  override async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await super.beforeApplicationShutdown();
  }

  protected override async work(): Promise<void> {
    const { to, hour } = this.configuration.backup;
    const now = this.clock.now();
    const day = dayOf(now, 'UTC');
    if (to === undefined || new Date(now).getUTCHours() < hour) return;
    if ((await this.database.query(claimBackup(day, now))).length === 0) return;
    try {
      await this.take(to, day, now);
    } catch (error) {
      if (error instanceof BackupUnderWay || this.stopping.signal.aborted) return;
      this.logger.error(`the backup to ${to} failed: ${reasonOf(error)}. See docs/runbook/restore.md`);
      await this.database.query(noteProblem(day, reasonOf(error)));
    }
  }

  private async take(to: string, day: Day, now: Instant): Promise<void> {
    const { databaseUrl, seal, sessionSecret, backup } = this.configuration;
    const parent = await openPlace(to, backup.service);
    const what = {
      url: databaseUrl ?? '',
      objects: this.objects,
      heads: new HeadsFile(seal.headsFile),
      keys: { 'session-secret': sessionSecret, 'seal-key.pem': existingSealKey(this.configuration) },
      clock: this.clock,
      signal: this.stopping.signal,
    };
    const { place } = await takeBackup(what, parent);
    await this.database.query(noteComplete(day, this.clock.now(), place.name));
    this.logger.log(`backed up to ${place.name}`);
    await removeOldBackups(parent, backup.keepDays, now);
  }
}

/** Imported by the worker's role. */
@Module({ providers: [ScheduledBackups] })
export class ScheduledBackupsModule implements OnApplicationBootstrap {
  constructor(private readonly backups: ScheduledBackups) {}

  onApplicationBootstrap(): void {
    this.backups.start();
  }
}
