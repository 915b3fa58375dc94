import { Injectable, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { Database } from '../database/database.js';
import { Clock } from '../time/clock.js';
import { hourly, RecurringWork } from '../time/recurring-work.js';
import { forgetOldAccess, shortenAddresses } from './access-record.statements.js';

/** Shortens old addresses, and forgets entries at the end of their time. Started in the worker's role only. */
@Injectable()
export class KeepAccessRecord extends RecurringWork {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super(hourly('addresses in the access record stay whole for another hour'));
  }

  protected override async work(): Promise<void> {
    const now = this.clock.now();
    await this.database.query(shortenAddresses(now));
    await this.database.query(forgetOldAccess(now));
  }
}

/** Imported by the worker's role. */
@Module({ providers: [KeepAccessRecord], exports: [KeepAccessRecord] })
export class KeepAccessRecordModule implements OnApplicationBootstrap {
  constructor(private readonly record: KeepAccessRecord) {}

  onApplicationBootstrap(): void {
    this.record.start();
  }
}
