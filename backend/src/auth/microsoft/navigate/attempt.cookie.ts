import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type {} from '@fastify/cookie';
import { returnPath } from '@rigbook/contracts/auth/return-path.rules';
import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import { addMinutes, isBefore, type Instant } from '@rigbook/contracts/kernel/time';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Configuration } from '../../../platform/configuration/configuration.js';
import type { AttemptSecrets } from '../microsoft-provider.js';
import { MICROSOFT_PATH } from './paths.js';

/** A visit to the provider that has begun and not come back yet. */
export interface Attempt extends AttemptSecrets {
  /** whose account is to be linked; null where somebody signs in */
  readonly linksTo: ResponderId | null;
  /** the path of ours where the visitor was on their way to */
  readonly returnTo: string;
}

interface Kept extends Attempt {
  readonly until: Instant;
}

const COOKIE = 'rigbook_microsoft';
const VALID_MINUTES = 10;

/**
 * Keeps an attempt in the browser that made it, so that any process can take the answer and nobody else's browser can. Signed:
 * what comes back is what was given out.
 */
@Injectable()
export class AttemptCookie {
  constructor(private readonly configuration: Configuration) {}

  set(reply: FastifyReply, attempt: Attempt, now: Instant): void {
    const kept: Kept = { ...attempt, until: addMinutes(now, VALID_MINUTES) };
    const content = Buffer.from(JSON.stringify(kept)).toString('base64url');
    const value = `${content}.${this.signatureOf(content).toString('base64url')}`;
    void reply.setCookie(COOKIE, value, { ...this.options(), maxAge: VALID_MINUTES * 60 });
  }

  /** The browser's attempt, which is over with that; undefined where there is none, it is too old or was tampered with. */
  take(request: FastifyRequest, reply: FastifyReply, now: Instant): Attempt | undefined {
    const value = request.cookies[COOKIE];
    if (value === undefined) return undefined;
    void reply.clearCookie(COOKIE, this.options());
    const [content = '', signature = ''] = value.split('.');
    if (!this.isSigned(content, signature)) return undefined;
    const kept = JSON.parse(Buffer.from(content, 'base64url').toString('utf8')) as Kept;
    // a cookie of a former version may lack the way back
    return isBefore(now, kept.until) ? { ...kept, returnTo: returnPath(kept.returnTo) } : undefined;
  }

  private isSigned(content: string, signature: string): boolean {
    const [expected, sent] = [this.signatureOf(content), Buffer.from(signature, 'base64url')];
    return sent.length === expected.length && timingSafeEqual(sent, expected);
  }

  private signatureOf(content: string): Buffer {
    return createHmac('sha256', this.configuration.sessionSecret).update(`microsoft-attempt:${content}`).digest();
  }

  private options() {
    const secure = this.configuration.http.publicUrl?.startsWith('https://') ?? false;
    // Lax: the provider's page sends the browser back from another site
    return { path: `/${MICROSOFT_PATH}`, httpOnly: true, sameSite: 'lax', secure } as const;
  }
}
