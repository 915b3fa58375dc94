import compress, { type FastifyCompressOptions } from '@fastify/compress';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** A shorter answer fits into one packet anyway. */
const SMALLEST_BYTES = 1024;
/** JSON Lines of a file among them; not events and steps that are waited for one by one, which a compressor would hold back. */
const COMPRESSIBLE = /^text\/(?!event-stream)|[+/](?:json|jsonl|xml)(?:;|$)/u;

const HOW: FastifyCompressOptions = {
  threshold: SMALLEST_BYTES,
  encodings: ['br', 'gzip'],
  customTypes: COMPRESSIBLE,
};

/**
 * Compresses the API's longer answers for whoever takes them; not the page's files, which were compressed when it was built. No
 * answer holds a secret beside text that a request brought along, by whose compressed length the secret could be guessed.
 * Bodies sent to us stay as they are: a small one that unfolds into gigabytes is not looked at.
 */
export async function compressAnswers(app: NestFastifyApplication): Promise<void> {
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api/')) route.compress ??= HOW; // a route does not inherit what the plugin was registered with
  });
  await app.register(compress, { global: false });
}
