import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { Refusal } from '../../decisions/refusal.js';
import { sendRefusal } from '../problem.js';
import { headersOfDocuments } from './security-headers.js';

const ONE_YEAR_SECONDS = 31_536_000;
const IMMUTABLE = `public, max-age=${ONE_YEAR_SECONDS}, immutable`;

/**
 * Serves the built page from the same process: hashed assets are cached permanently and pre-compressed;
 * index.html is revalidated each time and serves every address that the page routes.
 */
export async function serveWebPage(app: NestFastifyApplication, folder: string): Promise<void> {
  const inline = hashesOfInlineScripts(readFileSync(path.join(folder, 'index.html'), 'utf8'));
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply: FastifyReply, file: string) => {
      const isAsset = path.relative(folder, file).startsWith(`assets${path.sep}`);
      reply.header('Cache-Control', isAsset ? IMMUTABLE : 'no-cache');
      if (isAsset) for (const name of headersOfDocuments) reply.removeHeader(name);
      if (file.includes('/index.html')) allowScripts(reply, inline);
      reply.header('Vary', 'Accept-Encoding'); // a proxy must not send a compressed file to a client that cannot read it
    },
  } as never);
  app
    .getHttpAdapter()
    .getInstance()
    .get('/*', (request, reply) =>
      belongsToThePage(request.url)
        ? reply.sendFile('index.html')
        : sendRefusal(new Refusal('NOT_FOUND'), request, reply),
    );
}

/** Scripts inside the page run before its files have come. Each is allowed by its content, and no other. */
const hashesOfInlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

function allowScripts(reply: FastifyReply, hashes: readonly string[]): void {
  const name = 'content-security-policy';
  const policy = reply.getHeader(name);
  if (typeof policy === 'string')
    reply.header(name, policy.replace("script-src 'self'", ["script-src 'self'", ...hashes].join(' ')));
}

/** Without metrics, their address is not the page's either: Prometheus would read HTML. */
const belongsToThePage = (url: string) => !/^\/(api|auth|assets|metrics|\.well-known)(\/|\?|$)/.test(url);
