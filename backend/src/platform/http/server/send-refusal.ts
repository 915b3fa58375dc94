import { DEFAULT_ZONE } from '@rigbook/contracts/kernel/time';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../../decisions/refusal.js';
import { PROBLEM_MEDIA_TYPE, toProblem } from '../problem.js';

/** Answers a refusal before a controller is reached, when the caller's zone is not known yet. */
export function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = toProblem(refusal, DEFAULT_ZONE, request.id);
  return reply.status(problem.status).header('Content-Type', PROBLEM_MEDIA_TYPE).send(JSON.stringify(problem));
}
