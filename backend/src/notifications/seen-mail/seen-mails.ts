import { Injectable } from '@nestjs/common';
import { Configuration } from '../../platform/configuration/configuration.js';
import { Database } from '../../platform/database/index.js';
import { Clock } from '../../platform/time/clock.js';
import { RecurringWork } from '../../platform/time/recurring-work.js';
import { MailSender } from '../channels/mail/mail-sender.js';
import { officeOrAdmins } from '../channels/mail/office-or-admins.query.js';
import { DeliveryPace } from '../delivery/delivery-pace.js';
import { seenInMail } from './seen-in-mail.js';
import { claimSeen, noteTold } from './seen.statements.js';

/** Tells the office what people saw at vehicles that they do not have, once, however many workers there are. */
@Injectable()
export class SeenMails extends RecurringWork {
  constructor(
    private readonly configuration: Configuration,
    private readonly database: Database,
    private readonly mails: MailSender,
    private readonly clock: Clock,
    pace: DeliveryPace,
  ) {
    const whenItFails = 'could not tell the office what was seen at vehicles, trying again';
    super({ everyMillis: pace.lookForSeenEveryMillis, firstTurn: 'later', whenItFails });
  }

  override start(): void {
    if (this.configuration.mail) super.start();
  }

  protected override async work(): Promise<void> {
    const told = await this.database.fetch(officeOrAdmins());
    if (!told || told.addresses.length === 0) return;
    const now = this.clock.now();
    const seen = await this.database.fetch(claimSeen(now));
    if (seen.length === 0) return;
    const sent = await Promise.all(told.addresses.map((to) => this.mails.send(seenInMail(seen, told, { to, now }))));
    if (sent.some(({ outcome }) => outcome === 'sent')) await this.database.query(noteTold(seen, now));
    else
      this.logger.warn(
        `the mail about what was seen at vehicles was not sent (${sent[0]?.outcome}), trying again: check the contact email and the mail server in the settings`,
      );
  }
}
