import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { AccessTokenScope } from '@rigbook/contracts/integrations/access-token.words';
import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import type { FastifyReply } from 'fastify';
import { Refusal } from '../../platform/decisions/refusal.js';
import { AccessTokens, type Allowance, type KnownAccessToken } from '../../platform/http/access-tokens.js';
import type { Caller, RigbookRequest } from '../../platform/http/rigbook-request.js';
import { TOKEN_ACCESS, type TokenAccess } from '../../platform/http/token-access.decorators.js';
import { NamedResponders } from './named-responders.js';

/** Lets a program in by its access token, to the routes that declare one of its scopes and to no other. */
@Injectable()
export class TokenDoor {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: AccessTokens,
    private readonly responders: NamedResponders,
  ) {}

  /** @throws Refusal ACCESS_TOKEN_INVALID, TOO_MANY_CALLS, SCOPE_MISSING, RESPONDER_NOT_NAMED, RESPONDER_NOT_FOUND */
  async admit(bearer: string, execution: ExecutionContext): Promise<Caller> {
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
    return access.onBehalfOf
      ? callerFor(token, await this.responders.namedBy(request))
      : { ...callerFor(token, token.id as string as ResponderId), isAdmin: true, isAuditor: true };
  }
}

/** With no right beside the scope: whoever acts for an administrator, is none. */
const callerFor = ({ id, zone }: KnownAccessToken, responderId: ResponderId): Caller => ({
  responderId,
  isAdmin: false,
  isAuditor: false,
  zone,
  session: '',
  accessToken: id,
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
