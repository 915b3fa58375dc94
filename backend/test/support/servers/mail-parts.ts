export interface MailPart {
  /** its headers, each in one line */
  readonly head: string;
  readonly type: string;
  /** as it was before it was encoded for the way */
  readonly content: string;
}

/** The parts of a mail that hold something themselves, in their order. */
export function mailParts(source: string): MailPart[] {
  const end = source.indexOf('\r\n\r\n');
  const head = source.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' ');
  const body = source.slice(end + 4);
  const type = field(head, 'Content-Type');
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1];
  if (boundary === undefined) return [{ head, type, content: decoded(body, field(head, 'Content-Transfer-Encoding')) }];
  const parts = `\r\n${body}`.split(`\r\n--${boundary}`).slice(1, -1);
  return parts.flatMap((part) => mailParts(part.slice('\r\n'.length)));
}

const field = (head: string, name: string): string => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? Buffer.from(octets(body), 'latin1').toString() : body;
}

const octets = (quoted: string): string =>
  quoted
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_escape, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
