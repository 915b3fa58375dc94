import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../decisions/refusal.js';
import { bearerIn } from '../bearer.js';
import { sendRefusal } from './send-refusal.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses unsafe methods that a page of another site sends with our cookie. Browsers send Sec-Fetch-Site or Origin with
 * every such request; a program that sends neither has no cookie that others could misuse.
 */
export function refuseCrossSiteWrites(server: FastifyInstance, publicOrigin: string | undefined): void {
  server.addHook('onRequest', async (request, reply) => {
    if (SAFE_METHODS.has(request.method) || isProgram(request.headers)) return;
    if (isSameOrigin(request.headers, publicOrigin)) return;
    return sendRefusal(new Refusal('CROSS_SITE_REFUSED'), request, reply);
  });
}

/** An access token and no cookie: a browser would not send that for a page of another site. */
const isProgram = ({ authorization, cookie }: IncomingHttpHeaders): boolean =>
  cookie === undefined && bearerIn(authorization) !== undefined;

interface OriginHeaders {
  readonly host?: string | undefined;
  readonly origin?: string | undefined;
  readonly 'sec-fetch-site'?: string | string[] | undefined;
}

/** Each header that is sent must say that the page belongs to this host. */
export function isSameOrigin(headers: OriginHeaders, publicOrigin: string | undefined): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (headers.origin === undefined) return true;
  if (headers.origin === publicOrigin) return true;
  return URL.canParse(headers.origin) && new URL(headers.origin).host === headers.host;
}
