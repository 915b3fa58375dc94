import { wiring } from '../../src/app/app.module.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { appendAgainstInsert } from '../../bench/append.bench.js';
import { readArguments } from '../../bench/bench.arguments.js';
import { benchNames } from '../../bench/benches.js';
import { bookingAgainstFunction } from '../../bench/booking-transaction.bench.js';
import { httpLineNames } from '../../bench/http/http-lines.js';
import { tableOfComparisons, withTables } from '../../bench/results/result-tables.js';
import { replayAgainstRead } from '../../bench/replay.bench.js';
import { largeAgainstSmall } from '../../bench/scale.bench.js';
import { bookingPlan } from '../../bench/support/booking-plan.js';
import { forBenchmarks } from '../../bench/support/bench-server.js';
import { createOrganisation, type Organisation } from '../../bench/support/organisation.js';
import { createPlainBookingFunction } from '../../bench/support/plain-booking-function.js';
import { seedBookings } from '../../bench/support/seed-bookings.js';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';

const plan = { rounds: 1, milliseconds: 30 };
const measured = { ours: expect.any(Number), baseline: expect.any(Number), ratio: expect.any(Number) };

describe('the benchmarks', () => {
  let database: TestDatabase;
  let organisation: Organisation;
  let url: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    await withConnection(database.superuserUrl, forBenchmarks);
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
    expect(readArguments(['--quick', 'replay'])).toMatchObject({ names: ['replay'], quick: true, write: false });
    expect(readArguments([])).toMatchObject({ names: benchNames, httpLines: httpLineNames, quick: false });
    expect(readArguments(['http', 'approve', 'diary'])).toMatchObject({
      names: ['http'],
      httpLines: ['approve', 'diary'],
    });
    expect(readArguments(['--write'])).toMatchObject({ names: [], write: true });
    expect(() => readArguments(['speed'])).toThrow('There is no benchmark "speed"');
  });

  it('fill the table of the document from their results', () => {
    const result = {
      title: 'approve',
      ours: 50,
      baseline: 100,
      ratio: 0.5,
      quartiles: [0.4, 0.6] as const,
      goal: 0.6,
      processor: { ours: { node: 2, postgres: 1 }, baseline: { node: 0.5, postgres: 1 } },
      commit: 'abc',
      machine: 'two cores',
      quick: false,
    };
    const table = tableOfComparisons({ approve: { ...result, ratio: 0.3 } }, { approve: result });
    expect(
      table
        .split('\n')[2]
        ?.split(/ *\| */u)
        .slice(1, -1),
    ).toEqual(['approve', '0.60', '0.30 [0.40-0.60]', '0.50 [0.40-0.60]', '2.00 + 1.00', '2.00 + 1.00', '0.50 + 1.00']);
    const document = 'a <!-- measured: begin --> b <!-- measured: end --> c';
    const written = withTables(document, {}, { approve: result });
    expect(written).toContain('- after: abc on two cores');
    expect(withTables(written, {}, { approve: result })).toBe(written);
  });
});
