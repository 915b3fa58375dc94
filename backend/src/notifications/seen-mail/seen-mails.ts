import { Injectable } from '@nestjs/common';
import { Configuration } from '../../platform/configuration/configuration.js';
import { Database } from '../../platform/database/index.js';
import { Clock } from '../../platform/time/clock.js';
import { MailSender } from '../channels/mail/mail-sender.js';
import { officeOrAdmins } from '../channels/mail/office-or-admins.query.js';
import { OfficeMails } from '../office-mails.js';
import { DeliveryPace } from '../delivery/delivery-pace.js';
import { seenInMail } from './seen-in-mail.js';
import { claimSeen, noteTold } from './seen.statements.js';

/** Tells the office what people saw at vehicles that they do not have, once, however many workers there are. */
@Injectable()
export class SeenMails extends OfficeMails {
  constructor(
    configuration: Configuration,
    private readonly database: Database,
    mails: MailSender,
    private readonly clock: Clock,
    pace: DeliveryPace,
  ) {
    const whenItFails = 'could not tell the office what was seen at vehicles, trying again';
    super(configuration, mails, { everyMillis: pace.lookForSeenEveryMillis, firstTurn: 'later', whenItFails });
  }

  protected override async work(): Promise<void> {
    const told = await this.database.fetch(officeOrAdmins());
    if (!told || told.addresses.length === 0) return;
    const now = this.clock.now();
    const seen = await this.database.fetch(claimSeen(now));
    if (seen.length === 0) return;
    const mailTo = (to: string) => seenInMail(seen, told, { to, now });
    if (await this.sendToEach(told.addresses, mailTo, 'what was seen at vehicles'))
      await this.database.query(noteTold(seen, now));
  }
}
