/** The database is down, restarting, out of connections or too slow. Answered with 503. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  constructor(cause: unknown) {
    super('The database does not answer.', { cause });
  }
}

const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** SQLSTATEs: shutdown, crash, starting up, database dropped, too many connections, statement timeout, recovery's read-only. */
const sqlStates = new Set(['57P01', '57P02', '57P03', '57P04', '53300', '57014', '25006', '25P03']);

/** Messages of pg, without a code, for a lost connection or a timeout. */
const driverMessages = [
  /^Connection terminated/,
  /^Client has encountered a connection error/,
  /^Client was closed/,
  /^Query read timeout/,
  /^timeout exceeded when trying to connect/,
  /^timeout expired/,
];

/** Whether the error means that the database is unavailable, not that it refused the statement. */
export function meansUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(meansUnavailable); // localhost by IPv4 and IPv6
  const code = (error as { code?: unknown }).code;
  if (typeof code === 'string') return systemCodes.has(code) || sqlStates.has(code) || code.startsWith('08');
  return driverMessages.some((message) => message.test(error.message));
}

/** Whether a statement took too long, for example because a row is locked; others may still be answered. */
export function ranOutOfTime(error: unknown): boolean {
  if (!(error instanceof DatabaseUnavailable) || !(error.cause instanceof Error)) return false;
  const { code, message } = error.cause as Error & { readonly code?: unknown };
  return code === '57014' || message.startsWith('Query read timeout');
}

/** For `catch`: the error to throw on. */
export const translated = (error: unknown): unknown =>
  meansUnavailable(error) ? new DatabaseUnavailable(error) : error;
