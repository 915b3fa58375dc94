import { Injectable } from '@nestjs/common';
import { webhookLimits } from '@rigbook/contracts/integrations/webhook.limits';
import { addHours } from '@rigbook/contracts/kernel';
import { Database } from '../../../platform/database/index.js';
import { Clock } from '../../../platform/time/clock.js';
import { hourly, RecurringWork } from '../../../platform/time/recurring-work.js';
import { forgetDeliveriesBefore } from './delivery.statements.js';

const AT_ONCE = 5_000;

/** Deletes deliveries that are more than 30 days old. Started in the worker's role only. */
@Injectable()
export class ForgetDeliveries extends RecurringWork {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super(hourly('old deliveries stay for another hour'));
  }

  protected override async work(): Promise<void> {
    const before = addHours(this.clock.now(), -24 * webhookLimits.deliveriesKeptDays);
    let forgotten: readonly object[];
    do forgotten = await this.database.query(forgetDeliveriesBefore(before, AT_ONCE));
    while (forgotten.length === AT_ONCE);
  }
}
