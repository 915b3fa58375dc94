import type { INestApplicationContext } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../../platform/configuration/configuration.js';

/** Starts what is configured to watch this process. The packages for it are loaded only then. */
export async function observe(
  app: INestApplicationContext,
  configuration: Configuration,
  server?: FastifyInstance,
): Promise<void> {
  if (configuration.tracesTo !== undefined) {
    const { sendTraces } = await import('./send-traces.js');
    sendTraces(app, configuration.tracesTo, server);
  }
  const { port, token } = configuration.metrics;
  if (port === undefined && token === undefined) return;
  const { serveMetrics } = await import('./metrics-of-application.js');
  await serveMetrics(app, configuration, server);
}
