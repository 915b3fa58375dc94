import { wiring } from '../../src/app/app.module.js';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { startSameWorkServer } from '../../bench/bare/same-work-server.js';
import { startWritesOnlyServer } from '../../bench/bare/writes-only-server.js';
import type { BenchHttpServer } from '../../bench/http/bench-http-server.js';
import { startBookingApplication } from '../../bench/http/booking-application.js';
import { compareLine } from '../../bench/http/compare-line.js';
import { HttpClient } from '../../bench/http/http-client.js';
import { prepareWorld } from '../../bench/http/http.bench.js';
import type { HttpLine, World } from '../../bench/http/http-line.js';
import { httpLineNames, httpLines } from '../../bench/http/http-lines.js';
import { withoutWeek } from '../../bench/http/same-answer.js';
import { SESSION_SECRET } from '../../bench/http/sessions.js';
import { processorMeter } from '../../bench/measure/processor-time.js';
import { forBenchmarks } from '../../bench/support/bench-server.js';
import { createOrganisation } from '../../bench/support/organisation.js';
import { returnAllVehicles } from '../../bench/support/prepare-bookings.js';
import { seedBookings } from '../../bench/support/seed-bookings.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';

const plan = { rounds: 1, milliseconds: 30 };

describe('the benchmarks over HTTP', () => {
  let database: TestDatabase;
  let world: World;
  let application: BenchHttpServer;
  let sameWork: BenchHttpServer;
  let writesOnly: BenchHttpServer;

  beforeAll(async () => {
    database = await openTestDatabase();
    await withConnection(database.superuserUrl, forBenchmarks);
    const organisation = await createOrganisation(database.url, 20);
    await seedBookings(database.url, 800);
    world = await prepareWorld(database.url, organisation);
    application = await startBookingApplication(database.url, SESSION_SECRET);
    sameWork = await startSameWorkServer(database.url, SESSION_SECRET);
    writesOnly = await startWritesOnlyServer(database.url);
  });
  beforeEach(() => returnAllVehicles(database.url));
  afterAll(async () => {
    await Promise.all([application, sameWork, writesOnly].map((server) => server.close()));
    await database.close();
  });

  it.each(httpLineNames)('measure %s against a bare server, whose answer is the same', async (name) => {
    const line: HttpLine = httpLines[name];
    const bare = line.bare === 'same-work' ? sameWork : writesOnly;
    const meter = await processorMeter(database.url);
    expect(await compareLine(line, world, { application, bare, meter }, plan)).toMatchObject({
      title: line.title,
      ratio: expect.any(Number),
      processor: { baseline: { node: expect.any(Number), postgres: expect.any(Number) } },
    });
  });

  it.each(httpLineNames.filter((name) => httpLines[name].bare === 'same-work'))(
    'answer %s with the same fields, headers, rows and messages on both sides',
    async (name) => {
      const line: HttpLine = httpLines[name];
      const client = new HttpClient(1);
      const effects: unknown[] = [];
      for (const server of [application, sameWork]) {
        const { now, next } = await line.round(world, 1);
        await server.setClock(now);
        const asked = next()!;
        const { headers, body } = await client.ask(server.port, asked);
        const { id } = body as { id?: string };
        effects.push({
          headers: Object.keys(headers).sort(),
          link: headers['link'],
          body: withoutWeek(body, now),
          ...(id && (await writtenFor(id))),
        });
      }
      client.close();
      expect(effects[1]).toEqual(effects[0]);
    },
  );

  it('leave views that are what a rebuild makes of the log', async () => {
    const withoutHandBack = ({ name }: { readonly name: string }) => name !== 'vehicle-use';
    const names = wiring.inline.filter(withoutHandBack).map(({ name }) => name);
    expect(await verify({ url: database.url, wiring, only: names })).toEqual([]);
  });

  /** The shape of the booking's last event, and its messages. */
  async function writtenFor(booking: string): Promise<object> {
    return withConnection(database.url, async (client) => {
      const events = await client.query<{ data: object }>(
        `SELECT version, type, schema_version, stream_type, split_part(actor, ':', 1) AS actor, causation_id,
                (SELECT array_agg(key || ' ' || jsonb_typeof(value) ORDER BY key) FROM jsonb_each(data)) AS data
         FROM event WHERE stream = $1 ORDER BY version`,
        [booking],
      );
      const messages = await client.query(
        `SELECT kind, channel, recipient, state, look_at = due_at AS due, n.due_at - d.start_at AS before
         FROM notification n JOIN booking_diary d USING (booking_id)
         WHERE n.booking_id = $1 ORDER BY kind, channel, state`,
        [booking],
      );
      const keys = await client.query(`SELECT status FROM idempotency_key WHERE body ->> 'id' = $1`, [booking]);
      return { events: events.rows, messages: messages.rows, keys: keys.rows };
    });
  }
});
