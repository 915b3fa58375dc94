import { wiring } from '../../src/app/app.module.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { appendAgainstInsert } from '../../bench/append.bench.js';
import { readArguments } from '../../bench/bench.arguments.js';
import { bookingAgainstFunction } from '../../bench/booking-transaction.bench.js';
import { bookingOverHttpAgainstBare } from '../../bench/http.bench.js';
import { replayAgainstRead } from '../../bench/replay.bench.js';
import { largeAgainstSmall } from '../../bench/scale.bench.js';
import { startBareHttpServer } from '../../bench/support/bare-http-server.js';
import { startBookingApplication } from '../../bench/support/booking-application.js';
import { bookingPlan } from '../../bench/support/booking-plan.js';
import { createOrganisation, type Organisation } from '../../bench/support/organisation.js';
import { createPlainBookingFunction } from '../../bench/support/plain-booking-function.js';
import { seedBookings } from '../../bench/support/seed-bookings.js';
import { SESSION_SECRET, signEveryoneIn } from '../../bench/support/sessions.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';

const plan = { rounds: 1, milliseconds: 30 };
const measured = { ours: expect.any(Number), baseline: expect.any(Number), ratio: expect.any(Number) };

describe('the benchmarks', () => {
  let database: TestDatabase;
  let organisation: Organisation;
  let url: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    url = database.url;
    organisation = await createOrganisation(url, 5);
    await seedBookings(url, 200);
    await createPlainBookingFunction(url);
  });
  afterAll(() => database.close());

  it('seed views that are what a rebuild makes of the seeded log', async () => {
    expect(await verify({ url, wiring, only: wiring.inline.map(({ name }) => name) })).toEqual([]);
  });

  it('measure an append and a booking', async () => {
    expect(await appendAgainstInsert(url, 2, plan)).toMatchObject(measured);
    expect(await bookingAgainstFunction(url, 2, bookingPlan(organisation), plan)).toMatchObject(measured);
  });

  it('measure bookings over HTTP, every one of which is made', async () => {
    const sessions = await signEveryoneIn(url, organisation);
    const application = await startBookingApplication(url, SESSION_SECRET);
    const bare = await startBareHttpServer(url);
    const weeksBehindOthers = 50;
    const contestants = { application, bare, organisation, sessions, firstWeek: weeksBehindOthers };
    expect(await bookingOverHttpAgainstBare(contestants, plan)).toMatchObject(measured);
    await Promise.all([application.close(), bare.close()]);
  });

  it('measure a replay', async () => {
    expect(await replayAgainstRead(url, 1)).toMatchObject([measured, measured]);
  });

  it('measure a large database against a small one', async () => {
    const seeded = { bookings: 200, url, organisation, firstWeek: 100 };
    const titles: string[] = [];
    for await (const { title } of largeAgainstSmall([seeded, { ...seeded, firstWeek: 200 }], plan)) titles.push(title);
    expect(titles).toHaveLength(3);
  });

  it('are all run unless some are named', () => {
    expect(readArguments(['--quick', 'replay'])).toEqual({ names: ['replay'], quick: true });
    expect(readArguments([])).toEqual({ names: ['append', 'booking', 'http', 'replay', 'scale'], quick: false });
    expect(() => readArguments(['speed'])).toThrow('There is no benchmark "speed"');
  });
});
