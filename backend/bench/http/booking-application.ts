import type { AddressInfo } from 'node:net';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { createApplication } from '../../src/app/running/serve-http.js';
import { readConfiguration } from '../../src/platform/configuration/read-configuration.js';
import { createLogger } from '../../src/platform/http/server/logging.js';
import { Clock } from '../../src/platform/time/clock.js';
import { NOW } from '../support/organisation.js';
import type { BenchHttpServer } from './bench-http-server.js';

/** Sunday morning, unless set otherwise. */
class ClockByOrder extends Clock {
  at: Instant = NOW;

  override now(): Instant {
    return this.at;
  }
}

/** The whole application in the role that answers requests. */
export async function startBookingApplication(url: string, sessionSecret: string): Promise<BenchHttpServer> {
  const clock = new ClockByOrder();
  const configuration = { ...readConfiguration({ DATABASE_URL: url, WRITE_LIMITS: 'off' }), sessionSecret };
  const app = await createApplication(configuration, { worker: false, logger: createLogger('error'), clock });
  await app.listen(0, '127.0.0.1');
  return {
    pid: process.pid,
    port: (app.getHttpServer().address() as AddressInfo).port,
    setClock: async (now) => {
      clock.at = now;
    },
    close: () => app.close(),
  };
}
