import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionLimits } from '@rigbook/contracts/auth/auth.limits';
import { Configuration } from '../../platform/configuration/configuration.js';

const WELL_FORMED = /^[A-Za-z0-9_-]{43}$/;

/**
 * The id in the cookie opens a session. The database keeps only its HMAC, the name, with which a reader of the table cannot
 * sign in.
 */
@Injectable()
export class SessionIds {
  constructor(private readonly configuration: Configuration) {}

  /** 256 random bits as text that fits into a cookie. */
  newId(): string {
    return randomBytes(32).toString('base64url');
  }

  /** Hexadecimal; undefined for a text that cannot be an id. An id for one purpose has no name for another. */
  nameOf(id: string | undefined, purpose?: 'device' | 'pending-sign-in'): string | undefined {
    if (id === undefined || !WELL_FORMED.test(id)) return undefined;
    const content = purpose === undefined ? id : `${purpose}:${id}`;
    return createHmac('sha256', this.configuration.sessionSecret).update(content).digest('hex');
  }
}

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
