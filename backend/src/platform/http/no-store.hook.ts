import type { FastifyInstance } from 'fastify';

/** Answers of the API and of signing in are about somebody: no browser or proxy keeps them to show them to the next one. */
export function keepAnswersOutOfCaches(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    const { url: routed = '' } = request.routeOptions; // /%61pi is /api
    if ([request.url, routed].some((url) => /^\/(api|auth)\//.test(url)))
      void reply.header('Cache-Control', 'no-store');
  });
}
