import { Injectable } from '@nestjs/common';
import { accountNoticeLimits } from '@rigbook/contracts/auth/account-change.words';
import { addHours } from '@rigbook/contracts/kernel';
import { Database } from '../../platform/database/index.js';
import { Clock } from '../../platform/time/clock.js';
import { hourly, RecurringWork } from '../../platform/time/recurring-work.js';

/** Forgets where messages about changed accounts went, and the networks in them. Until then they can be sent again. */
@Injectable()
export class ForgetContacts extends RecurringWork {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super(hourly('contacts of changed accounts stay for another hour'));
  }

  protected override async work(): Promise<void> {
    await this.database.query({
      name: 'account-notice.forget-contacts',
      text: `UPDATE account_notice SET contact = NULL, network = NULL WHERE contact IS NOT NULL AND at < $1`,
      values: [addHours(this.clock.now(), -24 * accountNoticeLimits.contactDays)],
    });
  }
}
