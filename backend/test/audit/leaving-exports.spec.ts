import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { eventually } from '../event-store/support/eventually.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { cookieOf } from '../support/live-stream.js';
import { LONG_AGO, seedLongHistory } from './support/long-history.js';
import { beginsToRead, readsAll, waitsForAnswer } from './support/readers.js';

let app: TestApp;
let auditor: string;
let admin: string;
let pool: pg.Pool;
let server: Server;

beforeAll(async () => {
  app = await startTestApp({ worker: false });
  pool = (app.nest.get(DataSource).driver as unknown as { master: pg.Pool }).master;
  server = app.nest.getHttpServer();
  [auditor, admin] = await Promise.all([cookieOf(app, '110', 'rigbook-demo'), cookieOf(app, '100', 'rigbook-demo')]);
  await seedLongHistory(app.testDatabase.url);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => app.close());

const days = `from=${LONG_AGO}&to=${LONG_AGO}`;
const isIdle = () => eventually(() => expect([pool.totalCount - pool.idleCount, pool.waitingCount]).toEqual([0, 0]));

// Parts of the statements, which followers of the log and the seal do not have: they read events at any time.
const OF_DAYS = 'AND (transaction, position) <= ($3::xid8';
const OF_USE = 'v.name AS vehicle, v.type AS "vehicleType"';
const OF_LOG = '(stream, version) <= ($3::uuid';

/** The part at which an export is held up until its reader is gone. */
const HELD_PART = 3;

/** What every query of every connection goes through. */
interface AsksByText {
  query(...args: readonly [{ readonly text?: string }]): unknown;
}

/** Watches the queries that read parts of an export; `hold` makes the third of those to come wait until it is let go. */
function watchParts(from: string) {
  const asked = pg.Client.prototype as AsksByText;
  const { query } = asked;
  let parts = 0;
  let held: { readonly at: number; readonly reached: () => void; readonly free: Promise<void> } | undefined;
  jest.spyOn(asked, 'query').mockImplementation(function ask(this: AsksByText, ...args) {
    if (!args[0].text?.includes(from)) return query.apply(this, args);
    parts += 1;
    if (parts !== held?.at) return query.apply(this, args);
    held.reached();
    return held.free.then(() => query.apply(this, args));
  });
  return {
    parts: () => parts,
    hold() {
      let letGo = () => {};
      const free = new Promise<void>((resolve) => (letGo = resolve));
      const reached = new Promise<void>((resolve) => (held = { at: parts + HELD_PART, reached: resolve, free }));
      return { reached, letGo };
    },
  };
}

/** Resolves when the server has noticed that whoever asks next is gone. */
async function nextIsGone(): Promise<void> {
  const [asked] = (await once(server, 'request')) as [IncomingMessage];
  await new Promise((resolve) => asked.socket.once('close', resolve)); // after an error too, which once() would throw
}

describe('who leaves in the middle ends the export', () => {
  it.each([
    { of: 'bookings', path: `audit/export/bookings?format=csv&${days}`, from: 'booking_diary', compressed: true },
    { of: 'the diary', path: 'admin/bookings/export?language=en', from: 'booking_diary', compressed: true },
    { of: 'events as CSV', path: `audit/export/events?format=csv&${days}`, from: OF_DAYS, compressed: true },
    {
      of: 'events as JSON Lines',
      path: `audit/export/events?format=jsonl&${days}`,
      from: OF_DAYS,
      compressed: true,
    },
    { of: 'the sealed log', path: 'audit/log-export', from: OF_LOG, compressed: false },
  ])('of $of', async ({ path, from, compressed }) => {
    const reader = { address: `${app.url}/api/${path}`, cookie: path.startsWith('admin') ? admin : auditor };
    const watched = watchParts(from);
    await readsAll(reader);
    const whole = watched.parts();
    expect(whole).toBeGreaterThanOrEqual(8);

    for (const encoding of compressed ? (['identity', 'gzip'] as const) : (['identity'] as const)) {
      const before = watched.parts();
      const { reached, letGo } = watched.hold();
      try {
        const gone = nextIsGone();
        const leave = await beginsToRead(reader, encoding);
        await reached;
        leave();
        await gone;
      } finally {
        letGo();
      }
      await readsAll(reader); // whoever had stayed would have been read for meanwhile
      await isIdle();
      expect(watched.parts() - before).toBe(HELD_PART + whole);
    }
  });

  it('of use: what is counted before anything is sent is counted once, and its connection comes back', async () => {
    const watched = watchParts(OF_USE);
    await withConnection(app.testDatabase.url, async (owner) => {
      await owner.query('BEGIN');
      await owner.query('LOCK TABLE booking_diary IN ACCESS EXCLUSIVE MODE');
      const path = `audit/export/vehicle-use?format=csv&${days}`;
      const leave = waitsForAnswer({ address: `${app.url}/api/${path}`, cookie: auditor });
      await eventually(() => expect(watched.parts()).toBe(1));
      leave();
      await owner.query('ROLLBACK');
    });
    await isIdle();
    expect(watched.parts()).toBe(1);
  });
});
