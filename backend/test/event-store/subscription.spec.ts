import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import { appendStatement } from '../../src/platform/event-store/writing/append.statements.js';
import { newEvents } from '../../src/platform/event-store/writing/new-events.js';
import { InterruptibleWait } from '../../src/platform/event-store/following/interruptible-wait.js';
import { Upcasting } from '../../src/platform/event-store/upcasting.js';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from './support/eventually.js';
import { createLockerTables, lockerWiring, rented, returned } from './support/lockers.js';
import { append, context, newId, openEventStore } from './support/open-event-store.js';
import type { Subscription } from '../../src/platform/event-store/following/subscription.js';
import {
  closeRunners,
  createHeard,
  failing,
  listener,
  losingItsConnection,
  openRunner,
  takingTooLong,
} from './support/open-runner.js';

const LONGER_THAN_THE_TEST_MS = 600_000;
/** Notes what it hears, and breaks the batch while told to. */
const failsWhile = (name: string, fails: () => boolean): Subscription => ({
  ...listener(name),
  statements: (events) => [...listener(name).statements(events), ...(fails() ? [failing] : [])],
});
const nothing = { inline: [], eventual: [], upcasters: [] };

describe('a subscription', () => {
  let test: TestDatabase;
  let child: ChildProcess | undefined;
  let opened: Awaited<ReturnType<typeof openEventStore>>;
  const rent = () => opened.store.commit({ context, appends: [append(newId(), 0, rented(newId(), newId(), 0, 1))] });
  const ask = async <Row>(text: string, ...values: unknown[]) =>
    withConnection(test.url, async (client) => (await client.query(text, values)).rows as Row[]);
  const heardBy = async (name: string) =>
    (await ask<{ event_id: string }>('SELECT event_id FROM heard WHERE name = $1 ORDER BY nth', name)).map(
      (row) => row.event_id,
    );
  const allEvents = async () =>
    (await ask<{ id: string }>('SELECT id FROM event ORDER BY transaction, position')).map(({ id }) => id);

  beforeAll(async () => {
    Logger.overrideLogger(false);
    test = await openTestDatabase();
    await createLockerTables(test.url);
    await withConnection(test.url, (client) => client.query(createHeard));
    opened = await openEventStore(test.url, lockerWiring);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    child?.kill('SIGKILL');
    await closeRunners();
  });
  afterAll(async () => {
    await opened.close();
    await test.close();
  });

  it('hears every event once and in the order of the log, though transactions commit out of order', async () => {
    const { runner } = await openRunner(test.url, nothing, listener('patient'));
    runner.start();
    const pause = (upTo: number) => new Promise((over) => setTimeout(over, Math.random() * upTo));
    const writer = async () => {
      const client = new pg.Client({ connectionString: test.url });
      await client.connect();
      for (let transaction = 0; transaction < 40; transaction += 1) {
        await client.query('BEGIN');
        const appends = [append(newId(), 0, rented('x', 'x', 0, 1), returned('x', 'x'))];
        const { text, values } = appendStatement(
          newEvents({ context, appends }, new Upcasting({ upcasters: [] }), newId),
        );
        await client.query(text, values as unknown[]);
        await pause(Math.random() < 0.1 ? 200 : 20);
        await client.query(Math.random() < 0.1 ? 'ROLLBACK' : 'COMMIT');
      }
      await client.end();
    };
    await Promise.all(Array.from({ length: 16 }, writer));
    await eventually(async () => expect(await heardBy('patient')).toEqual(await allEvents()));
    expect((await allEvents()).length).toBeGreaterThan(900);
  });

  it('runs in one process at a time, and another one takes over when that one is killed', async () => {
    child = spawn(process.execPath, [path.join(__dirname, 'support/worker.child.mjs'), test.url, 'heir'], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    await rent();
    await eventually(async () => expect(await heardBy('heir')).toEqual(await allEvents()));

    const holder = async () =>
      (
        await ask<{ pid: number }>(`SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted AND database =
        (SELECT oid FROM pg_database WHERE datname = current_database())`)
      ).map(({ pid }) => pid);
    const [first] = await holder();
    const { runner } = await openRunner(test.url, nothing, listener('heir'));
    runner.start();
    await rent();
    await eventually(async () => expect(await heardBy('heir')).toEqual(await allEvents()));
    expect(await holder()).toEqual([first]);

    child.kill('SIGKILL');
    const burst = Promise.all(Array.from({ length: 50 }, rent));
    await burst;
    await eventually(async () => expect(await heardBy('heir')).toEqual(await allEvents()));
    expect(await holder()).not.toEqual([first]);
  });

  it('goes on after its connection was cut, without hearing anything twice', async () => {
    const { runner } = await openRunner(test.url, nothing, listener('cut'));
    runner.start();
    await eventually(async () => expect(await heardBy('cut')).toEqual(await allEvents()));
    await ask(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'rigbook follows the log'`,
    );
    await rent();
    await eventually(async () => expect(await heardBy('cut')).toEqual(await allEvents()));
  });

  it('keeps nothing of a batch that fails, tries again and skips nothing', async () => {
    let failures = 2;
    const moody = failsWhile('moody', () => (failures -= 1) >= 0);
    const { runner } = await openRunner(test.url, nothing, moody);
    runner.start();
    await eventually(async () => expect(await heardBy('moody')).toEqual(await allEvents()));
    expect(failures).toBeLessThan(0);
  });

  it('works through a long log in batches', async () => {
    const appends = Array.from({ length: 1_500 }, () => append(newId(), 0, returned('x', 'x')));
    await opened.store.commit({ context, appends });
    const sizes: number[] = [];
    const { runner } = await openRunner(test.url, nothing, {
      ...listener('long'),
      handled: (events) => sizes.push(events.length),
    });
    runner.start();
    await eventually(async () => expect(await heardBy('long')).toEqual(await allEvents()));
    expect(Math.max(...sizes)).toBe(1_000);
  });

  it('takes fewer events at a time when a batch takes too long', async () => {
    const sizes: number[] = [];
    const { runner } = await openRunner(test.url, nothing, {
      ...listener('slow'),
      statements: (events) => [...listener('slow').statements(events), ...(events.length > 300 ? [takingTooLong] : [])],
      handled: (events) => sizes.push(events.length),
    });
    runner.start();
    await eventually(async () => expect(await heardBy('slow')).toEqual(await allEvents()));
    expect(sizes.slice(0, 3)).toEqual([250, 270, 290]);
  });

  it('takes as many events as before when the database was away', async () => {
    const sizes: number[] = [];
    const { runner } = await openRunner(test.url, nothing, {
      ...listener('left alone'),
      statements(events) {
        sizes.push(events.length);
        return [...listener('left alone').statements(events), ...(sizes.length === 1 ? [losingItsConnection] : [])];
      },
    });
    runner.start();
    await eventually(async () => expect(await heardBy('left alone')).toEqual(await allEvents()));
    expect(sizes.slice(0, 2)).toEqual([1_000, 1_000]);
  });

  it('is told of events whose batch was committed elsewhere', async () => {
    const told: string[] = [];
    const { runner } = await openRunner(test.url, nothing, {
      ...listener('moved'),
      handled: (events) => told.push(...events.map(({ id }) => id)),
    });
    runner.start();
    await eventually(async () => expect(told).toEqual(await allEvents()));
    const rental = newId();
    const move = {
      name: 'test.move-checkpoint',
      text: `UPDATE subscription_checkpoint c SET transaction = e.transaction, position = e.position
             FROM event e WHERE c.name = 'moved' AND e.stream = $1`,
      values: [rental],
    };
    const appends = [append(rental, 0, returned('x', 'x'))];
    const [handledElsewhere] = await opened.store.commit({ context, appends, statements: [move] });
    await eventually(() => expect(told).toContain(handledElsewhere?.id));
    expect(await heardBy('moved')).not.toContain(handledElsewhere?.id);
    await rent();
    await eventually(async () => expect(told).toEqual(await allEvents()));
  });

  it('finishes the batch under way when it is stopped', async () => {
    let begun = () => {};
    const underWay = new Promise<void>((resolve) => (begun = resolve));
    const slow: Subscription = {
      ...listener('stopped'),
      statements(events) {
        begun();
        return [
          { name: 'test.sleep', text: 'SELECT pg_sleep(0.3)', values: [] },
          ...listener('stopped').statements(events),
        ];
      },
    };
    const { runner } = await openRunner(test.url, nothing, slow);
    runner.start();
    await underWay;
    await runner.stop();
    expect((await heardBy('stopped')).length).toBe(1_000);
  });

  it('tells how far behind it is', async () => {
    const { runner, lag } = await openRunner(test.url, lockerWiring);
    runner.start();
    await eventually(async () =>
      expect(await lag()).toEqual([{ name: 'tally', eventsBehind: 0, waitingSince: null, beyondLog: false }]),
    );
    await runner.stop();
    await rent();
    await rent();
    expect(await lag()).toEqual([{ name: 'tally', eventsBehind: 2, waitingSince: context.now, beyondLog: false }]);
  });

  it('tells that it was put beyond the log', async () => {
    const { lag } = await openRunner(test.url, lockerWiring);
    const put = (to: string) => ask(`UPDATE subscription_checkpoint SET transaction = $1 WHERE name = 'tally'`, to);
    const [before] = await ask<{ transaction: string }>(
      `SELECT transaction FROM subscription_checkpoint WHERE name = 'tally'`,
    );
    await put('9000000000000000000');
    expect(await lag()).toMatchObject([{ name: 'tally', eventsBehind: 0, beyondLog: true }]);
    await put(before!.transaction);
  });

  it('is woken by a commit, and writes the eventual view', async () => {
    const { runner } = await openRunner(test.url, lockerWiring);
    const { wait } = InterruptibleWait.prototype;
    const fellAsleep = jest.spyOn(InterruptibleWait.prototype, 'wait').mockImplementation(function (
      this: InterruptibleWait,
      _millis,
      signal,
    ) {
      return wait.call(this, LONGER_THAN_THE_TEST_MS, signal);
    });
    runner.start();
    await eventually(() => expect(fellAsleep).toHaveBeenCalled());
    const [event] = await rent();
    await eventually(async () => {
      expect(await ask('SELECT what FROM locker_tally WHERE event_id = $1', event?.id)).toEqual([{ what: 'rented' }]);
    });
  });
});
