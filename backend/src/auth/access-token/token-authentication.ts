import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type AccessTokenScope, ON_BEHALF_OF_HEADER } from '@rigbook/contracts/integrations/access-token.words';
import type { ResponderId } from '@rigbook/contracts/kernel';
import type { FastifyReply } from 'fastify';
import { AccessRecord } from '../../platform/access-record/access-record.js';
import { Database, oneRow, type Query } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import { AccessTokens, kindOfPerson, TOKEN_ACCESS } from '../../platform/http/index.js';
import type {
  Allowance,
  Program,
  ProgramForResponder,
  RigbookRequest,
  TokenAccess,
} from '../../platform/http/index.js';

const UNIT_NUMBER = /^\d{3}$/;

/** Lets a program in by its access token, to the routes that declare one of its scopes and to no other. */
@Injectable()
export class TokenAuthentication {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: AccessTokens,
    private readonly database: Database,
    private readonly record: AccessRecord,
  ) {}

  /** @throws Refusal ACCESS_TOKEN_INVALID, TOO_MANY_CALLS, SCOPE_MISSING, RESPONDER_NOT_NAMED, RESPONDER_NOT_FOUND, RESPONDER_SUSPENDED, NOT_FOR_AUDITORS */
  async authenticate(bearer: string, execution: ExecutionContext): Promise<Program | ProgramForResponder> {
    const http = execution.switchToHttp();
    const request = http.getRequest<RigbookRequest>();
    const reply = http.getResponse<FastifyReply>();
    const token = await this.tokens.find(bearer, request.receivedAt);
    if (!token) {
      challenge(reply, 'invalid_token');
      throw new Refusal('ACCESS_TOKEN_INVALID');
    }
    keepToAllowance(await this.tokens.count(token.id, request.receivedAt), reply);
    const access = this.reflector.getAllAndOverride<TokenAccess | undefined>(TOKEN_ACCESS, [
      execution.getHandler(),
      execution.getClass(),
    ]);
    if (!access || !token.scopes.includes(access.scope)) {
      challenge(reply, 'insufficient_scope', access?.scope);
      throw new Refusal('SCOPE_MISSING', { scope: access?.scope ?? null });
    }
    void this.record.noteTokenUse(request, token.id);
    const program = { accessToken: token.id, zone: token.zone };
    return access.onBehalfOf
      ? { kind: 'program-for-responder', ...program, responderId: await this.responderNamedBy(request) }
      : { kind: 'program', ...program };
  }

  /** The responder whose unit number is in the header. */
  private async responderNamedBy({ headers }: RigbookRequest): Promise<ResponderId> {
    const unitNumber = headers[ON_BEHALF_OF_HEADER.toLowerCase()];
    if (typeof unitNumber !== 'string' || !UNIT_NUMBER.test(unitNumber)) throw new Refusal('RESPONDER_NOT_NAMED');
    const responder = await this.database.fetch(responderOfUnit(unitNumber));
    if (responder === undefined) throw new Refusal('RESPONDER_NOT_FOUND');
    if (responder.isSuspended) throw new Refusal('RESPONDER_SUSPENDED');
    if (kindOfPerson(responder) === 'auditor') throw new Refusal('NOT_FOR_AUDITORS');
    return responder.id;
  }
}

interface NamedResponder {
  readonly id: ResponderId;
  readonly isAdmin: boolean;
  readonly isAuditor: boolean;
  readonly isSuspended: boolean;
}

const responderOfUnit = (unitNumber: string): Query<NamedResponder | undefined> =>
  oneRow<NamedResponder>({
    name: 'access-token.responder-of-unit',
    text: `SELECT id, is_admin AS "isAdmin", is_auditor AS "isAuditor",
                  suspended_at IS NOT NULL AS "isSuspended" FROM responder WHERE unit_number = $1`,
    values: [unitNumber],
  });

function keepToAllowance({ limit, remaining, resetSeconds, isExceeded }: Allowance, reply: FastifyReply): void {
  void reply.headers({
    'RateLimit-Limit': limit,
    'RateLimit-Remaining': remaining,
    'RateLimit-Reset': resetSeconds,
  });
  if (isExceeded) throw new Refusal('TOO_MANY_CALLS', { retryAfterSeconds: resetSeconds });
}

const challenge = (reply: FastifyReply, error: string, scope?: AccessTokenScope): void =>
  void reply.header('WWW-Authenticate', `Bearer error="${error}"${scope === undefined ? '' : `, scope="${scope}"`}`);
