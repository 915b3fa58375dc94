import type { LoggerService } from '@nestjs/common';
import { pino, type Logger } from 'pino';

/**
 * Structured log on standard output. Lines carry the correlation id, method, route, status and duration; never a body, a
 * name, a phone number, a query string or a cookie.
 */
export const createLogger = (level: string): Logger =>
  pino({ level, base: null, serializers: { err: pino.stdSerializers.err } });

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
    this.logger.error(line(message, rest.at(-1)));
  };
  debug = (message: unknown, context?: string) => {
    this.logger.debug(line(message, context));
  };
  verbose = (message: unknown, context?: string) => {
    this.logger.trace(line(message, context));
  };
}

const line = (message: unknown, context: unknown) => ({
  context,
  ...(message instanceof Error ? { err: message } : typeof message === 'object' ? message : { msg: String(message) }),
});
