import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino } from 'pino';

/**
 * Structured log on standard output. Lines carry the correlation id, method, route, status and duration; never a body, a
 * name, a phone number, a query string or a cookie.
 */
export const createLogger = (level: string, destination: DestinationStream = pino.destination(1)): Logger =>
  pino({ level, base: null, serializers: { err: describeError } }, destination);

/** Nest's own messages and those of `new Logger(context)` through pino. */
export class PinoLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log = (message: unknown, context?: string) => {
    this.logger.debug(line(message, context));
  };
  warn = (message: unknown, context?: string) => {
    this.logger.warn(line(message, context));
  };
  error = (message: unknown, ...rest: unknown[]) => {
    const cause = rest.find((part) => part instanceof Error);
    this.logger.error({ ...line(message, rest.at(-1)), ...(cause && { err: cause }) });
  };
  debug = (message: unknown, context?: string) => {
    this.logger.debug(line(message, context));
  };
  verbose = (message: unknown, context?: string) => {
    this.logger.trace(line(message, context));
  };
}

function line(message: unknown, context: unknown): object {
  if (message instanceof Error) return { context, err: message };
  return typeof message === 'object' ? { context, ...message } : { context, msg: message };
}

/** What a developer needs of an error; not the database's `detail`, which quotes the values of the row. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { thrown: typeof error };
  const { name, message, stack, cause } = error;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return { name, message, stack, code, constraint, ...(cause !== undefined && { cause: describeError(cause) }) };
}
