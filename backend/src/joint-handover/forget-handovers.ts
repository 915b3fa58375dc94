import { Injectable, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { addHours } from '@rigbook/contracts/kernel';
import { Database } from '../platform/database/index.js';
import { Clock } from '../platform/time/clock.js';
import { hourly, RecurringWork } from '../platform/time/recurring-work.js';
import { forgetHandoversBefore } from './handovers.query.js';

/** Deletes codes that are over, with what was read and seen. Started in the worker's role only. */
@Injectable()
export class ForgetHandovers extends RecurringWork {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super(hourly('old codes of joint handovers stay for another hour'));
  }

  protected override async work(): Promise<void> {
    await this.database.query(forgetHandoversBefore(addHours(this.clock.now(), -1)));
  }
}

/** Imported by the worker's role. */
@Module({ providers: [ForgetHandovers] })
export class ForgetHandoversModule implements OnApplicationBootstrap {
  constructor(private readonly handovers: ForgetHandovers) {}

  onApplicationBootstrap(): void {
    this.handovers.start();
  }
}
