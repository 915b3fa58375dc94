import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionLimits } from '@rigbook/contracts/auth/auth.limits';
import { Configuration } from '../../platform/configuration/configuration.js';
import { HostCookie } from './host-cookie.js';

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

/** The cookie with the session's id. Scripts cannot read it, and requests from other sites do not carry it. */
@Injectable()
export class SessionCookie extends HostCookie {
  constructor(configuration: Configuration) {
    super(configuration, 'rigbook_session', sessionLimits.absoluteSeconds);
  }

  override read(request: FastifyRequest): string | undefined {
    return super.read(request) ?? this.underPlainName(request);
  }

  /** Whether the request has the cookie only under the name that other hosts of the domain can set. */
  hasPlainName(request: FastifyRequest): boolean {
    return super.read(request) === undefined && this.underPlainName(request) !== undefined;
  }

  /** Gives a cookie with the plain name the safe one. */
  rename(request: FastifyRequest, reply: FastifyReply): void {
    if (!this.hasPlainName(request)) return;
    this.set(reply, this.read(request) ?? '');
    void reply.clearCookie(this.plainName, this.options());
  }

  /** Earlier versions set it with https too. */
  private underPlainName(request: FastifyRequest): string | undefined {
    return this.secure ? request.cookies[this.plainName] : undefined;
  }
}
