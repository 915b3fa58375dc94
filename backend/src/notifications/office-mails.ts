import type { Configuration } from '../platform/configuration/configuration.js';
import { type Recurrence, RecurringWork } from '../platform/time/recurring-work.js';
import type { Mail, MailSender } from './channels/mail/mail-sender.js';

/** Mails to the office that no event tells: something is looked for again and again, where mail is set up. */
export abstract class OfficeMails extends RecurringWork {
  constructor(
    private readonly configuration: Configuration,
    private readonly mails: MailSender,
    recurrence: Recurrence,
  ) {
    super(recurrence);
  }

  override start(): void {
    if (this.configuration.mail) super.start();
  }

  /** Answers whether one address took it. Otherwise the log says that the mail about this was not sent. */
  protected async sendToEach(
    addresses: readonly string[],
    mailTo: (address: string) => Mail,
    about: string,
  ): Promise<boolean> {
    const sent = await Promise.all(addresses.map((address) => this.mails.send(mailTo(address))));
    if (sent.some(({ outcome }) => outcome === 'sent')) return true;
    this.logger.warn(
      `the mail about ${about} was not sent (${sent[0]?.outcome}), trying again: check the contact email and the mail server in the settings`,
    );
    return false;
  }
}
