import { Injectable, type OnApplicationShutdown, Optional } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { forMailHeader } from '@rigbook/contracts/notifications/templates/escape-for-channel';
import { emailProblem } from '@rigbook/contracts/responders/profile.rules';
import { Configuration, type MailAddress, type MailServer } from '../../../platform/configuration/configuration.js';
import type { CalendarFile } from '../../calendar/calendar-file.js';
import { type DeliveryOutcome, failed, notConfigured, redactedAnswer } from '../delivery-outcome.js';
import { outcomeOfMailError } from './mail-outcome.js';

export interface Mail {
  /** the same for each attempt: it becomes the Message-ID, so that a mailbox shows repeats once */
  readonly id: string;
  readonly to: MailAddress;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** adds or removes an entry in the reader's calendar; names the sender and reader of this mail */
  readonly calendar?: CalendarFile;
}

/** Time limits for a mail server, in milliseconds. */
export interface Patience {
  /** DNS, connecting and greeting, each */
  readonly connecting: number;
  /** without any data */
  readonly silence: number;
  /** for one mail, including the wait for a connection */
  readonly altogether: number;
}

/** Keeps connections to the mail server open for several mails. */
const mailTransport = ({ host, port, secure, requiresTls, credentials }: MailServer, patience: Patience) =>
  createTransport({
    pool: true,
    host,
    port,
    secure,
    auth: credentials && { user: credentials.user, pass: credentials.password },
    requireTLS: requiresTls,
    maxConnections: 5,
    maxRequeues: 1, // for a connection that the server has closed
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

/** Sends mails through the configured server. Stores nothing. */
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
        // some mail programs read the alternative, others the attachment
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

/** Removes what could start another address or header. */
const isOneAddress = (address: string): boolean =>
  emailProblem(address) === undefined && !/[\p{Cc},;<>"]/u.test(address);

const oneLine = ({ name, address }: MailAddress): MailAddress => ({ name: forMailHeader(name), address });

const domainOf = ({ address }: MailAddress): string => address.slice(address.lastIndexOf('@') + 1);
