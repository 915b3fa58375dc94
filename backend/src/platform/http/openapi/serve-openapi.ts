import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { createOpenApiDocument } from './openapi-document.js';

const ADDRESS = '/api/openapi.json';

interface ReadyDocument {
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** Gives the document, and the page that shows it. Anybody may ask, so it is written and compressed once. */
export function serveOpenApi(app: NestFastifyApplication): void {
  // the page reads the document from its address; the package would write it into a script again
  SwaggerModule.setup('api/docs', app, () => undefined as unknown as OpenAPIObject, {
    raw: false,
    swaggerUrl: ADDRESS,
    customSiteTitle: 'Rigbook API',
    customCss: '.swagger-ui .topbar { display: none }',
  });
  let ready: ReadyDocument | undefined;
  app
    .getHttpAdapter()
    .getInstance()
    .get(ADDRESS, { compress: false }, (request, reply) => {
      const { etag, plain, ...encoded } = (ready ??= readyDocument(app));
      // a cache may keep it, and asks each time whether it is still the same
      void reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
      if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
      const accepted = request.headers['accept-encoding'] ?? '';
      const encoding = (['br', 'gzip'] as const).find((one) => new RegExp(`\\b${one}\\b(?!;q=0)`).test(accepted));
      if (encoding) void reply.header('content-encoding', encoding);
      return reply.type('application/json; charset=utf-8').send(encoding ? encoded[encoding] : plain);
    });
}

function readyDocument(app: NestFastifyApplication): ReadyDocument {
  const plain = Buffer.from(JSON.stringify(createOpenApiDocument(app)));
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url')}"`;
  const br = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return { etag, plain, br, gzip: gzipSync(plain) };
}
