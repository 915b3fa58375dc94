import { createHash } from 'node:crypto';
import { applyDecorators, Injectable, UseInterceptors } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { catchError, from, of, type Observable } from 'rxjs';
import { EventStore } from '../event-store/event-store.js';
import { IdempotencyKeyTaken } from '../event-store/event-store.errors.js';
import { Refusal } from '../decisions/refusal.js';
import { callerId } from './caller.js';
import type { StoredAnswer } from '../event-store/writing/idempotency.statements.js';
import type { RequestIdempotency, RigbookRequest } from './rigbook-request.js';

export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
const WELL_FORMED = /^[\x21-\x7e]{1,200}$/;

/**
 * A repeat with the same key and body gets the first answer and does nothing; with a different body it is refused. The
 * answer is stored in the command's transaction: of two simultaneous requests, one decides and the other reads its answer.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(private readonly events: EventStore) {}

  async intercept(execution: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = execution.switchToHttp();
    const request = http.getRequest<RigbookRequest>();
    if (request.headers[IDEMPOTENCY_HEADER.toLowerCase()] === undefined || !request.signedIn) return next.handle();
    const key = idempotencyKeyIn(request);
    if (key === undefined) throw malformedKey();
    const idempotency = { owner: callerId(request.signedIn), key, requestHash: hashOf(request) };
    request.idempotency = idempotency;

    const reply = http.getResponse<FastifyReply>();
    const stored = this.answered(await this.earlierAnswer(request, idempotency), idempotency, reply);
    if (stored) return of(stored.body);
    return next.handle().pipe(catchError((error: unknown) => from(this.answerOfFasterSend(idempotency, reply, error))));
  }

  /** The error may come from the same command, sent a moment before: then both get its answer. */
  private async answerOfFasterSend(
    idempotency: RequestIdempotency,
    reply: FastifyReply,
    error: unknown,
  ): Promise<unknown> {
    if (!(error instanceof Refusal || error instanceof IdempotencyKeyTaken)) throw error;
    const stored = this.answered(await this.findAnswer(idempotency), idempotency, reply);
    if (!stored) throw error;
    return stored.body;
  }

  /** The guard has read it with the session; for programs it has not. */
  private async earlierAnswer({ earlierAnswer }: RigbookRequest, idempotency: RequestIdempotency) {
    return earlierAnswer === undefined ? this.findAnswer(idempotency) : (earlierAnswer ?? undefined);
  }

  private findAnswer({ owner, key }: RequestIdempotency): Promise<StoredAnswer | undefined> {
    return this.events.findAnswer(owner, key);
  }

  private answered(answer: StoredAnswer | undefined, { requestHash }: RequestIdempotency, reply: FastifyReply) {
    if (!answer) return undefined;
    if (answer.requestHash !== requestHash) throw new Refusal('IDEMPOTENCY_KEY_REUSED');
    void reply.status(answer.status).header('Idempotency-Replayed', 'true');
    return answer;
  }
}

/** The request's key if it has a well-formed one. */
export function idempotencyKeyIn({ headers }: RigbookRequest): string | undefined {
  const key = headers[IDEMPOTENCY_HEADER.toLowerCase()];
  return typeof key === 'string' && WELL_FORMED.test(key) ? key : undefined;
}

const malformedKey = () =>
  new Refusal('VALIDATION_FAILED', {
    errors: [{ field: IDEMPOTENCY_HEADER, message: 'The Idempotency-Key must be 1 to 200 visible ASCII characters.' }],
  });

const hashOf = (request: RigbookRequest) =>
  createHash('sha256')
    .update(`${request.method} ${request.url}\n${onBehalfOf(request)}${jsonInOneOrder(request.body)}`)
    .digest('hex');

/** The same request for a different responder is a different command. People act only for themselves. */
const onBehalfOf = ({ signedIn }: RigbookRequest): string =>
  signedIn?.kind === 'program-for-responder' ? `${signedIn.responderId}\n` : '';

/**
 * The same JSON value gives the same text, regardless of the order of its keys. Not RFC 8785, as the seal writes it: that throws for
 * numbers such as 1e999, which validation should answer.
 */
function jsonInOneOrder(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Marks a POST that creates or moves something: it accepts an `Idempotency-Key`. */
export const Idempotent = () =>
  applyDecorators(
    UseInterceptors(IdempotencyInterceptor),
    ApiHeader({
      name: IDEMPOTENCY_HEADER,
      required: false,
      description:
        'A value of your choice, unique to this command. A repeat with the same value gets the first answer and does nothing.',
      schema: { type: 'string', minLength: 1, maxLength: 200, example: '0197f1c2-6f0e-7c3a-9d55-2f0a6a1b7c10' },
    }),
  );
