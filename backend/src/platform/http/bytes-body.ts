import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const BYTES = 'application/octet-stream';

/**
 * Marks a route that takes a file as its body, whatever its header calls it. The handler reads it, with `readAtMost`, once it
 * knows that it wants it: nobody fills our memory before they are known.
 */
export const TakesBytes = (...mediaTypes: readonly string[]) =>
  applyDecorators(
    RouteConfig({ takesBytes: true }),
    ApiConsumes(...mediaTypes),
    ApiBody({ required: true, schema: { type: 'string', format: 'binary' } }),
  );

/** Leaves the body of the routes that are marked so to them; every other route takes JSON and nothing else. */
export function leaveBytesUnread(server: FastifyInstance): void {
  server.addHook('preParsing', async (request) => {
    if (takesBytes(request)) request.headers['content-type'] = BYTES;
  });
  server.addContentTypeParser(BYTES, (request, _payload, done) => {
    if (takesBytes(request)) done(null);
    else done(Object.assign(new Error('not a route that takes a file'), { statusCode: 415 }));
  });
}

const takesBytes = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  (config as { takesBytes?: boolean } | undefined)?.takesBytes ?? false;

/**
 * The whole body; undefined where it is longer than `most` bytes, or was broken off. What is left of it is let through
 * unread, since a sender who still sends hears no answer.
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
