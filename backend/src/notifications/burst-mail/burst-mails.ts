import { Injectable } from '@nestjs/common';
import { burstOfFailures } from '@rigbook/contracts/access-record/access-record.words';
import type { Instant } from '@rigbook/contracts/kernel';
import { Configuration } from '../../platform/configuration/configuration.js';
import { Database } from '../../platform/database/index.js';
import { Clock } from '../../platform/time/clock.js';
import { Lockouts } from '../../responders/people/lockouts.js';
import { MailSender } from '../channels/mail/mail-sender.js';
import { officeOrAdmins } from '../channels/mail/office-or-admins.query.js';
import { OfficeMails } from '../office-mails.js';
import { DeliveryPace } from '../delivery/delivery-pace.js';
import { burstInMail } from './burst-in-mail.js';
import {
  burstWindow,
  claimBurst,
  type FailuresOfBurst,
  noteBurst,
  noteTold,
  recentFailures,
} from './burst.statements.js';

/** Mails the administrators when many attempts to sign in fail or one of them is locked out, once for each burst. */
@Injectable()
export class BurstMails extends OfficeMails {
  constructor(
    configuration: Configuration,
    private readonly database: Database,
    private readonly lockouts: Lockouts,
    mails: MailSender,
    private readonly clock: Clock,
    pace: DeliveryPace,
  ) {
    const whenItFails = 'could not look for a burst of failed sign-ins, trying again';
    super(configuration, mails, { everyMillis: pace.lookForBurstEveryMillis, firstTurn: 'later', whenItFails });
  }

  protected override async work(): Promise<void> {
    const now = this.clock.now();
    const found = await this.find(now);
    if (found) await this.database.query(noteBurst(found, now));
    const burst = await this.database.fetch(claimBurst(now));
    const told = burst && (await this.database.fetch(officeOrAdmins()));
    if (!told || told.addresses.length === 0) return;
    const mailTo = (to: string) => burstInMail({ ...told, ...burst }, to);
    if (await this.sendToEach(told.addresses, mailTo, 'failed sign-ins')) await this.database.query(noteTold(now));
  }

  private async find(now: Instant): Promise<FailuresOfBurst | undefined> {
    const since = burstWindow(now);
    const recent = await this.database.fetch(recentFailures(since));
    if (!recent) return undefined;
    const lockedOut: string[] = [];
    for (const unit of recent.adminUnits)
      if (await this.lockouts.lockedOutSince(unit, since, now)) lockedOut.push(unit);
    const isBurst = recent.failures >= burstOfFailures.failures || lockedOut.length > 0;
    return isBurst ? { failures: recent.failures, lockedOut } : undefined;
  }
}
