import type { FastifyInstance } from 'fastify';

/** Answers of the API and of signing in are about somebody: no browser or proxy keeps them to show them to the next one. */
export function keepAnswersOutOfCaches(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    if (/^\/(api|auth)\//.test(request.url)) void reply.header('Cache-Control', 'no-store');
  });
}
