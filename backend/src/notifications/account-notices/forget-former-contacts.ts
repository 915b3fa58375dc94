import { Injectable } from '@nestjs/common';
import { accountNoticeLimits } from '@rigbook/contracts/auth/account-change.words';
import { addHours } from '@rigbook/contracts/kernel';
import { Database } from '../../platform/database/index.js';
import { Clock } from '../../platform/time/clock.js';
import { hourly, RecurringWork } from '../../platform/time/recurring-work.js';

/** Forgets contacts from before a change, a month later: until then a message to them can be sent again. */
@Injectable()
export class ForgetFormerContacts extends RecurringWork {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super(hourly('former contacts stay for another hour'));
  }

  protected override async work(): Promise<void> {
    await this.database.query({
      name: 'account-notice.forget-former-contacts',
      text: `UPDATE account_notice SET former_contact = NULL WHERE former_contact IS NOT NULL AND at < $1`,
      values: [addHours(this.clock.now(), -24 * accountNoticeLimits.formerContactDays)],
    });
  }
}
