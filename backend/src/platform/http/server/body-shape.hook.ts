import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../decisions/refusal.js';
import { sendRefusal } from './send-refusal.js';

const DEEPEST = 20;
const MOST_VALUES = 2_000;

/**
 * Refuses JSON that is nested too deeply or has too many values. Later code walks bodies recursively, so a megabyte of opening
 * brackets would overflow the stack; a megabyte of unknown keys would be listed one by one in the answer.
 */
export function refuseOutlandishBodies(server: FastifyInstance): void {
  server.addHook('preValidation', async (request, reply) => {
    if (!hasOrdinaryShape(request.body)) return sendRefusal(new Refusal('MALFORMED_JSON'), request, reply);
  });
}

/** Walks level by level and stops at the limits. */
export function hasOrdinaryShape(body: unknown): boolean {
  let level: readonly unknown[] = [body];
  let values = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    values += level.length;
    if (depth > DEEPEST || values > MOST_VALUES) return false;
    level = level.flatMap(partsOf);
  }
  return true;
}

const partsOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];
