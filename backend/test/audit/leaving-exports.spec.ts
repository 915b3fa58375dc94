import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { eventually } from '../event-store/support/eventually.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { cookieOf } from '../support/live-stream.js';
import { LONG_AGO, seedLongHistory } from './support/long-history.js';
import { leavesInTheMiddle, readsAll, waitsForAnswer } from './support/readers.js';

const BUSY_MACHINE_MS = 30_000;

let app: TestApp;
let auditor: string;
let admin: string;
let pool: Pool;

beforeAll(async () => {
  app = await startTestApp({ worker: false });
  pool = (app.nest.get(DataSource).driver as unknown as { master: Pool }).master;
  [auditor, admin] = await Promise.all([cookieOf(app, '110'), cookieOf(app, '100', 'rigbook-demo')]);
  await seedLongHistory(app.testDatabase.url);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => app.close());

const days = `from=${LONG_AGO}&to=${LONG_AGO}`;
const isIdle = () =>
  eventually(() => expect([pool.totalCount - pool.idleCount, pool.waitingCount]).toEqual([0, 0]), BUSY_MACHINE_MS);

describe('who leaves in the middle ends the export', () => {
  it.each([
    { of: 'bookings', path: `audit/export/bookings?format=csv&${days}`, from: 'booking_diary', compressed: true },
    { of: 'the diary', path: 'admin/bookings/export?language=en', from: 'booking_diary', compressed: true },
    { of: 'events as CSV', path: `audit/export/events?format=csv&${days}`, from: 'FROM event', compressed: true },
    {
      of: 'events as JSON Lines',
      path: `audit/export/events?format=jsonl&${days}`,
      from: 'FROM event',
      compressed: true,
    },
    { of: 'the sealed log', path: 'audit/log-export', from: 'FROM event' },
  ])('of $of', async ({ path, from, compressed }) => {
    const reader = { address: `${app.url}/api/${path}`, cookie: path.startsWith('admin') ? admin : auditor };
    const asked = jest.spyOn(pool, 'query');
    const texts = () => asked.mock.calls.map(([query]) => (query as unknown as { readonly text: string }).text);
    const parts = () => texts().filter((text) => text.includes(from)).length;

    await readsAll(reader);
    const whole = parts();
    expect(whole).toBeGreaterThanOrEqual(8);

    await leavesInTheMiddle(reader, 'identity');
    if (compressed) await leavesInTheMiddle(reader, 'gzip');
    await isIdle();
    // whoever had stayed would have been read for meanwhile
    await readsAll(reader);
    expect(parts() - 2 * whole).toBeLessThan(whole);
  });

  it('of use: what is counted before anything is sent is counted once, and its connection comes back', async () => {
    const asked = jest.spyOn(pool, 'query');
    await withConnection(app.testDatabase.url, async (owner) => {
      await owner.query('BEGIN');
      await owner.query('LOCK TABLE booking_diary IN ACCESS EXCLUSIVE MODE');
      const path = `audit/export/vehicle-use?format=csv&${days}`;
      const leave = waitsForAnswer({ address: `${app.url}/api/${path}`, cookie: auditor });
      await eventually(async () => {
        const { rowCount } = await owner.query(
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        expect(rowCount).toBe(1);
      }, BUSY_MACHINE_MS);
      leave();
      asked.mockClear();
      await owner.query('ROLLBACK');
    });
    await isIdle();
    expect(asked).not.toHaveBeenCalled();
  });
});
