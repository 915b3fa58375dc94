import 'reflect-metadata';
import { appendAgainstInsert } from './append.bench.js';
import { bookingAgainstFunction } from './booking-transaction.bench.js';
import { lineOf } from './measure/report.js';
import { startBenchServer } from './support/bench-server.js';
import { bookingPlan } from './support/booking-plan.js';
import { createOrganisation, THIS_SUNDAY } from './support/organisation.js';
import { createPlainBookingFunction } from './support/plain-booking-function.js';
const server = await startBenchServer();
try {
  const url = await server.createDatabase('bench');
  await createPlainBookingFunction(url);
  const next = bookingPlan(await createOrganisation(url, 100), THIS_SUNDAY);
  for (const n of [1, 8, 32])
    console.log(lineOf(await bookingAgainstFunction(url, n, next, { rounds: 8, milliseconds: 700 })));
  for (const n of [1, 8, 32]) console.log(lineOf(await appendAgainstInsert(url, n, { rounds: 8, milliseconds: 700 })));
} finally {
  await server.stop();
}
