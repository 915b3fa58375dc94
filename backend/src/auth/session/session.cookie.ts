import { Injectable } from '@nestjs/common';
import type {} from '@fastify/cookie';
import { sessionLimits } from '@rigbook/contracts/auth/auth.limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Configuration } from '../../platform/configuration/configuration.js';

export const SESSION_COOKIE = 'rigbook_session';

/** The cookie with the session's id. Scripts cannot read it, and requests from other sites do not carry it. */
@Injectable()
export class SessionCookie {
  constructor(private readonly configuration: Configuration) {}

  read(request: FastifyRequest): string | undefined {
    return request.cookies[SESSION_COOKIE];
  }

  set(reply: FastifyReply, id: string): void {
    void reply.setCookie(SESSION_COOKIE, id, { ...this.options(), maxAge: sessionLimits.absoluteSeconds });
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(SESSION_COOKIE, this.options());
  }

  private options() {
    const secure = this.configuration.http.publicUrl?.startsWith('https://') ?? false;
    return { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  }
}
