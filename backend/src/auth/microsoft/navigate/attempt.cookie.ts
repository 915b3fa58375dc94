import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { returnPath } from '@rigbook/contracts/auth/return-path.rules';
import { addMinutes, type Instant, isBefore, type ResponderId } from '@rigbook/contracts/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Configuration } from '../../../platform/configuration/configuration.js';
import { HostCookie } from '../../session/host-cookie.js';
import type { AttemptSecrets } from '../microsoft-provider.js';

/** A visit to the provider that has not returned yet. */
export interface Attempt extends AttemptSecrets {
  /** The responder to link the account to; null when signing in. */
  readonly linksTo: ResponderId | null;
  /** The path that the visitor asked for. */
  readonly returnTo: string;
}

interface Kept extends Attempt {
  readonly until: Instant;
}

const VALID_MINUTES = 10;

/**
 * Keeps an attempt in the browser that made it: any process can take the answer, but no other browser can deliver it. The
 * cookie is signed against tampering.
 */
@Injectable()
export class AttemptCookie {
  private readonly cookie: HostCookie;

  constructor(private readonly configuration: Configuration) {
    this.cookie = new HostCookie(configuration, 'rigbook_microsoft', VALID_MINUTES * 60);
  }

  set(reply: FastifyReply, attempt: Attempt, now: Instant): void {
    const kept: Kept = { ...attempt, until: addMinutes(now, VALID_MINUTES) };
    const content = Buffer.from(JSON.stringify(kept)).toString('base64url');
    const value = `${content}.${this.signatureOf(content).toString('base64url')}`;
    this.cookie.set(reply, value);
  }

  /** Takes the browser's attempt, once; undefined if there is none, or it is too old or tampered with. */
  take(request: FastifyRequest, reply: FastifyReply, now: Instant): Attempt | undefined {
    const value = this.cookie.read(request);
    if (value === undefined) return undefined;
    this.cookie.clear(reply);
    const [content = '', signature = ''] = value.split('.');
    if (!this.isSigned(content, signature)) return undefined;
    const kept = JSON.parse(Buffer.from(content, 'base64url').toString('utf8')) as Kept;
    // cookies of earlier versions may lack the return path
    return isBefore(now, kept.until) ? { ...kept, returnTo: returnPath(kept.returnTo) } : undefined;
  }

  private isSigned(content: string, signature: string): boolean {
    const [expected, sent] = [this.signatureOf(content), Buffer.from(signature, 'base64url')];
    return sent.length === expected.length && timingSafeEqual(sent, expected);
  }

  private signatureOf(content: string): Buffer {
    return createHmac('sha256', this.configuration.sessionSecret).update(`microsoft-attempt:${content}`).digest();
  }
}
