import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DEFAULT_ZONE } from '@rigbook/contracts/kernel';
import type { RefusalCode } from '@rigbook/contracts/refusals/refusals';
import { DatabaseUnavailable } from '../../database/database-unavailable.js';
import { ObjectStorageUnavailable } from '../../object-storage/object-storage.js';
import { refused } from '../../observed/observed.js';
import { PROBLEM_MEDIA_TYPE, toProblem } from '../problem.js';
import { Refusal } from '../../decisions/refusal.js';
import type { RigbookRequest } from '../rigbook-request.js';

const refusalOfHttpStatus: Record<number, () => Refusal> = {
  400: () => new Refusal('MALFORMED_JSON'),
  403: () => new Refusal('NOT_FOUND'), // a path that leaves the folder of files served
  404: () => new Refusal('NOT_FOUND'),
  405: () => new Refusal('METHOD_NOT_ALLOWED'),
  413: () => new Refusal('BODY_TOO_LARGE'),
  415: () => new Refusal('UNSUPPORTED_MEDIA_TYPE'),
};

/** The one place where an error becomes an HTTP answer. Stack traces, SQL and paths stay in the log. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('http');

  /** `recorded`: told of each refusal with its request. */
  constructor(private readonly recorded: (request: RigbookRequest, code: RefusalCode) => unknown = () => undefined) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<RigbookRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const refusal = this.toRefusal(error, request.id);
    const problem = toProblem(refusal, request.signedIn?.zone ?? DEFAULT_ZONE, request.id);
    refused.tell(problem.code);
    this.recorded(request, problem.code);
    const facts = refusal.facts as { retryAfterSeconds?: number } | undefined;
    if (facts?.retryAfterSeconds !== undefined) void reply.header('Retry-After', facts.retryAfterSeconds);
    void reply.status(problem.status).header('Content-Type', PROBLEM_MEDIA_TYPE).send(JSON.stringify(problem));
  }

  private toRefusal(error: unknown, correlationId: string): Refusal {
    if (error instanceof Refusal) return error as Refusal;
    if (error instanceof DatabaseUnavailable) {
      this.logger.error({
        correlationId,
        msg: 'database unavailable: check that it runs and takes connections',
        err: error,
      });
      return new Refusal('DATABASE_UNAVAILABLE');
    }
    if (error instanceof ObjectStorageUnavailable) {
      this.logger.error({
        correlationId,
        msg: 'object storage unavailable: check S3_ENDPOINT and its key, or the folder DATA_DIR',
        err: error,
      });
      return new Refusal('STORAGE_UNAVAILABLE');
    }
    const status = error instanceof HttpException ? error.getStatus() : statusCodeOf(error);
    const known = status === undefined ? undefined : refusalOfHttpStatus[status];
    if (known) return known();
    if (status !== undefined && status >= 400 && status < 500) return new Refusal('MALFORMED_JSON'); // such as 416
    this.logger.error({ correlationId, msg: 'unexpected error: report it with this line', err: error });
    return new Refusal('UNEXPECTED');
  }
}

function statusCodeOf(error: unknown): number | undefined {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined;
}
