import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { addHours, addMinutes, instantOfMillis, millisOf } from '@rigbook/contracts/kernel/time';
import { v7 } from 'uuid';
import { forkHttpServer } from '../http/fork-http-server.js';
import { as, type World } from '../http/http-line.js';
import { prepareWorld } from '../http/http.bench.js';
import type { Figure } from '../measure/figure.js';
import { residentMegabytes } from '../measure/resident-memory.js';
import type { BenchServer } from '../support/bench-server.js';
import { type PlannedBooking, bookingPlan } from '../support/booking-plan.js';
import { createOrganisation, THIS_SUNDAY } from '../support/organisation.js';
import { seedBookings } from '../support/seed-bookings.js';
import { seedMessages } from '../support/seed-messages.js';
import { startWorker } from '../support/worker-process.js';
import { OpenPage } from './open-page.js';
import { RequestLog } from './request-log.js';

export interface FridayPlan {
  readonly responders: number;
  /** by as many of them */
  readonly bookings: number;
  /** that the hour takes in real time */
  readonly minutes: number;
}

const VEHICLES = 60;
const BOOKINGS = 10_000;
/** Six in the morning, two days before the week that is booked. */
const FRIDAY = addHours(THIS_SUNDAY, -42);
const ARRIVAL_MINUTES = 10;
const HOUR_MINUTES = 60;
const SLOWEST_MS = 300;

/**
 * An hour of a Friday, in less real time: within its first ten minutes everybody opens the home screen and leaves it open, with its live
 * stream; all hour long some of them book. Pages read again what the stream names, as in a browser.
 * Answers how long requests took, and the memory of both processes.
 */
export async function* benchFriday(
  server: BenchServer,
  { responders, bookings, minutes }: FridayPlan,
): AsyncGenerator<Figure, void, undefined> {
  const { dist } = server;
  const url = await server.createDatabase('friday');
  const organisation = await createOrganisation(url, VEHICLES, responders + 1);
  await seedBookings(url, BOOKINGS);
  await seedMessages(url);
  const world = await prepareWorld(url, organisation);
  const application = await forkHttpServer({ kind: 'application', url, dist });
  const worker = await startWorker({ dist, url });
  const agent = new Agent({ keepAlive: true });
  const requests = new RequestLog(application.port, agent);
  const pages: OpenPage[] = [];
  const memory = () => [residentMegabytes(application.pid), residentMegabytes(worker.pid)];
  const memories: { readonly when: string; readonly of: readonly number[] }[] = [];
  const remember = (when: string) => memories.push({ when, of: memory() });

  const simulatedMinute = (minutes * 60_000) / HOUR_MINUTES;
  const begin = performance.now();
  const untilMinute = (minute: number) => sleep(Math.max(0, begin + minute * simulatedMinute - performance.now()));
  await application.setClock(FRIDAY);
  const clock = setInterval(() => {
    const simulated = ((performance.now() - begin) / simulatedMinute) * 60_000;
    void application.setClock(instantOfMillis(millisOf(FRIDAY) + Math.floor(simulated)));
  }, 1_000);

  const arrive = async () => {
    const opening: Promise<void>[] = [];
    for (const [nth, responder] of organisation.responders.entries()) {
      await untilMinute((nth * ARRIVAL_MINUTES) / responders);
      const page = new OpenPage({ port: application.port, cookie: as(world, responder).cookie, requests });
      pages.push(page);
      opening.push(page.open());
    }
    await Promise.all(opening);
  };
  const book = async () => {
    const next = bookingPlan(organisation);
    const booking: Promise<void>[] = [];
    for (let nth = 0; nth < bookings; nth += 1) {
      await untilMinute(((nth + 0.5) * HOUR_MINUTES) / bookings);
      booking.push(requestBooking(world, next(), requests));
    }
    await Promise.all(booking);
  };
  const watchMemory = async () => {
    await untilMinute(ARRIVAL_MINUTES);
    remember('when all have come');
    await untilMinute(HOUR_MINUTES / 2);
    remember('in the middle');
    await untilMinute(HOUR_MINUTES);
    remember('at the end');
  };
  try {
    remember('at the start');
    await Promise.all([arrive(), book(), watchMemory()]);
    const title = `Friday, ${responders} people, ${bookings} bookings, an hour in ${minutes} minutes`;
    const within = (share: number) => ({ value: requests.percentile(share), unit: 'ms' });
    yield { title: `${title}: answered`, value: requests.count, unit: 'requests' };
    yield { title: `${title}: half within`, ...within(0.5) };
    yield { title: `${title}: 95 % within`, ...within(0.95) };
    yield { title: `${title}: 99 % within`, ...within(0.99), atMost: SLOWEST_MS };
    const failed = [...requests.failures.values()].reduce((sum, count) => sum + count, 0);
    for (const [problem, count] of requests.failures) console.log(`  ${problem}, ${count} times`);
    yield { title: `${title}: failed`, value: failed, unit: 'requests', atMost: 0 };
    for (const {
      when,
      of: [api = NaN, other = NaN],
    } of memories) {
      yield { title: `${title}: memory of the server ${when}`, value: api, unit: 'MB' };
      yield { title: `${title}: memory of the worker ${when}`, value: other, unit: 'MB' };
    }
  } finally {
    clearInterval(clock);
    for (const page of pages) page.close();
    agent.destroy();
    await Promise.all([application.close(), worker.stop()]);
  }
}

const WEEK_MINUTES = 7 * 24 * 60;

/** As from the dialog: it shows the vehicle's hours first. */
async function requestBooking(world: World, booking: PlannedBooking, requests: RequestLog): Promise<void> {
  const { vehicleId, responderId, startAt } = booking;
  const headers = { ...as(world, responderId), 'accept-encoding': 'gzip, br' };
  const path = `/api/vehicles/${vehicleId}/calendar?from=${FRIDAY}&to=${addMinutes(FRIDAY, WEEK_MINUTES)}`;
  await requests.send({ method: 'GET', path, headers, status: 200 });
  const body = { vehicleId, startTime: startAt, duration: 1, purpose: 'Weekly training drive' };
  const withKey = { ...headers, 'idempotency-key': v7() };
  await requests.send({ method: 'POST', path: '/api/bookings', headers: withKey, body, status: 201 });
}
