import { GuardViolation } from '../../src/platform/event-store/event-store.errors.js';
import { rebuild } from '../../src/platform/event-store/rebuild/rebuild.js';
import { withRebuildConnections } from '../../src/platform/event-store/rebuild/rebuild-connections.js';
import { selectProjections } from '../../src/platform/event-store/rebuild/selected-projections.js';
import { createShadow } from '../../src/platform/event-store/rebuild/shadow-tables.js';
import { readDefinitions } from '../../src/platform/event-store/rebuild/table-definition.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { Logger } from '@nestjs/common';
import { openTestDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from './support/eventually.js';
import { createLockerTables, lockerWiring, rented, returned } from './support/lockers.js';
import { append, context, newId, openEventStore } from './support/open-event-store.js';
import { closeRunners, openRunner } from './support/open-runner.js';

const TABLES = ['locker_occupancy', 'renter_share', 'renter_hours', 'locker_tally'];

describe('a rebuild of the views', () => {
  let test: TestDatabase;
  let opened: Awaited<ReturnType<typeof openEventStore>>;
  const wiring = lockerWiring;
  const ask = async <Row>(text: string, ...values: unknown[]) =>
    withConnection(test.url, async (client) => (await client.query(text, values)).rows as Row[]);
  const rowsOf = async (table: string) => ask<object>(`SELECT to_jsonb(t) AS row FROM ${table} t ORDER BY 1`);
  const allRows = () => Promise.all(TABLES.map(rowsOf));
  const reading = (readsBy: readonly string[]) => ({
    ...wiring,
    inline: wiring.inline.map((projection) =>
      projection.tables.includes('renter_share') ? { ...projection, readsBy } : projection,
    ),
  });
  const rent = async (locker: string, renter: string, from: number, hours: number) => {
    const rental = newId();
    await opened.store.commit({
      context,
      locks: [locker],
      appends: [append(rental, 0, rented(locker, renter, from, hours))],
    });
    return rental;
  };
  const giveBack = (rental: string, locker: string, renter: string) =>
    opened.store.commit({ context, locks: [locker], appends: [append(rental, 1, returned(locker, renter))] });

  beforeAll(async () => {
    Logger.overrideLogger(false);
    test = await openTestDatabase();
    await createLockerTables(test.url);
    opened = await openEventStore(test.url, wiring);
    for (let day = 0; day < 30; day += 1) {
      const rental = await rent('A1', 'ann', 0, 10);
      if (day < 29) await giveBack(rental, 'A1', 'ann');
      await rent(`B${day}`, `b${day}`, 0, 5);
    }
    const { runner, lag } = await openRunner(test.url, wiring);
    runner.start();
    await eventually(async () => expect((await lag())[0]?.eventsBehind).toBe(0));
  });
  afterEach(closeRunners);
  afterAll(async () => {
    await opened.close();
    await test.close();
  });

  it('ends with the very rows that the live writes have left', async () => {
    const before = await allRows();
    expect(await rebuild({ url: test.url, wiring })).toBe(89);
    expect(await allRows()).toEqual(before);
    expect(await verify({ url: test.url, wiring })).toEqual([]);
  });

  it('keeps columns, constraints, indexes, rights and storage settings', async () => {
    const definition = () =>
      ask(
        `
        SELECT 'column' AS what, table_name || '.' || column_name AS name, data_type || is_nullable AS text FROM information_schema.columns WHERE table_name = ANY ($1)
        UNION ALL SELECT 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid) || convalidated FROM pg_constraint WHERE conrelid = ANY ($1::regclass[])
        UNION ALL SELECT 'index', indexname, indexdef FROM pg_indexes WHERE tablename = ANY ($1)
        UNION ALL SELECT 'table', oid::regclass::text, relnamespace::regnamespace || relowner::regrole::text || coalesce(relacl::text, '') || coalesce(reloptions::text, '') FROM pg_class WHERE oid = ANY ($1::regclass[])
        ORDER BY 1, 2`,
        TABLES,
      );
    const before = await definition();
    await rebuild({ url: test.url, wiring });
    expect(await definition()).toEqual(before);
    expect(before.length).toBeGreaterThan(20);
  });

  it('has the indexes by which a view reads its own rows before it writes them, and the others once all are there', async () => {
    const whileWriting = (readsBy: readonly string[]) =>
      withRebuildConnections(test.url, async ({ owner }) => {
        for (const definition of await readDefinitions(owner, selectProjections(reading(readsBy))))
          await createShadow(owner, definition);
        const text = `SELECT indexname AS name FROM pg_indexes WHERE schemaname = 'rigbook_replay'`;
        return (await owner.query<{ name: string }>(text)).rows.map(({ name }) => name);
      });
    expect(await whileWriting([])).not.toContain('renter_share_by_renter');
    expect(await whileWriting(['renter_share_by_renter'])).toContain('renter_share_by_renter');
    await expect(rebuild({ url: test.url, wiring: reading(['no_such_index']) })).rejects.toThrow('no_such_index');
  });

  it('leaves guards behind that refuse as before, and the application its rights', async () => {
    await rebuild({ url: test.url, wiring });
    await expect(rent('A1', 'zoe', 5, 2)).rejects.toMatchObject({ constraint: 'locker_occupancy_locker_hours_excl' });
    await expect(rent('Z1', 'ann', 0, 1)).rejects.toBeInstanceOf(GuardViolation);
    await rent('Z2', 'zoe', 0, 1);
  });

  it('finds what is wrong in a view, names it, and mends it', async () => {
    await ask(`UPDATE renter_hours SET hours = 3 WHERE renter = 'ann'`);
    await ask(`DELETE FROM locker_occupancy WHERE locker = 'B7'`);
    expect(await verify({ url: test.url, wiring })).toEqual([
      { table: 'locker_occupancy', onlyIn: 'the rebuilt table', row: expect.objectContaining({ locker: 'B7' }) },
      { table: 'renter_hours', onlyIn: 'the live table', row: { renter: 'ann', hours: 3 } },
    ]);
    await rebuild({ url: test.url, wiring, only: ['rented-hours'] });
    expect(await verify({ url: test.url, wiring })).toHaveLength(1);
    await rebuild({ url: test.url, wiring, only: ['occupancy'] });
    expect(await verify({ url: test.url, wiring })).toEqual([]);
  });

  it('compares an eventual view as far as it has come', async () => {
    await rent('C1', 'cid', 0, 1);
    expect(await verify({ url: test.url, wiring, only: ['tally'] })).toEqual([]);
    const waiting = (await rowsOf('locker_tally')).length;
    const { lag } = await openRunner(test.url, wiring);
    // An event is out of reach of an eventual view while any older transaction of the cluster, of any database, goes on.
    await eventually(async () => {
      await rebuild({ url: test.url, wiring, only: ['tally'] });
      expect((await lag())[0]?.eventsBehind).toBe(0);
    });
    expect((await rowsOf('locker_tally')).length).toBeGreaterThan(waiting);
  });

  it('loses and doubles nothing while commands go on', async () => {
    const { runner, lag } = await openRunner(test.url, wiring);
    runner.start();
    let going = true;
    let commits = 0;
    const refused: unknown[] = [];
    const attempt = async (command: () => Promise<unknown>) => {
      try {
        await command();
        commits += 1;
        return true;
      } catch (error) {
        if (!(error instanceof GuardViolation)) refused.push(error);
        return false;
      }
    };
    const customer = async (name: string) => {
      while (going) {
        const locker = `L${Math.floor(Math.random() * 20)}`;
        const hour = Math.floor(Math.random() * 8);
        let rental = '';
        const has = await attempt(async () => (rental = await rent(locker, name, hour, 2)));
        if (has) await attempt(() => giveBack(rental, locker, name));
        await attempt(() => rent(newId(), newId(), 0, 1));
        await new Promise((rest) => setTimeout(rest, 25));
      }
    };
    const eventsBefore = Number((await ask<{ n: string }>('SELECT count(*) n FROM event'))[0]?.n);
    const customers = Array.from({ length: 8 }, (_, at) => customer(`customer ${at}`));
    // a quick machine rebuilds three times before enough has gone on
    for (let time = 0; time < 3 || commits <= 300; time += 1) {
      await rebuild({ url: test.url, wiring });
      expect(await verify({ url: test.url, wiring })).toEqual([]);
    }
    going = false;
    await Promise.all(customers);
    expect(refused).toEqual([]);
    expect(commits).toBeGreaterThan(300);
    expect(Number((await ask<{ n: string }>('SELECT count(*) n FROM event'))[0]?.n)).toBe(eventsBefore + commits);
    expect(await verify({ url: test.url, wiring })).toEqual([]);
    await eventually(async () => expect((await lag())[0]?.eventsBehind).toBe(0));
    expect(await verify({ url: test.url, wiring })).toEqual([]);
    expect((await rowsOf('locker_tally')).length).toBe(eventsBefore + commits);
  });

  it('replays old events in their newest shape', async () => {
    const upcasters = [
      {
        type: 'LockerRented',
        fromSchemaVersion: 1,
        upcast: (data: object) => ({ ...data, renter: `new ${(data as { renter: string }).renter}` }),
      },
    ];
    await rebuild({ url: test.url, wiring: { ...wiring, upcasters }, only: ['rented-hours'] });
    expect(await ask(`SELECT renter FROM renter_hours WHERE renter NOT LIKE 'new %'`)).toEqual([]);
    await rebuild({ url: test.url, wiring, only: ['rented-hours'] });
  });

  it('refuses a view that does not exist, and tells which there are', async () => {
    await expect(rebuild({ url: test.url, wiring, only: ['ocupancy'] })).rejects.toThrow(
      'There is no view "ocupancy". Views: occupancy, rented-hours, tally.',
    );
  });

  it('refuses a table that others refer to', async () => {
    await ask('CREATE TABLE reference (renter text REFERENCES renter_hours)');
    await expect(rebuild({ url: test.url, wiring })).rejects.toThrow(
      'renter_hours cannot be replaced: the foreign key reference_renter_fkey of reference refers to it.',
    );
    await ask('DROP TABLE reference');
  });

  it('runs once at a time', async () => {
    const outcomes = await Promise.allSettled([rebuild({ url: test.url, wiring }), verify({ url: test.url, wiring })]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await ask(`SELECT FROM pg_namespace WHERE nspname = 'rigbook_replay'`)).toEqual([]);
  });
});
