import 'reflect-metadata';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { startSameWorkServer } from '../bare/same-work-server.js';
import { startWritesOnlyServer } from '../bare/writes-only-server.js';
import { startBookingApplication } from '../http/booking-application.js';

// One side of a measurement over HTTP, in a process of its own as in real life; started by fork-http-server.ts, also by that of
// another checkout: file name, arguments and messages stay as they are
const { DATABASE_URL: url = '', SESSION_SECRET: secret = '' } = process.env;
const starts: Readonly<Record<string, typeof startBookingApplication>> = {
  application: startBookingApplication,
  'same-work': startSameWorkServer,
  'writes-only': startWritesOnlyServer,
};
const server = await starts[process.argv[2] ?? '']!(url, secret);
process.on('message', (now: Instant) => {
  void server.setClock(now).then(() => process.send?.(now));
});
process.on('disconnect', () => void server.close().then(() => process.exit(0)));
process.send?.(server.port);
