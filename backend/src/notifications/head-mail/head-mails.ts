import { Injectable } from '@nestjs/common';
import { addMinutes, type Day, dayOf, type Instant } from '@rigbook/contracts/kernel';
import { Configuration } from '../../platform/configuration/configuration.js';
import { Database } from '../../platform/database/index.js';
import type { Statement } from '../../platform/event-store/index.js';
import { SealHeads } from '../../platform/seal/seal-heads.js';
import { Clock } from '../../platform/time/clock.js';
import { RecurringWork } from '../../platform/time/recurring-work.js';
import { MailSender } from '../channels/mail/mail-sender.js';
import { DeliveryPace } from '../delivery/delivery-pace.js';
import { headInMail } from './head-in-mail.js';
import { officeAddress } from './office-address.query.js';

const TRY_AGAIN_MINUTES = 30;
/** After this many failures, waits until the next day. */
const TRIES = 8;

/** Returns a row to the one process that may send the day's mail now; none if it is sent or being sent. */
const claimDay = (day: Day, now: Instant): Statement => ({
  name: 'head-mail.claim',
  text: `INSERT INTO head_mail AS mail (day, tried_at) VALUES ($1, $2)
         ON CONFLICT (day) DO UPDATE SET tried_at = $2, tries = mail.tries + 1
         WHERE mail.sent_at IS NULL AND mail.tried_at <= $3 AND mail.tries < $4
         RETURNING day`,
  values: [day, now, addMinutes(now, -TRY_AGAIN_MINUTES), TRIES],
});

const noteSent = (day: Day, now: Instant): Statement => ({
  name: 'head-mail.sent',
  text: `UPDATE head_mail SET sent_at = $2 WHERE day = $1`,
  values: [day, now],
});

/**
 * Mails the newest signed head to the contact address once a day, so that a copy is out of reach of the server's owner
 * (docs/adr/0043). A mail that was cut off is sent again under the same Message-ID.
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
    const whenItFails = 'could not mail the signed head, trying again';
    super({ everyMillis: pace.lookForHeadMailEveryMillis, firstTurn: 'later', whenItFails });
  }

  override start(): void {
    if (this.configuration.mail) super.start();
  }

  protected override async work(): Promise<void> {
    const { contactEmail, zone, ...organisation } = await this.database.fetch(officeAddress());
    const head = await this.heads.file.newest();
    if (contactEmail === null || !head) return;
    const now = this.clock.now();
    const day = dayOf(now, zone);
    if ((await this.database.query(claimDay(day, now))).length === 0) return;
    const sent = await this.mails.send(headInMail({ ...organisation, head, day, to: contactEmail }));
    if (sent.outcome === 'sent') await this.database.query(noteSent(day, now));
    else
      this.logger.warn(
        `the mail with the signed head was not sent (${sent.outcome}), trying again: check the contact email and the mail server in the settings`,
      );
  }
}
