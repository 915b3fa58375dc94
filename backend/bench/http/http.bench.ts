import { createSameWorkFunctions } from '../bare/same-work-server.js';
import type { Comparison, Plan } from '../measure/interleaved.js';
import { processorMeter } from '../measure/processor-time.js';
import type { BenchServer } from '../support/bench-server.js';
import { weekAfterWeek } from '../support/booking-plan.js';
import { OUR_DIST } from '../support/checkout.js';
import { createOrganisation } from '../support/organisation.js';
import { createPlainBookingFunction } from '../support/plain-booking-function.js';
import { seedBookings } from '../support/seed-bookings.js';
import { seedMessages } from '../support/seed-messages.js';
import { compareLine } from './compare-line.js';
import { forkHttpServer } from './fork-http-server.js';
import { databases, type DatabaseOfLine, type World } from './http-line.js';
import { type HttpLineName, httpLines } from './http-lines.js';
import { signEveryoneIn } from './sessions.js';

export interface HttpBench {
  readonly lines: readonly HttpLineName[];
  readonly plan: Plan;
}

/** Each line on both sides, database after database; lines of one database share the application's process, already warm. */
export async function* benchHttp(
  server: BenchServer,
  { lines, plan }: HttpBench,
): AsyncGenerator<Comparison, void, undefined> {
  const meter = await processorMeter(server.url);
  const chosen = lines.map((name) => httpLines[name]);
  for (const database of new Set(chosen.map((line) => line.database))) {
    const world = await createWorld(server, database);
    const application = await forkHttpServer({ kind: 'application', url: world.url, dist: server.dist });
    try {
      for (const line of chosen.filter((one) => one.database === database)) {
        const bare = await forkHttpServer({ kind: line.bare, url: world.url, dist: OUR_DIST });
        try {
          yield await compareLine(line, world, { application, bare, meter }, plan);
        } finally {
          await bare.close();
        }
      }
    } finally {
      await application.close();
    }
  }
}

async function createWorld(server: BenchServer, database: DatabaseOfLine): Promise<World> {
  const url = await server.createDatabase(`http_${database.replaceAll('-', '_')}`);
  const { vehicles, bookings } = databases[database];
  const organisation = await createOrganisation(url, vehicles);
  await seedBookings(url, bookings);
  await seedMessages(url);
  return prepareWorld(url, organisation);
}

/** Signs everyone in and creates the functions of the bare servers. */
export async function prepareWorld(
  url: string,
  organisation: World['organisation'],
  firstWeek?: number,
): Promise<World> {
  await createPlainBookingFunction(url);
  await createSameWorkFunctions(url);
  const sessions = await signEveryoneIn(url, organisation);
  return { url, organisation, sessions, week: weekAfterWeek(organisation, firstWeek) };
}
