import type { FastifyInstance } from 'fastify';

/** Milliseconds for requests under way when the server closes; longer than the database may take to answer. */
export const LONGEST_FAREWELL_MS = 10_000;
const LOOK_FOR_IDLE_MS = 100;

/** Answers requests under way when the server closes. Then closes their connections; Node would keep them open for the next request. */
export function finishRequests(server: FastifyInstance): void {
  server.addHook('preClose', async () => {
    const idle = setInterval(() => server.server.closeIdleConnections(), LOOK_FOR_IDLE_MS);
    const last = setTimeout(() => server.server.closeAllConnections(), LONGEST_FAREWELL_MS);
    server.server.once('close', () => {
      clearInterval(idle);
      clearTimeout(last);
    });
  });
}
