import type { INestApplicationContext } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import { shiftGauges } from '../../booking/views/vehicle-use/shift-gauges.js';
import { attempts } from '../../notifications/delivery/deliver-notification.js';
import { messageGauges } from '../../notifications/delivery/message-gauges.js';
import { backupGauges } from '../../platform/backup/backup-gauges.js';
import type { Configuration } from '../../platform/configuration/configuration.js';
import { Database } from '../../platform/database/index.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { measureRequests } from '../../platform/metrics/request-metrics.js';
import { Clock } from '../../platform/time/clock.js';
import { StartFailure, stopAtTheEnd } from './run-main.js';

/** Measures this process and serves the result. `server` answers requests, if this process does. */
export async function serveMetrics(
  app: INestApplicationContext,
  { metrics: { port, token }, http, backup }: Configuration,
  server: FastifyInstance | undefined,
): Promise<void> {
  const gauges = [shiftGauges, messageGauges, ...(backup.to === undefined ? [] : [backupGauges])];
  const metrics = new Metrics(app.get(Database), app.get(Clock), gauges, token);
  countMessages(metrics);
  if (server) measureRequests(server, metrics.registry);
  if (port === undefined) return server && metrics.serveWith(server);
  const listening = await metrics.serveAt(port, http.host).catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartFailure(`Cannot listen on METRICS_PORT ${port} (${code}). Set it to another one.`);
  });
  stopAtTheEnd(async () => listening.close());
}

function countMessages({ registry }: Metrics): void {
  const sent = new Counter({
    name: 'rigbook_message_attempts_total',
    help: 'Attempts to send a message, by their outcome',
    labelNames: ['channel', 'outcome'],
    registers: [registry],
  });
  attempts.listen(({ channel, outcome }) => sent.inc({ channel, outcome }));
}
