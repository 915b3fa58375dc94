import { isOneLine } from '@rigbook/contracts/kernel';
import { emailProblem } from '@rigbook/contracts/responders/profile.rules';
import {
  ConfigurationError,
  type MailAddress,
  type MailConfiguration,
  type MailServer,
  type MicrosoftConfiguration,
  type ObjectStorageConfiguration,
  type WebhookConfiguration,
  type WhatsAppConfiguration,
} from './configuration.js';
import { isPrivateNetwork, isThisMachine } from './safe-in-production.js';
import type { Variables } from './variables.js';

const web = ['https', 'http'] as const;

/** Each external service is either configured completely or not used. */
export function readObjectStorage(variables: Variables): ObjectStorageConfiguration | undefined {
  const endpoint = variables.url('S3_ENDPOINT', web);
  const values = variables.group(['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'S3_ENDPOINT']);
  return (
    values && {
      endpoint: endpoint ?? values.S3_ENDPOINT,
      region: variables.text('S3_REGION') ?? 'us-east-1',
      bucket: values.S3_BUCKET,
      accessKeyId: values.S3_ACCESS_KEY_ID,
      secretAccessKey: values.S3_SECRET_ACCESS_KEY,
    }
  );
}

export function readMicrosoft(variables: Variables): MicrosoftConfiguration | undefined {
  const issuer = variables.url('MICROSOFT_ISSUER', web);
  const values = variables.group(['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET']);
  if (!values) return undefined;
  const tenant = issuer ?? variables.required('MICROSOFT_TENANT_ID', 'it belongs to MICROSOFT_CLIENT_ID');
  return {
    clientId: values.MICROSOFT_CLIENT_ID,
    clientSecret: values.MICROSOFT_CLIENT_SECRET,
    issuer: issuer ?? `https://login.microsoftonline.com/${tenant}/v2.0`,
  };
}

/** Where weaknesses are reported, as an address; undefined if it is not said. @throws ConfigurationError */
export function readSecurityContact(variables: Variables): string | undefined {
  const contact = variables.text('SECURITY_CONTACT');
  if (contact === undefined) return undefined;
  if (isOneLine(contact) && URL.canParse(contact) && contact.startsWith('https://')) return contact;
  if (emailProblem(contact) === undefined) return `mailto:${contact}`;
  throw new ConfigurationError('SECURITY_CONTACT must be an email address, or an address that begins with https://.');
}

/** Names of hosts, without ports; undefined if not restricted. @throws ConfigurationError */
export function readWebhookHosts(variables: Variables): readonly string[] | undefined {
  const hosts = variables
    .text('WEBHOOK_HOSTS')
    ?.split(',')
    .map((host) => host.trim().toLowerCase());
  const isHost = (host: string) => URL.canParse(`https://${host}`) && new URL(`https://${host}`).hostname === host;
  if (!hosts || hosts.every(isHost)) return hosts;
  throw new ConfigurationError(
    'WEBHOOK_HOSTS must be names of hosts, such as "dispatch.example.org, board.example.org".',
  );
}

/** The mail server and the sender. @throws ConfigurationError */
export function readMail(variables: Variables, production: boolean): MailConfiguration | undefined {
  const values = variables.group(['SMTP_URL', 'MAIL_FROM']);
  const confidential = production && !isPrivateNetwork(variables);
  return values && { server: serverOf(values.SMTP_URL, confidential), from: senderOf(values.MAIL_FROM) };
}

function serverOf(text: string, confidential: boolean): MailServer {
  const server = URL.canParse(text) ? partsOf(new URL(text), confidential) : undefined;
  if (server) return server;
  throw new ConfigurationError(
    'SMTP_URL must look like smtp://user:password@host:587 or smtps://user:password@host:465, with nothing behind the port.',
  );
}

/** Refuses parameters, since some of them make the library log mails. */
function partsOf(url: URL, confidential: boolean): MailServer | undefined {
  const { protocol, hostname, port, username, password, pathname, search, hash } = url;
  const bare = ['', '/'].includes(pathname) && search === '' && hash === '';
  if (!['smtp:', 'smtps:'].includes(protocol) || hostname === '' || !bare) return undefined;
  if ((username === '') !== (password === '')) return undefined;
  const [user, secret] = [decoded(username), decoded(password)];
  if (user === undefined || secret === undefined) return undefined;
  const host = hostname.replace(/^\[|\]$/g, '');
  return {
    host,
    port: port === '' ? undefined : Number(port),
    secure: protocol === 'smtps:',
    // never sends a password in clear text to another machine, whatever the server offers, nor a code in production
    requiresTls: (user !== '' || confidential) && !isThisMachine(host),
    credentials: user === '' ? undefined : { user, password: secret },
  };
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

const withName = /^(?:"([^"<>]*)"|([^"<>]*?))\s*<([^<>]*)>$/;

function senderOf(text: string): MailAddress {
  const [, quoted, plain, inBrackets] = withName.exec(text) ?? [];
  const name = (quoted ?? plain ?? '').trim();
  const address = inBrackets ?? text;
  if (isOneLine(text) && !/[,;<>"]/.test(address) && emailProblem(address) === undefined) return { name, address };
  throw new ConfigurationError(
    'MAIL_FROM must be an email address, such as rigbook@example.org or "Night Riders" <rigbook@example.org>.',
  );
}

const META = 'https://graph.facebook.com/v23.0';

/** Settings for Meta's Cloud API. @throws ConfigurationError */
export function readWhatsApp(variables: Variables): WhatsAppConfiguration | undefined {
  const apiUrl = variables.url('WHATSAPP_API_URL', ['https', 'http']) ?? META;
  const values = variables.group(
    ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_NUMBER_ID'],
    ['WHATSAPP_API_URL', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'],
  );
  if (!values) return undefined;
  if (!/^[\x21-\x7e]+$/.test(values.WHATSAPP_TOKEN)) {
    throw new ConfigurationError('WHATSAPP_TOKEN holds characters that no token has.');
  }
  if (!/^\d+$/.test(values.WHATSAPP_PHONE_NUMBER_ID)) {
    throw new ConfigurationError("WHATSAPP_PHONE_NUMBER_ID must be digits: the number's id at Meta, not the number.");
  }
  return {
    apiUrl: apiUrl.replace(/\/+$/, ''),
    token: values.WHATSAPP_TOKEN,
    phoneNumberId: values.WHATSAPP_PHONE_NUMBER_ID,
    webhook: readWebhook(variables),
  };
}

function readWebhook(variables: Variables): WebhookConfiguration | undefined {
  const values = variables.group(['WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN']);
  return values && { appSecret: values.WHATSAPP_APP_SECRET, verifyToken: values.WHATSAPP_VERIFY_TOKEN };
}
