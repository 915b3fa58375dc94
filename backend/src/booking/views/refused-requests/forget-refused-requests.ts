import { Injectable, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { REFUSED_REQUEST_KEPT_DAYS } from '@rigbook/contracts/booking/requesting/refused-request.words';
import { addHours } from '@rigbook/contracts/kernel';
import { Database } from '../../../platform/database/index.js';
import { Clock } from '../../../platform/time/clock.js';
import { hourly, RecurringWork } from '../../../platform/time/recurring-work.js';
import { forgetRefusalsBefore } from './refused-request.statements.js';

/** Deletes old refused requests. Started in the worker's role only. */
@Injectable()
export class ForgetRefusedRequests extends RecurringWork {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super(hourly('old refused requests stay for another hour'));
  }

  protected override async work(): Promise<void> {
    await this.database.query(forgetRefusalsBefore(addHours(this.clock.now(), -24 * REFUSED_REQUEST_KEPT_DAYS)));
  }
}

/** Imported by the worker's role. */
@Module({ providers: [ForgetRefusedRequests] })
export class ForgetRefusedRequestsModule implements OnApplicationBootstrap {
  constructor(private readonly refusedRequests: ForgetRefusedRequests) {}

  onApplicationBootstrap(): void {
    this.refusedRequests.start();
  }
}
