import { Injectable } from '@nestjs/common';
import { dayOf } from '@rigbook/contracts/kernel/calendar';
import { Configuration } from '../../platform/configuration/configuration.js';
import { Database } from '../../platform/database/database.js';
import { SealHeads } from '../../platform/seal/seal-heads.js';
import { Clock } from '../../platform/time/clock.js';
import { RecurringWork } from '../../platform/time/recurring-work.js';
import { MailSender } from '../channels/mail/mail-sender.js';
import { DeliveryPace } from '../delivery/delivery-pace.js';
import { headAddressee } from './addressee.query.js';
import { claimDay, noteSent } from './head-mail.statements.js';
import { headInMail } from './head-in-mail.js';

/**
 * Mails the newest signed head to the contact address once a day, so that a copy lies where nobody who owns the server can
 * reach it (docs/adr/0043). A mail that was cut off is sent again under the same Message-ID.
 */
@Injectable()
export class HeadMails extends RecurringWork {
  constructor(
    private readonly configuration: Configuration,
    private readonly database: Database,
    private readonly heads: SealHeads,
    private readonly mails: MailSender,
    private readonly clock: Clock,
    pace: DeliveryPace,
  ) {
    const whenItFails = 'the mail with the head waits a little longer';
    super({ everyMillis: pace.lookForHeadMailEveryMillis, firstTurn: 'later', whenItFails });
  }

  override start(): void {
    if (this.configuration.mail) super.start();
  }

  protected override async work(): Promise<void> {
    const { contactEmail, zone, ...organisation } = await this.database.fetch(headAddressee());
    const head = await this.heads.file.newest();
    if (contactEmail === null || !head) return;
    const now = this.clock.now();
    const day = dayOf(now, zone);
    if ((await this.database.query(claimDay(day, now))).length === 0) return;
    const sent = await this.mails.send(headInMail({ ...organisation, head, day, to: contactEmail }));
    if (sent.outcome === 'sent') await this.database.query(noteSent(day, now));
    else this.logger.warn(`the mail with the head was not sent (${sent.outcome}) and is tried again`);
  }
}
