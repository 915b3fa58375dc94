import { Logger } from '@nestjs/common';
import pg from 'pg';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { CheckpointMoved, handleBatch } from '../../src/platform/event-store/following/batch.js';
import type { Subscription } from '../../src/platform/event-store/following/subscription.js';
import { BEGINNING, placeOf } from '../../src/platform/event-store/log/log-place.js';
import { LogReader } from '../../src/platform/event-store/log/log-reader.js';
import type { LogPlace } from '../../src/platform/event-store/recorded-event.js';
import type { Statement } from '../../src/platform/database/statement.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from './support/eventually.js';
import { createLockerTables, lockerWiring, returned } from './support/lockers.js';
import { append, context, newId, openEventStore } from './support/open-event-store.js';
import { closeRunners, createHeard, failing, listener, openRunner } from './support/open-runner.js';

const nothing = { inline: [], eventual: [], upcasters: [] };

describe('several subscriptions', () => {
  let test: TestDatabase;
  let opened: Awaited<ReturnType<typeof openEventStore>>;
  const event = () => opened.store.commit({ context, appends: [append(newId(), 0, returned('x', 'x'))] });
  const ask = async <Row>(text: string, ...values: unknown[]) =>
    withConnection(test.url, async (client) => (await client.query(text, values)).rows as Row[]);
  const heardBy = async (name: string) =>
    (await ask<{ id: string }>('SELECT event_id AS id FROM heard WHERE name = $1 ORDER BY nth', name)).map(
      ({ id }) => id,
    );
  const allEvents = async () =>
    (await ask<{ id: string }>('SELECT id FROM event ORDER BY transaction, position')).map(({ id }) => id);
  const expectAllHeardBy = (...names: string[]) =>
    eventually(async () => {
      const all = await allEvents();
      for (const name of names) expect(await heardBy(name)).toEqual(all);
    });
  const checkpoints = (...names: string[]) =>
    ask<{ changedBy: string }>(
      `SELECT DISTINCT xmin::text AS "changedBy" FROM subscription_checkpoint WHERE name = ANY ($1::text[])`,
      names,
    );

  beforeAll(async () => {
    Logger.overrideLogger(false);
    test = await openTestDatabase();
    await createLockerTables(test.url);
    await withConnection(test.url, (client) => client.query(createHeard));
    opened = await openEventStore(test.url, lockerWiring);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await closeRunners();
  });
  afterAll(async () => {
    await opened.close();
    await test.close();
  });

  it('share one read and one transaction when they have caught up', async () => {
    const names = ['one', 'two', 'three'];
    const { runner } = await openRunner(test.url, nothing, ...names.map(listener));
    await event();
    runner.start();
    await expectAllHeardBy(...names);
    await event();
    await expectAllHeardBy(...names);
    const read = jest.spyOn(LogReader.prototype, 'follow');
    for (let count = 0; count < 3; count += 1) {
      await event();
      await expectAllHeardBy(...names);
      expect(await checkpoints(...names)).toHaveLength(1);
    }
    const found = await Promise.all(read.mock.results.map(({ value }) => value as ReturnType<LogReader['follow']>));
    expect(found.filter(({ events }) => events.length > 0)).toHaveLength(3);
  });

  it('go on while one of them fails, which skips nothing when it is whole again', async () => {
    let broken = false;
    let tries = 0;
    const fragile: Subscription = {
      ...listener('fragile'),
      statements: (events) => {
        if (broken) tries += 1;
        return [...listener('fragile').statements(events), ...(broken ? [failing] : [])];
      },
    };
    const { runner } = await openRunner(test.url, nothing, listener('sound'), fragile, listener('well'));
    runner.start();
    await event();
    await expectAllHeardBy('sound', 'fragile', 'well');
    broken = true;
    const before = await heardBy('fragile');
    for (let count = 0; count < 5; count += 1) {
      await event();
      await expectAllHeardBy('sound', 'well');
    }
    await eventually(() => expect(tries).toBeGreaterThan(3));
    expect(await heardBy('fragile')).toEqual(before);
    broken = false;
    await expectAllHeardBy('sound', 'fragile', 'well');
  });

  it('hear that a batch is handled only when it is committed for them', async () => {
    const { runner } = await openRunner(test.url, nothing, listener('ahead'), listener('behind'));
    runner.start();
    await event();
    await expectAllHeardBy('ahead', 'behind');
    await closeRunners();
    const [from = BEGINNING] = await ask<LogPlace>(
      `SELECT transaction::text, position::text FROM subscription_checkpoint WHERE name = 'behind'`,
    );
    await event();
    const { events } = await new LogReader(opened.database, nothing).follow(from, 10);
    const to = placeOf(events.at(-1) ?? BEGINNING);
    await ask(
      `UPDATE subscription_checkpoint SET transaction = $1, position = $2 WHERE name = 'ahead'`,
      to.transaction,
      to.position,
    );
    const told: string[] = [];
    const telling = (name: string) => ({ ...listener(name), handled: () => told.push(name) });
    const [ahead, behind] = [telling('ahead'), telling('behind')];
    const batch = (...subscriptions: Subscription[]) => handleBatch(opened.database, subscriptions, from, events);
    await expect(batch(ahead, behind)).rejects.toBeInstanceOf(CheckpointMoved);
    expect(told).toEqual([]);
    await expect(batch(ahead)).rejects.toBeInstanceOf(CheckpointMoved);
    await expect(batch(behind)).resolves.toEqual(to);
    expect(told).toEqual(['ahead', 'behind']);
  });

  it('go on while one of them waits, after their common transaction failed', async () => {
    const gate = new pg.Client({ connectionString: test.url });
    await gate.connect();
    await gate.query('SELECT pg_advisory_lock(2)');
    const wait: Statement = { name: 'test.wait-2', text: 'SELECT pg_advisory_xact_lock(2)', values: [] };
    let gated = false;
    let tries = 0;
    const waiting: Subscription = {
      ...listener('waiting'),
      statements: (events) => {
        if (gated) tries += 1;
        const before = gated ? [tries === 1 ? failing : wait] : [];
        return [...before, ...listener('waiting').statements(events)];
      },
    };
    const { runner } = await openRunner(test.url, nothing, listener('moving'), waiting);
    runner.start();
    await event();
    await expectAllHeardBy('moving', 'waiting');
    gated = true;
    await event();
    await expectAllHeardBy('moving');
    await gate.end();
    await expectAllHeardBy('moving', 'waiting');
    expect(tries).toBe(2);
  });

  it('are not held up by one that begins at the first event', async () => {
    const appends = Array.from({ length: 2_500 }, () => append(newId(), 0, returned('x', 'x')));
    await opened.store.commit({ context, appends });
    const first = await openRunner(test.url, nothing, listener('old'), listener('older'));
    first.runner.start();
    await expectAllHeardBy('old', 'older');
    await closeRunners();
    const gate = new pg.Client({ connectionString: test.url });
    await gate.connect();
    await gate.query('SELECT pg_advisory_lock(1)');
    const waiting: Subscription = {
      ...listener('new'),
      statements: (events) => [
        { name: 'test.wait', text: 'SELECT pg_advisory_xact_lock(1)', values: [] },
        ...listener('new').statements(events),
      ],
    };
    const { runner } = await openRunner(test.url, nothing, listener('old'), listener('older'), waiting);
    runner.start();
    await event();
    await expectAllHeardBy('old', 'older');
    expect(await heardBy('new')).toEqual([]);
    await gate.end();
    await event();
    await expectAllHeardBy('old', 'older', 'new');
    await event();
    await expectAllHeardBy('old', 'older', 'new');
    expect(await checkpoints('old', 'older', 'new')).toHaveLength(1);
  });

  it('are each run by one of two processes, which share them if they began with different ones', async () => {
    const one = await openRunner(test.url, nothing, listener('left'), listener('both'));
    const other = await openRunner(test.url, nothing, listener('both'), listener('right'));
    one.runner.start();
    other.runner.start();
    for (let round = 0; round < 10; round += 1) await Promise.all(Array.from({ length: 5 }, event));
    await expectAllHeardBy('left', 'both', 'right');
    await one.runner.stop();
    await Promise.all(Array.from({ length: 20 }, event));
    await expectAllHeardBy('both', 'right');
    await other.runner.stop();
    const last = await openRunner(test.url, nothing, listener('left'), listener('both'), listener('right'));
    last.runner.start();
    await expectAllHeardBy('left', 'both', 'right');
  });
});
