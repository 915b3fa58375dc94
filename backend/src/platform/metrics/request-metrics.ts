import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

/** Seconds. 0.3 is the limit that is promised for a busy evening. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 1, 5];

/** Counts and times the answers of each route, by its pattern: addresses have ids in them. */
export function measureRequests(server: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'rigbook_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer, by pattern of the route',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATIONS,
    registers: [registry],
  });
  const known = new Map<string, ReturnType<typeof durations.labels>>();
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const key = `${request.method} ${route} ${reply.statusCode}`;
    let series = known.get(key);
    if (!series) known.set(key, (series = durations.labels(request.method, route, String(reply.statusCode))));
    series.observe(reply.elapsedTime / 1_000);
    done();
  });
}
