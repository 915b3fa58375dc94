import { Injectable, type OnApplicationShutdown, Optional } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { forMailHeader } from '@rigbook/contracts/notifications/templates/escape-for-channel';
import { emailProblem } from '@rigbook/contracts/responders/profile.rules';
import { Configuration, type MailAddress, type MailServer } from '../../../platform/configuration/configuration.js';
import type { CalendarFile } from '../../calendar/calendar-file.js';
import { type DeliveryOutcome, failed, notConfigured, redactedAnswer } from '../delivery-outcome.js';
import { outcomeOfMailError } from './mail-outcome.js';

/** A mail to one person. */
export interface Mail {
  /** the same each time that this mail is tried: its Message-ID is made of it, so that a mailbox shows a repeat once */
  readonly id: string;
  readonly to: MailAddress;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** an entry for the reader's calendar, or what takes it out; it names the sender and the reader of this mail */
  readonly calendar?: CalendarFile;
}

/** How long a mail server may take, in milliseconds. */
export interface Patience {
  /** to be found, connected to and heard of */
  readonly connecting: number;
  /** between two signs of life */
  readonly silence: number;
  /** for one mail from beginning to end, waiting for a connection included */
  readonly altogether: number;
}

const thisMachine = ['localhost', '127.0.0.1', '::1'];

/** Connections to the mail server that are kept for a while and used by several mails. */
const mailTransport = ({ host, port, secure, credentials }: MailServer, patience: Patience) =>
  createTransport({
    pool: true,
    host,
    port,
    secure,
    auth: credentials && { user: credentials.user, pass: credentials.password },
    // a password never travels in clear text to another machine, whatever the server offers
    requireTLS: credentials !== undefined && !thisMachine.includes(host),
    maxConnections: 5,
    maxRequeues: 1, // a kept connection that the server had dropped meanwhile
    idleTimeout: 30_000,
    dnsTimeout: patience.connecting,
    connectionTimeout: patience.connecting,
    greetingTimeout: patience.connecting,
    socketTimeout: patience.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: false,
  });

type MailTransport = ReturnType<typeof mailTransport>;

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
      return { outcome: 'sent', providerId: null, said: redactedAnswer(response) };
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
