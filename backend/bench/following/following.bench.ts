import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Figure } from '../measure/figure.js';
import { processorMeter } from '../measure/processor-time.js';
import { type BenchServer, startBenchServer } from '../support/bench-server.js';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { createOrganisation } from '../support/organisation.js';
import { createPlainBookingFunction } from '../support/plain-booking-function.js';
import { seedBookings } from '../support/seed-bookings.js';
import { seedMessages } from '../support/seed-messages.js';
import { startWorker, untilAllIsDone } from '../support/worker-process.js';
import { bookingsOf, type BookingsAtOnce } from './bookings.js';
import { type Spent, spentOn } from './spending.js';

export interface FollowingPlan extends BookingsAtOnce {
  readonly idleSeconds: number;
}

const VEHICLES = 100;
const BOOKINGS = 2_000;
/** For what a start leaves behind: connections, first turns of recurring work. */
const SETTLE_MS = 3_000;

/**
 * What one worker costs while nothing happens, and for each booking until all followers and the seal have read it; then the same with
 * the message that a booking causes. Postgres' work for the bookings themselves, measured before the worker starts, is taken off, as
 * is the idle cost of that time.
 */
export async function* benchFollowing(
  { dist }: BenchServer,
  { idleSeconds, ...size }: FollowingPlan,
): AsyncGenerator<Figure, void, undefined> {
  const server = await startBenchServer(dist, { shared_preload_libraries: 'pg_stat_statements' });
  const url = await server.createDatabase('following');
  const organisation = await createOrganisation(url, VEHICLES);
  await seedBookings(url, BOOKINGS);
  await seedMessages(url);
  await createPlainBookingFunction(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await withConnection(server.superuserUrl('following'), (superuser) =>
    superuser.query('CREATE EXTENSION pg_stat_statements'),
  );
  await client.query(`UPDATE organisation_settings SET contact_email = 'office@example.org'`);
  const meter = await processorMeter(url);
  const bookings = bookingsOf(url, organisation, size);
  const works = [
    // first, since it also warms the worker up
    { title: `followers of each of ${size.batch} at once`, count: size.batch, work: () => bookings.atOnce(false) },
    { title: `${size.batch} at once with messages`, count: size.batch, work: () => bookings.atOnce(true) },
    { title: 'followers of a single booking', goal: true, count: size.single, work: () => bookings.oneByOne(false) },
    { title: 'the same with its message', count: size.single, work: () => bookings.oneByOne(true) },
  ];
  try {
    await bookings.atOnce(false); // whoever comes first fills the caches
    const alone: Spent[] = [];
    for (const { work } of works) alone.push(await spentOn(work, { client, meter, pid: process.pid }));
    const worker = await startWorker({ dist, url });
    const measured = { client, meter, pid: worker.pid };
    try {
      await untilAllIsDone(client);
      await sleep(SETTLE_MS);
      const idle = await spentOn(() => sleep(idleSeconds * 1_000), measured);
      yield* whileIdle(idle);
      for (const [nth, { title, goal, count, work }] of works.entries()) {
        const spent = await spentOn(() => work().then(() => untilAllIsDone(client)), measured);
        const idleFor = spent.millis / idle.millis;
        const each = (cost: 'node' | 'postgres' | 'statements', without = alone[nth]![cost]) =>
          (spent[cost] - without - idle[cost] * idleFor) / count;
        yield { title: `${title}: Postgres`, value: each('postgres'), unit: 'ms', ...(goal && { atMost: 1.5 }) };
        yield { title: `${title}: Node`, value: each('node', 0), unit: 'ms', ...(goal && { atMost: 0.7 }) };
        yield { title: `${title}: statements`, value: each('statements'), unit: 'calls' };
      }
    } finally {
      await worker.stop();
    }
  } finally {
    await Promise.all([client.end(), bookings.close()]);
    await server.stop();
  }
}

function* whileIdle({ millis, statements, postgres, node }: Spent): Generator<Figure, void, undefined> {
  const perSecond = (spent: number) => (spent * 1_000) / millis;
  yield { title: 'idle worker: statements', value: perSecond(statements), unit: 'per second', atMost: 2 };
  yield { title: 'idle worker: Postgres', value: perSecond(postgres), unit: 'ms per second' };
  yield { title: 'idle worker: Node', value: perSecond(node), unit: 'ms per second' };
}
