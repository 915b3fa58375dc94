import type { FastifyRequest } from 'fastify';
import type { Instant, ResponderId } from '@rigbook/contracts/kernel';
import type { StoredAnswer } from '../event-store/writing/idempotency.statements.js';
import type { Caller } from './caller.js';

export interface RequestIdempotency {
  readonly owner: string;
  readonly key: string;
  readonly requestHash: string;
}

/** A request with what the hooks and guards of the HTTP layer learn about it; `id` is the correlation id. */
export type RigbookRequest = FastifyRequest & {
  receivedAt: Instant;
  signedIn?: Caller;
  /** Whose sign-in waits for the confirmation of this device. They are not signed in. */
  signingIn?: ResponderId;
  idempotency?: RequestIdempotency;
  /**
   * Of an earlier request with the same key. Null: the guard looked it up with the session, and there is none. Missing: not looked up,
   * as for a program; the interceptor does it.
   */
  earlierAnswer?: StoredAnswer | null;
};

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether the request may change something. */
export const isWrite = ({ method }: Pick<FastifyRequest, 'method'>): boolean => !SAFE_METHODS.has(method);
