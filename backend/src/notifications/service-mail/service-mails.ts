import { Injectable } from '@nestjs/common';
import { isToBeReminded, serviceReminder } from '@rigbook/contracts/fleet/service-reminder.rules';
import { Configuration } from '../../platform/configuration/configuration.js';
import { Database } from '../../platform/database/index.js';
import { Clock } from '../../platform/time/clock.js';
import { RecurringWork } from '../../platform/time/recurring-work.js';
import { plansDue } from '../../vehicle-service/views/service-plans.query.js';
import { MailSender } from '../channels/mail/mail-sender.js';
import { officeOrAdmins } from '../channels/mail/office-or-admins.query.js';
import { DeliveryPace } from '../delivery/delivery-pace.js';
import { serviceInMail } from './service-in-mail.js';
import { claimReminders, noteReminded, reminderSettings } from './service-reminders.statements.js';

/** Reminds the office of service and papers of vehicles, once for each due date, however many workers there are. */
@Injectable()
export class ServiceMails extends RecurringWork {
  constructor(
    private readonly configuration: Configuration,
    private readonly database: Database,
    private readonly mails: MailSender,
    private readonly clock: Clock,
    pace: DeliveryPace,
  ) {
    const whenItFails = 'could not remind the office of service and papers of vehicles, trying again';
    super({ everyMillis: pace.lookForServiceEveryMillis, firstTurn: 'later', whenItFails });
  }

  override start(): void {
    if (this.configuration.mail) super.start();
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
    const sent = await Promise.all(
      told.addresses.map((to) => this.mails.send(serviceInMail(plans, told, { to, now }))),
    );
    if (sent.some(({ outcome }) => outcome === 'sent')) await this.database.query(noteReminded(plans, now));
    else
      this.logger.warn(
        `the mail about service of vehicles was not sent (${sent[0]?.outcome}), trying again: check the contact email and the mail server in the settings`,
      );
  }
}
