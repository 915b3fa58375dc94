import type { FastifyRequest } from 'fastify';
import type { AccessTokenId, ResponderId } from '@rigbook/contracts/kernel/ids';
import type { Instant, Zone } from '@rigbook/contracts/kernel/time';

/** Who sends the request; put on it by the session guard. */
export interface Caller {
  readonly responderId: ResponderId;
  readonly isAdmin: boolean;
  readonly isAuditor: boolean;
  /** The organisation's zone, in which days, weeks and sentences are meant. */
  readonly zone: Zone;
  /** Names the session of the request without opening it; empty where it came with an access token. */
  readonly session: string;
  /**
   * The access token that the request came with. The caller is then the responder whom it names, or nobody: `responderId` is the
   * token's own and belongs to no responder, and what is open to the token is shown as to an administrator.
   */
  readonly accessToken?: AccessTokenId;
}

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
};
