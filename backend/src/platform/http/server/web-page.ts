import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { Refusal } from '../../decisions/refusal.js';
import { sendRefusal } from '../problem.js';

const ONE_YEAR_SECONDS = 31_536_000;
const IMMUTABLE = `public, max-age=${ONE_YEAR_SECONDS}, immutable`;

/**
 * Serves the built page from the same process: hashed assets are cached permanently and pre-compressed;
 * index.html is revalidated each time and serves every address that the page routes.
 */
export async function serveWebPage(app: NestFastifyApplication, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply: FastifyReply, path: string) => {
      reply.header('Cache-Control', path.includes('/assets/') ? IMMUTABLE : 'no-cache');
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

/** Without metrics, their address is not the page's either: Prometheus would read HTML. */
const belongsToThePage = (url: string) => !/^\/(api|auth|assets|metrics|\.well-known)(\/|\?|$)/.test(url);
