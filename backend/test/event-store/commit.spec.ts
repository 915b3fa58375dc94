import { GuardViolation, VersionConflict } from '../../src/platform/event-store/event-store.errors.js';
import { withConnection } from '../../src/platform/database/with-connection.js';
import type { Statement } from '../../src/platform/database/statement.js';
import { openCountingProxy } from '../support/servers/counting-proxy.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';
import { createLockerTables, type LockerEvent, lockerWiring, rented, returned } from './support/lockers.js';
import { append, context, newId, openEventStore } from './support/open-event-store.js';

describe('a commit', () => {
  let test: TestDatabase;
  let opened: Awaited<ReturnType<typeof openEventStore>>;
  const commit = (...appends: ReturnType<typeof append>[]) => opened.store.commit({ context, appends });
  const count = async (table: string) =>
    Number(
      (
        await test.database.query<{ n: string }>({
          name: `count.${table}`,
          text: `SELECT count(*) n FROM ${table}`,
          values: [],
        })
      )[0]?.n,
    );

  beforeAll(async () => {
    test = await openTestDatabase();
    await createLockerTables(test.url);
    opened = await openEventStore(test.url, lockerWiring, 16);
  });
  afterAll(async () => {
    await opened.close();
    await test.close();
  });

  it('stores events in the order given, with growing versions and positions in one transaction', async () => {
    const rental = newId();
    const events = await commit(append(rental, 0, rented('A1', 'ann', 0, 2), returned('A1', 'ann')));
    expect(events.map(({ version, type }) => [version, type])).toEqual([
      [1, 'LockerRented'],
      [2, 'LockerReturned'],
    ]);
    const stored = await opened.store.readStream<LockerEvent>(rental);
    expect(BigInt(stored[1]!.position)).toBeGreaterThan(BigInt(stored[0]!.position));
    expect(stored[0]?.transaction).toBe(stored[1]?.transaction);
    expect(stored.map(({ position: _, transaction: __, ...event }) => event)).toEqual(events);
  });

  it('stores events of several streams together', async () => {
    const [one, other] = [newId(), newId()];
    const events = await commit(append(one, 0, rented('A2', 'ann', 0, 1)), append(other, 0, rented('A3', 'ann', 0, 1)));
    expect(events.map(({ stream, version }) => [stream, version])).toEqual([
      [one, 1],
      [other, 1],
    ]);
  });

  it('writes the inline views along with the event', async () => {
    const rental = newId();
    await commit(append(rental, 0, rented('B1', 'bea', 5, 3)));
    const rows = await test.database.query({
      name: 'test.occupancy',
      text: 'SELECT locker, hours FROM locker_occupancy WHERE rental_id = $1',
      values: [rental],
    });
    expect(rows).toEqual([{ locker: 'B1', hours: '[5,8)' }]);
  });

  it.each([
    ['a new stream when it exists already', 0],
    ['a version that somebody else has written', 1],
    ['a version that would leave a gap', 3],
    ['a version far ahead', 99],
  ])('refuses %s', async (_, expectedVersion) => {
    const rental = newId();
    await commit(append(rental, 0, rented(newId(), newId(), 0, 1), returned('x', 'x')));
    const before = await count('event');
    await expect(commit(append(rental, expectedVersion, returned('x', 'x')))).rejects.toBeInstanceOf(VersionConflict);
    expect(await count('event')).toBe(before);
  });

  it('refuses to go on with a stream that does not exist', async () => {
    await expect(commit(append(newId(), 1, returned('x', 'x')))).rejects.toBeInstanceOf(VersionConflict);
  });

  it.each([2, 40])('checks the versions of %i streams in one commit', async (streams) => {
    const rentals = Array.from({ length: streams }, newId);
    const appendAll = (last: number) =>
      rentals.map((rental, at) =>
        append(rental, at === streams - 1 ? last : 1, returned('x', 'x'), returned('x', 'x')),
      );
    await commit(...rentals.map((rental) => append(rental, 0, returned('x', 'x'))));
    const before = await count('event');
    await expect(commit(...appendAll(2))).rejects.toBeInstanceOf(VersionConflict);
    expect(await count('event')).toBe(before);
    await commit(append(newId(), 0, returned('x', 'x')), ...appendAll(1));
    expect(await count('event')).toBe(before + 1 + 2 * streams);
  });

  it('names the constraint that refused, and keeps nothing of the command', async () => {
    await commit(append(newId(), 0, rented('C1', 'cid', 0, 4)));
    const before = await count('event');
    const overlapping = commit(append(newId(), 0, rented('C1', 'dan', 3, 4)));
    await expect(overlapping).rejects.toMatchObject({ constraint: 'locker_occupancy_locker_hours_excl' });
    await expect(overlapping).rejects.toBeInstanceOf(GuardViolation);
    await expect(commit(append(newId(), 0, rented('C2', 'cid', 0, 7)))).rejects.toMatchObject({
      constraint: 'renter_hours_hours_check',
    });
    expect(await count('event')).toBe(before);
  });

  it('lets exactly one of many simultaneous rentals of one locker through', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, at) => commit(append(newId(), 0, rented('D1', `d${at}`, 0, 1)))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(GuardViolation);
    }
  });

  it('makes commands that share a lock wait for each other', async () => {
    const total = async () => {
      await opened.store.commit({
        context,
        locks: ['the-locker'],
        appends: [append(newId(), 0, rented(newId(), 'eva', 0, 1))],
      });
    };
    const outcomes = await Promise.allSettled(Array.from({ length: 14 }, total));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });

  it('writes plain rows in the same transaction', async () => {
    const statements = [
      { name: 'test.plain', text: 'INSERT INTO locker_tally VALUES ($1, $2)', values: [newId(), 'plain'] },
    ];
    const before = await count('locker_tally');
    await opened.store.commit({ context, appends: [], statements });
    expect(await count('locker_tally')).toBe(before + 1);
    const refused = opened.store.commit({
      context,
      appends: [append(newId(), 7, returned('x', 'x'))],
      statements: [{ ...statements[0]!, values: [newId(), 'plain'] }],
    });
    await expect(refused).rejects.toBeInstanceOf(VersionConflict);
    expect(await count('locker_tally')).toBe(before + 1);
  });

  it('goes on working on the same connections after a refusal', async () => {
    const small = await openEventStore(test.url, lockerWiring, 1);
    for (let time = 0; time < 5; time += 1) {
      await expect(
        small.store.commit({ context, appends: [append(newId(), 1, returned('x', 'x'))] }),
      ).rejects.toThrow();
      await small.store.commit({ context, appends: [append(newId(), 0, rented(newId(), newId(), 0, 1))] });
    }
    await small.close();
  });

  it.each([
    ['cannot be understood', { text: 'INSERT INTO nowhere VALUES (1)', values: [] as unknown[] }],
    ['fails', { text: 'SELECT 1 / 0', values: [] }],
    [
      'cannot be sent',
      {
        text: 'SELECT $1::text',
        values: [
          Object.create({
            toPostgres: () => {
              throw new Error('no');
            },
          }),
        ],
      },
    ],
    ['has the name of another one', { name: 'event-store.append-1', text: 'SELECT 1', values: [] }],
  ])('keeps nothing when a statement in its midst %s, and goes on on the same connection', async (what, broken) => {
    const small = await openEventStore(test.url, lockerWiring, 1);
    const plain = () => ({
      name: `test.after ${what}`,
      text: 'INSERT INTO locker_tally VALUES ($1, $2)',
      values: [newId(), what],
    });
    const commitWith = (...statements: Statement[]) =>
      small.store.commit({ context, appends: [append(newId(), 0, rented(newId(), newId(), 0, 1))], statements });
    const before = await count('event');
    await expect(commitWith({ name: `test.${what}`, ...broken }, plain())).rejects.toThrow();
    expect(await count('event')).toBe(before);
    await commitWith(plain(), plain());
    await commitWith(plain());
    expect(await count('event')).toBe(before + 2);
    expect(await count(`locker_tally WHERE what = '${what}'`)).toBe(3);
    await small.close();
  });

  it('takes one network round trip, lock, views, plain rows and kept answer included', async () => {
    const proxy = await openCountingProxy(test.url);
    const distant = await openEventStore(proxy.url, lockerWiring, 1);
    const command = (key: string) => ({
      context: { ...context, idempotency: { owner: 'ann', key, requestHash: 'h' } },
      locks: ['G1'],
      appends: [append(newId(), 0, rented(newId(), newId(), 0, 1))],
      statements: [
        { name: 'test.plain', text: 'INSERT INTO locker_tally VALUES ($1, $2)', values: [newId(), 'plain'] },
      ],
      answer: { status: 201, body: null },
    });
    // The hint that wakes the followers goes out after a commit, in its own time
    const tripsOfCommits = () => proxy.roundTrips().filter((trip) => trip.join() !== 'database.notify');
    for (const key of ['first', 'prepared']) {
      proxy.forget();
      await distant.store.commit(command(key));
      expect(tripsOfCommits()).toHaveLength(1);
    }
    await distant.close();
    proxy.close();
  });

  it('finds the connection broken, says so, and works again on the next', async () => {
    const small = await openEventStore(test.url, lockerWiring, 1);
    const sleeping = small.store.commit({
      context,
      appends: [append(newId(), 0, rented(newId(), newId(), 0, 1))],
      statements: [{ name: 'test.sleep', text: 'SELECT pg_sleep(3)', values: [] }],
    });
    const cut = expect(sleeping).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
    await new Promise((asleep) => setTimeout(asleep, 300));
    await withConnection(test.url, (client) =>
      client.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%pg_sleep(3)%' AND pid <> pg_backend_pid()`,
      ),
    );
    await cut;
    await small.store.commit({ context, appends: [append(newId(), 0, rented(newId(), newId(), 0, 1))] });
    await small.close();
  });
});
