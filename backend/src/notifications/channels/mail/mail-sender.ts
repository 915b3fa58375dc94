import { Injectable, Optional, type OnApplicationShutdown } from '@nestjs/common';
import { forMailHeader } from '@rigbook/contracts/notifications/templates/escape-for-channel';
import { emailProblem } from '@rigbook/contracts/responders/profile.rules';
import { Configuration, type MailAddress } from '../../../platform/configuration/configuration.js';
import { failed, notConfigured, type DeliveryOutcome } from '../delivery-outcome.js';
import { saidByProvider } from '../said-by-provider.js';
import { outcomeOfMailError } from './mail-outcome.js';
import { mailTransport, type MailTransport, type Patience } from './mail-transport.js';
import type { Mail } from './mail.js';

const patient: Patience = { connecting: 5_000, silence: 10_000, altogether: 15_000 };

/** Hands mails to the configured server. Writes nothing of them anywhere. */
@Injectable()
export class MailSender implements OnApplicationShutdown {
  private readonly transport: MailTransport | undefined;

  constructor(
    private readonly configuration: Configuration,
    @Optional() private readonly patience: Patience = patient,
  ) {
    this.transport = configuration.mail && mailTransport(configuration.mail.server, patience);
  }

  async send(mail: Mail): Promise<DeliveryOutcome> {
    const from = this.configuration.mail?.from;
    if (!this.transport || !from) return notConfigured;
    if (!isOneAddress(mail.to.address)) return failed('recipient-refused');
    try {
      const { response } = await this.transport.sendMail({
        from: oneLine(from),
        to: oneLine(mail.to),
        subject: forMailHeader(mail.subject),
        text: mail.text,
        html: mail.html,
        // by both, readers know it: as one of the mail's forms, and as a file that can be opened
        ...(mail.calendar && { icalEvent: mail.calendar }),
        messageId: `<${mail.id}@${domainOf(from)}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal: AbortSignal.timeout(this.patience.altogether),
      });
      return { outcome: 'sent', providerId: null, said: saidByProvider(response) };
    } catch (error) {
      return outcomeOfMailError(error);
    }
  }

  onApplicationShutdown(): void {
    this.transport?.close({ force: true });
  }
}

/** Nothing that would begin another address or another header. */
const isOneAddress = (address: string): boolean =>
  emailProblem(address) === undefined && !/[\p{Cc},;<>"]/u.test(address);

const oneLine = ({ name, address }: MailAddress): MailAddress => ({ name: forMailHeader(name), address });

const domainOf = ({ address }: MailAddress): string => address.slice(address.lastIndexOf('@') + 1);
