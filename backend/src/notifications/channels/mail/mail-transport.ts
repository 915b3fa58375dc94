import { createTransport } from 'nodemailer';
import type { MailServer } from '../../../platform/configuration/configuration.js';

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
export const mailTransport = ({ host, port, secure, credentials }: MailServer, patience: Patience) =>
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

export type MailTransport = ReturnType<typeof mailTransport>;
