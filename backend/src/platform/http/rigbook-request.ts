import type { FastifyRequest } from 'fastify';
import type { Instant } from '@rigbook/contracts/kernel';
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
  idempotency?: RequestIdempotency;
  /** Of an earlier request with the same key: null if there was none, missing if it was not looked up. */
  earlierAnswer?: StoredAnswer | null;
};
