import type { IncomingHttpHeaders } from 'node:http';
import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../decisions/refusal.js';
import { bearerIn } from '../access-tokens.js';
import { isWrite } from '../rigbook-request.js';
import { sendRefusal } from '../problem.js';

/**
 * Refuses unsafe methods that a page of another site sends with our cookie. Browsers send Sec-Fetch-Site or Origin with
 * every such request; a program that sends neither has no cookie that others could misuse.
 */
export function refuseCrossSiteWrites(server: FastifyInstance, publicOrigin: string | undefined): void {
  server.addHook('onRequest', (request, reply, done) => {
    const { headers } = request;
    if (!isWrite(request) || isProgram(headers) || isSameOrigin(headers, publicOrigin)) done();
    else sendRefusal(new Refusal('CROSS_SITE_REFUSED'), request, reply);
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
function isSameOrigin(headers: OriginHeaders, publicOrigin: string | undefined): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (headers.origin === undefined) return true;
  if (headers.origin === publicOrigin) return true;
  return URL.canParse(headers.origin) && new URL(headers.origin).host === headers.host;
}

const DEEPEST = 20;
const MOST_VALUES = 2_000;

/**
 * Refuses JSON that is nested too deeply or has too many values. Later code walks bodies recursively, so a megabyte of opening
 * brackets would overflow the stack; a megabyte of unknown keys would be listed one by one in the answer.
 */
export function refuseOutlandishBodies(server: FastifyInstance): void {
  server.addHook('preValidation', (request, reply, done) => {
    if (hasOrdinaryShape(request.body)) done();
    else sendRefusal(new Refusal('MALFORMED_JSON'), request, reply);
  });
}

/** Walks level by level and stops at the limits. */
export function hasOrdinaryShape(body: unknown): boolean {
  let level: readonly unknown[] = [body];
  let values = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    values += level.length;
    if (depth > DEEPEST || values > MOST_VALUES) return false;
    level = level.flatMap(partsOf);
  }
  return true;
}

const partsOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/** A shorter answer fits into one packet. */
const SMALLEST_BYTES = 1024;
/** Includes JSON Lines files. Excludes event streams, which a compressor would delay. */
const COMPRESSIBLE = /^text\/(?!event-stream)|[+/](?:json|jsonl|xml)(?:;|$)/u;

/** Compressed within 2 ms by one call; a stream costs more, and is for longer ones. */
const MOST_BYTES_AT_ONCE = 1024 * 1024;

/** The lowest useful quality: a list gets a sixth longer than by the next ones, in a third of the time. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

const HOW: FastifyCompressOptions = {
  threshold: SMALLEST_BYTES,
  syncThreshold: MOST_BYTES_AT_ONCE,
  brotliOptions: QUICK,
  encodings: ['br', 'gzip'],
  customTypes: COMPRESSIBLE,
};

/**
 * Compresses longer API answers for clients that accept it. The page's files are compressed when built. No answer contains both
 * a secret and text from the request, so its compressed length does not leak one. Request bodies are never decompressed: a
 * small body could expand to gigabytes.
 */
export async function compressAnswers(app: NestFastifyApplication): Promise<void> {
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api/')) route.compress ??= HOW; // a route does not inherit what the plugin was registered with
  });
  await app.register(compress, { global: false });
}
