import pg from 'pg';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import type { Projection } from '../../src/platform/event-store/projection.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from './support/eventually.js';
import { createLockerTables, lockerWiring, rented, type LockerEvent } from './support/lockers.js';
import { append, context, newId, openEventStore } from './support/open-event-store.js';

/** A view without a table, which is written as soon as the test lets it. */
const GATE = 78;
const gated: Projection<LockerEvent> = {
  name: 'gated',
  tables: [],
  on: {
    LockerRented: () => ({ name: 'gated.pass', text: `SELECT pg_advisory_xact_lock_shared(${GATE})`, values: [] }),
  },
};
const wiring = { ...lockerWiring, inline: [...lockerWiring.inline, gated] };

describe('a comparison of the views with their replay', () => {
  let test: TestDatabase;
  let opened: Awaited<ReturnType<typeof openEventStore>>;
  let other: pg.Client;
  let locking: pg.Client;
  const rent = (locker: string) =>
    opened.store.commit({ context, appends: [append(newId(), 0, rented(locker, locker, 0, 1))] });
  const waitsFor = (locked: string) =>
    eventually(async () => {
      const { rowCount } = await other.query(
        `SELECT FROM pg_locks JOIN pg_stat_activity USING (pid)
         WHERE NOT granted AND ${locked} AND application_name = 'rigbook replay' AND datname = current_database()`,
      );
      expect(rowCount).toBe(1);
    });
  const whileGated = async (begin: () => Promise<unknown>, meanwhile: () => Promise<void>) => {
    await other.query(`SELECT pg_advisory_lock(${GATE})`);
    const outcome = begin().catch((error: unknown) => error);
    await waitsFor(`locktype = 'advisory' AND objid = ${GATE}`);
    await meanwhile();
    await other.query(`SELECT pg_advisory_unlock(${GATE})`);
    return outcome;
  };

  beforeAll(async () => {
    test = await openTestDatabase();
    await createLockerTables(test.url);
    opened = await openEventStore(test.url, lockerWiring);
    [other, locking] = [new pg.Client({ connectionString: test.url }), new pg.Client({ connectionString: test.url })];
    await Promise.all([other.connect(), locking.connect()]);
    for (const locker of ['A1', 'A2', 'A3']) await rent(locker);
  });
  afterAll(async () => {
    await Promise.all([other.end(), locking.end()]);
    await opened.close();
    await test.close();
  });

  it('holds back nobody who follows the log, whatever it has to catch up with', async () => {
    const outcome = whileGated(
      () => verify({ url: test.url, wiring }),
      async () => {
        await rent('B1');
        await locking.query('BEGIN; LOCK TABLE renter_hours IN ACCESS EXCLUSIVE MODE');
      },
    );
    await waitsFor(`relation = 'renter_hours'::regclass`);
    const { rows } = await other.query(
      `SELECT count(*)::int AS open, count(backend_xid)::int AS writing FROM pg_stat_activity
       WHERE application_name = 'rigbook replay' AND datname = current_database()`,
    );
    await locking.query('ROLLBACK');
    expect(rows).toEqual([{ open: 3, writing: 0 }]);
    expect(await outcome).toEqual([]);
  });

  it('ends when it is told to, and leaves nothing behind', async () => {
    const told = new AbortController();
    const outcome = await whileGated(
      () => verify({ url: test.url, wiring, signal: told.signal }),
      async () => told.abort(new Error('nobody listens any more')),
    );
    expect(outcome).toEqual(new Error('nobody listens any more'));
    expect((await other.query(`SELECT FROM pg_namespace WHERE nspname = 'rigbook_replay'`)).rowCount).toBe(0);
    expect(await verify({ url: test.url, wiring })).toEqual([]);
  });

  it('reads tables of many rows piece by piece', async () => {
    await other.query(`INSERT INTO renter_hours SELECT 'made up ' || n, 1 FROM generate_series(1, 1200) n`);
    expect(await verify({ url: test.url, wiring: lockerWiring })).toEqual([
      { table: 'renter_hours', onlyIn: 'the live table', row: { renter: 'made up 1', hours: 1 } },
    ]);
    await other.query(`DELETE FROM renter_hours WHERE renter LIKE 'made up %'`);
  });
});
