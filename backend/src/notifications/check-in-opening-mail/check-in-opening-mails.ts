import { Injectable } from '@nestjs/common';
import { addMinutes, type Instant } from '@rigbook/contracts/kernel';
import { Configuration } from '../../platform/configuration/configuration.js';
import { Database } from '../../platform/database/index.js';
import type { Statement } from '../../platform/event-store/index.js';
import { Clock } from '../../platform/time/clock.js';
import { MailSender } from '../channels/mail/mail-sender.js';
import { officeOrAdmins } from '../channels/mail/office-or-admins.query.js';
import { OfficeMails } from '../office-mails.js';
import { DeliveryPace } from '../delivery/delivery-pace.js';
import { checkInOpeningInMail } from './check-in-opening-in-mail.js';

const TRY_AGAIN_MINUTES = 30;

/** Returns a row to the one process that may send the mail now; none if nothing changed, or it is told. */
const claim = (now: Instant): Statement => ({
  name: 'check-in-opening.claim',
  text: `UPDATE check_in_opening_change SET tried_at = $1
         WHERE told_at IS NULL AND (tried_at IS NULL OR tried_at <= $2) RETURNING only_row`,
  values: [now, addMinutes(now, -TRY_AGAIN_MINUTES)],
});

const noteTold = (now: Instant): Statement => ({
  name: 'check-in-opening.told',
  text: `UPDATE check_in_opening_change SET told_at = $1`,
  values: [now],
});

/** Tells an organization whose check-in opened with the signature, once, that an upgrade gave it the usual opening. */
@Injectable()
export class CheckInOpeningMails extends OfficeMails {
  constructor(
    configuration: Configuration,
    private readonly database: Database,
    mails: MailSender,
    private readonly clock: Clock,
    pace: DeliveryPace,
  ) {
    const whenItFails = 'could not mail that check-in opens at another time, trying again';
    super(configuration, mails, { everyMillis: pace.lookForUpgradeMailEveryMillis, firstTurn: 'later', whenItFails });
  }

  protected override async work(): Promise<void> {
    const told = await this.database.fetch(officeOrAdmins());
    if (!told || told.addresses.length === 0) return;
    const now = this.clock.now();
    if ((await this.database.query(claim(now))).length === 0) return;
    const mailTo = (to: string) => checkInOpeningInMail(told, to);
    if (await this.sendToEach(told.addresses, mailTo, 'the opening of check-in'))
      await this.database.query(noteTold(now));
  }
}
