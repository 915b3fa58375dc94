import { Injectable } from '@nestjs/common';
import { isToBeReminded, serviceReminder } from '@rigbook/contracts/fleet/service-reminder.rules';
import { Configuration } from '../../platform/configuration/configuration.js';
import { Database } from '../../platform/database/index.js';
import { Clock } from '../../platform/time/clock.js';
import { plansDue } from '../../vehicle-service/views/service-plans.query.js';
import { MailSender } from '../channels/mail/mail-sender.js';
import { officeOrAdmins } from '../channels/mail/office-or-admins.query.js';
import { OfficeMails } from '../office-mails.js';
import { DeliveryPace } from '../delivery/delivery-pace.js';
import { serviceInMail } from './service-in-mail.js';
import { claimReminders, noteReminded, reminderSettings } from './service-reminders.statements.js';

/** Reminds the office of service and papers of vehicles, once for each due date, however many workers there are. */
@Injectable()
export class ServiceMails extends OfficeMails {
  constructor(
    configuration: Configuration,
    private readonly database: Database,
    mails: MailSender,
    private readonly clock: Clock,
    pace: DeliveryPace,
  ) {
    const whenItFails = 'could not remind the office of service and papers of vehicles, trying again';
    super(configuration, mails, { everyMillis: pace.lookForServiceEveryMillis, firstTurn: 'later', whenItFails });
  }

  protected override async work(): Promise<void> {
    const [told, { daysBefore, zone }] = await this.database.fetchAll([officeOrAdmins(), reminderSettings()]);
    if (!told || told.addresses.length === 0 || daysBefore === serviceReminder.never) return;
    const now = this.clock.now();
    const due = (await plansDue(this.database, { now, zone })).filter((plan) => isToBeReminded(plan.due, daysBefore));
    if (due.length === 0) return;
    const claimed = await this.database.fetch(claimReminders(due, now));
    const plans = due.filter(({ planId }) => claimed.has(planId));
    if (plans.length === 0) return;
    const mailTo = (to: string) => serviceInMail(plans, told, { to, now });
    if (await this.sendToEach(told.addresses, mailTo, 'service of vehicles'))
      await this.database.query(noteReminded(plans, now));
  }
}
