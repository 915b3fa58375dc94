import { Injectable } from '@nestjs/common';
import type { Day } from '@rigbook/contracts/kernel';
import { Configuration } from '../../platform/configuration/configuration.js';
import { Database } from '../../platform/database/index.js';
import { Clock } from '../../platform/time/clock.js';
import { RecurringWork } from '../../platform/time/recurring-work.js';
import { MailSender } from '../channels/mail/mail-sender.js';
import { DeliveryPace } from '../delivery/delivery-pace.js';
import { officeAddress } from '../head-mail/office-address.query.js';
import { backupInMail } from './backup-in-mail.js';

interface Untold {
  readonly day: Day;
  readonly problem: string;
  readonly lastDay: Day | null;
}

/** The newest failed backup of which nobody was told; two processes that send it use one Message-ID. */
const UNTOLD = `
  SELECT day, problem, (SELECT max(day) FROM backup_run WHERE completed_at IS NOT NULL) AS "lastDay" FROM backup_run
  WHERE problem IS NOT NULL AND completed_at IS NULL AND told_at IS NULL AND tried_at > $1::timestamptz - interval '2 days'
  ORDER BY day DESC LIMIT 1`;

/** Mails the contact address when a scheduled backup failed, once a day. */
@Injectable()
export class BackupMails extends RecurringWork {
  constructor(
    private readonly configuration: Configuration,
    private readonly database: Database,
    private readonly mails: MailSender,
    private readonly clock: Clock,
    pace: DeliveryPace,
  ) {
    const whenItFails = 'could not mail that the backup failed, trying again';
    super({ everyMillis: pace.lookForHeadMailEveryMillis, firstTurn: 'later', whenItFails });
  }

  override start(): void {
    if (this.configuration.mail && this.configuration.backup.to !== undefined) super.start();
  }

  protected override async work(): Promise<void> {
    const now = this.clock.now();
    const [untold] = await this.database.query<Untold>({ name: 'backup-mail.untold', text: UNTOLD, values: [now] });
    if (!untold) return;
    const { contactEmail, ...organization } = await this.database.fetch(officeAddress());
    if (contactEmail === null) return;
    const sent = await this.mails.send(backupInMail({ ...organization, ...untold, to: contactEmail }));
    if (sent.outcome !== 'sent')
      return this.logger.warn(
        `the mail about the backup was not sent (${sent.outcome}), trying again: check the contact email and the mail server in the settings`,
      );
    const text = 'UPDATE backup_run SET told_at = $2 WHERE day = $1';
    await this.database.query({ name: 'backup-mail.told', text, values: [untold.day, now] });
  }
}
