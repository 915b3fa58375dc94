import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_ZONE, type Zone } from '@rigbook/contracts/kernel';
import { type RefusalCode, refusalDetail, refusals } from '@rigbook/contracts/refusals/refusals';
import type { Refusal } from '../decisions/refusal.js';
import { refused } from '../observed/observed.js';

export const PROBLEM_MEDIA_TYPE = 'application/problem+json';

export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** RFC 9457 problem document; `detail` is a sentence for the person who reads it, `code` is for programs. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: RefusalCode;
  readonly correlationId: string;
  readonly errors?: readonly FieldError[];
  readonly facts?: object;
}

/** The problem document of a refusal; times in its sentence are in `zone`. */
export function toProblem(refusal: Refusal, zone: Zone, correlationId: string): Problem {
  const { errors, ...facts } = (refusal.facts ?? {}) as { errors?: readonly FieldError[] };
  return {
    type: problemType(refusal.code),
    title: refusals[refusal.code].title,
    status: refusals[refusal.code].status,
    detail: refusalDetail(refusal.code, refusal.facts as never, zone),
    code: refusal.code,
    correlationId,
    ...(errors && { errors }),
    ...(Object.keys(facts).length > 0 && { facts }),
  };
}

const problemType = (code: RefusalCode) => `urn:rigbook:refusal:${code.toLowerCase().replaceAll('_', '-')}`;

/** Answers a refusal before a controller is reached, when the caller's zone is not known yet. */
export function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = toProblem(refusal, DEFAULT_ZONE, request.id);
  refused.tell(problem.code);
  return reply.status(problem.status).header('Content-Type', PROBLEM_MEDIA_TYPE).send(JSON.stringify(problem));
}
