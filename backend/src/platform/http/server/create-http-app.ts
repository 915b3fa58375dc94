import type { IncomingHttpHeaders } from 'node:http';
import cookie from '@fastify/cookie';
import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { AccessRecord } from '../../access-record/access-record.js';
import type { TrustedProxies } from '../../configuration/configuration.js';
import { Refusal } from '../../decisions/refusal.js';
import { Clock } from '../../time/clock.js';
import { compressAnswers, refuseCrossSiteWrites, refuseOutlandishBodies } from './request-hooks.js';
import { CORRELATION_HEADER, correlationId } from './correlation-id.js';
import { finishRequests } from './finish-requests.js';
import { PinoLogger } from './logging.js';
import { leaveBytesUnread } from '../bytes-body.js';
import { writeAnswer } from '../json-text.js';
import { ProblemFilter } from './problem.filter.js';
import type { RigbookRequest } from '../rigbook-request.js';
import { securityHeaders } from './security-headers.js';
import { sendRefusal } from '../problem.js';
import { refuseUnreadable } from './unreadable-requests.js';
import { createValidationPipe } from '../validation.pipe.js';

const ONE_MEGABYTE = 1024 * 1024;
/** Closes connections that send a request too slowly; a slow phone finishes well before. */
const SLOWEST_REQUEST_MS = 120_000;

export interface HttpOptions {
  readonly logger: Logger;
  readonly publicUrl: string | undefined;
  readonly trustedProxies: TrustedProxies;
  /** Addresses for browsers that are not under /api. */
  readonly outsideApi?: readonly string[];
}

/** The Nest application with what applies to every route; not listening yet. */
export async function createHttpApp(module: Parameters<typeof NestFactory.create>[0], options: HttpOptions) {
  const adapter = new FastifyAdapter({
    bodyLimit: ONE_MEGABYTE,
    requestTimeout: SLOWEST_REQUEST_MS,
    trustProxy: trustProxy(options.trustedProxies),
    genReqId: ({ headers }: { headers: IncomingHttpHeaders }) => correlationId(headers),
    logger: false,
    routerOptions: { maxParamLength: 500 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: refuseUnreadable,
    // an address that cannot be decoded, or is too long, is not found
    frameworkErrors: (_error: unknown, request: FastifyRequest, reply: FastifyReply) =>
      void sendRefusal(new Refusal('NOT_FOUND'), request, reply),
  });
  // the API takes only JSON; Nest would add forms, and Fastify plain text
  adapter.getInstance().removeContentTypeParser('text/plain');
  finishRequests(adapter.getInstance());
  const app = await NestFactory.create<NestFastifyApplication>(module as Type, adapter, {
    logger: new PinoLogger(options.logger),
    abortOnError: false,
    bodyParser: false,
  });
  const server = adapter.getInstance();
  server.setReplySerializer(writeAnswer);
  await app.register(cookie as never);
  await compressAnswers(app);
  beginAnswers(server, app.get(Clock), securityHeaders(options.publicUrl));
  logAnswers(server, options.logger);
  refuseCrossSiteWrites(server, options.publicUrl && new URL(options.publicUrl).origin);
  refuseOutlandishBodies(server);
  leaveBytesUnread(server);
  app.useGlobalPipes(createValidationPipe());
  const record = app.get(AccessRecord);
  app.useGlobalFilters(new ProblemFilter((request, code) => void record.noteRefusal(request, code)));
  app.setGlobalPrefix('api', { exclude: [...(options.outsideApi ?? [])] });
  return app;
}

const trustProxy = (trusted: TrustedProxies) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : [...trusted];

const API = /^\/(api|auth)\//;

/**
 * Stamps the request and sets the headers of its answer. Answers of API and sign-in are about one person: browsers and proxies must
 * not cache them.
 */
function beginAnswers(server: FastifyInstance, clock: Clock, headers: Readonly<Record<string, string>>): void {
  server.addHook('onRequest', (request, reply, done) => {
    const now = clock.now();
    (request as RigbookRequest).receivedAt = now;
    // pages go by it where the device's clock is wrong
    void reply.header('Date', new Date(now).toUTCString());
    void reply.headers(headers).header(CORRELATION_HEADER, request.id);
    // /%61pi is /api
    if (API.test(request.url) || API.test(request.routeOptions.url ?? ''))
      void reply.header('Cache-Control', 'no-store');
    done();
  });
  // text that does not name its characters is read by a guess
  server.addHook('onSend', (_request, reply, payload, done) => {
    const type = reply.getHeader('content-type');
    if (typeof type === 'string' && /^(?:text\/|application\/javascript)[^;]*$/.test(type))
      void reply.header('content-type', `${type}; charset=utf-8`);
    done(null, payload);
  });
}

function logAnswers(server: FastifyInstance, logger: Logger): void {
  server.addHook('onResponse', (request, reply, done) => {
    logger.info({
      correlationId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    });
    done();
  });
}
