import { isOneLine } from '@rigbook/contracts/kernel/text';
import { emailProblem } from '@rigbook/contracts/responders/profile.rules';
import type { MailAddress, MailConfiguration, MailServer } from './configuration.js';
import { ConfigurationError } from './configuration-error.js';
import type { Variables } from './variables.js';

/** Where mail is handed in, and who it is from. @throws ConfigurationError */
export function readMail(variables: Variables): MailConfiguration | undefined {
  const values = variables.group(['SMTP_URL', 'MAIL_FROM']);
  return values && { server: serverOf(values.SMTP_URL), from: senderOf(values.MAIL_FROM) };
}

function serverOf(text: string): MailServer {
  const server = URL.canParse(text) ? partsOf(new URL(text)) : undefined;
  if (server) return server;
  throw new ConfigurationError(
    'SMTP_URL must look like smtp://user:password@host:587 or smtps://user:password@host:465, with nothing behind the port.',
  );
}

/** Parameters are refused: some of them would have the library write mails into the log. */
function partsOf(url: URL): MailServer | undefined {
  const { protocol, hostname, port, username, password, pathname, search, hash } = url;
  const bare = ['', '/'].includes(pathname) && search === '' && hash === '';
  if (!['smtp:', 'smtps:'].includes(protocol) || hostname === '' || !bare) return undefined;
  if ((username === '') !== (password === '')) return undefined;
  const [user, secret] = [decoded(username), decoded(password)];
  if (user === undefined || secret === undefined) return undefined;
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? undefined : Number(port),
    secure: protocol === 'smtps:',
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
