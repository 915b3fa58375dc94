import compress, { type FastifyCompressOptions } from '@fastify/compress';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** A shorter answer fits into one packet. */
const SMALLEST_BYTES = 1024;
/** Includes JSON Lines files. Excludes event streams, which a compressor would delay. */
const COMPRESSIBLE = /^text\/(?!event-stream)|[+/](?:json|jsonl|xml)(?:;|$)/u;

const HOW: FastifyCompressOptions = {
  threshold: SMALLEST_BYTES,
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
