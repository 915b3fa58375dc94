import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const BYTES = 'application/octet-stream';

/**
 * Marks a route whose body is a file, whatever its content type. The handler reads it with `readAtMost`, after the caller is
 * known, so that strangers cannot fill the memory.
 */
export const TakesBytes = (...mediaTypes: readonly string[]) =>
  applyDecorators(
    RouteConfig({ takesBytes: true }),
    ApiConsumes(...mediaTypes),
    ApiBody({ required: true, schema: { type: 'string', format: 'binary' } }),
  );

/** Leaves the body of marked routes unread; every other route takes only JSON. */
export function leaveBytesUnread(server: FastifyInstance): void {
  server.addHook('preParsing', (request, _reply, _payload, done) => {
    if (takesBytes(request)) request.headers['content-type'] = BYTES;
    done();
  });
  server.addContentTypeParser(BYTES, (request, _payload, done) => {
    if (takesBytes(request)) done(null);
    else done(Object.assign(new Error('not a route that takes a file'), { statusCode: 415 }));
  });
}

const takesBytes = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  (config as { takesBytes?: boolean } | undefined)?.takesBytes ?? false;

/**
 * The whole body, unless it is longer than `most` bytes or the connection broke. The rest of a long body is discarded, since a
 * client that is still sending does not read the answer.
 */
export async function readAtMost(most: number, { raw }: FastifyRequest): Promise<Buffer | 'too-large' | 'broken-off'> {
  if (Number(raw.headers['content-length'] ?? 0) > most) return 'too-large';
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > most) return 'too-large';
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch {
    return 'broken-off';
  } finally {
    raw.resume();
  }
}
