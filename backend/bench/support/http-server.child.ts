import 'reflect-metadata';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { startBareHttpServer } from './bare-http-server.js';
import { startBookingApplication } from './booking-application.js';

// One side of the measurement over HTTP, in a process of its own as in real life; started by fork-http-server.ts
const { DATABASE_URL: url = '', SESSION_SECRET: secret = '' } = process.env;
const server = await (process.argv[2] === 'application'
  ? startBookingApplication(url, secret)
  : startBareHttpServer(url));
process.on('message', (now: Instant) => {
  void server.setClock(now).then(() => process.send?.(now));
});
process.on('disconnect', () => void server.close().then(() => process.exit(0)));
process.send?.(server.port);
