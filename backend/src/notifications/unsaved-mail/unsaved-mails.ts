import { Injectable } from '@nestjs/common';
import { Configuration } from '../../platform/configuration/configuration.js';
import { Database } from '../../platform/database/index.js';
import { Clock } from '../../platform/time/clock.js';
import { MailSender } from '../channels/mail/mail-sender.js';
import { officeOrAdmins } from '../channels/mail/office-or-admins.query.js';
import { OfficeMails } from '../office-mails.js';
import { DeliveryPace } from '../delivery/delivery-pace.js';
import { unsavedInMail } from './unsaved-in-mail.js';
import { claimUnsaved, noteTold } from './unsaved.statements.js';

/** Tells the office of bookings at risk whose other vehicle was not accepted, once, however many workers there are. */
@Injectable()
export class UnsavedMails extends OfficeMails {
  constructor(
    configuration: Configuration,
    private readonly database: Database,
    mails: MailSender,
    private readonly clock: Clock,
    pace: DeliveryPace,
  ) {
    const whenItFails = 'could not tell the office of bookings that are at risk again, trying again';
    super(configuration, mails, { everyMillis: pace.lookForUnsavedEveryMillis, firstTurn: 'later', whenItFails });
  }

  protected override async work(): Promise<void> {
    const told = await this.database.fetch(officeOrAdmins());
    if (!told || told.addresses.length === 0) return;
    const now = this.clock.now();
    const unsaved = await this.database.fetch(claimUnsaved(now));
    if (unsaved.length === 0) return;
    const mailTo = (to: string) => unsavedInMail(unsaved, told, { to, now });
    if (await this.sendToEach(told.addresses, mailTo, 'bookings that are at risk again'))
      await this.database.query(noteTold(unsaved, now));
  }
}
