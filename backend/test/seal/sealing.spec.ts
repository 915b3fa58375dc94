import { Logger } from '@nestjs/common';
import { withConnection } from '../../src/platform/database/with-connection.js';
import {
  canonicalEvent,
  CHAIN_START,
  leafOf,
  linked,
  type StoredEvent,
  storedEventsAfter,
} from '../../src/platform/seal/canonical-event.js';
import type { Seal } from '../../src/platform/seal/seal.statements.js';
import { sealLog } from '../../src/platform/seal/seal-log.subscription.js';
import { BEGINNING } from '../../src/platform/event-store/log/log-place.js';
import type { Subscription } from '../../src/platform/event-store/following/subscription.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../event-store/support/eventually.js';
import { createLockerTables, lockerWiring, rented, returned } from '../event-store/support/lockers.js';
import { append, context, newId, openEventStore } from '../event-store/support/open-event-store.js';
import { closeRunners, failing, openRunner } from '../event-store/support/open-runner.js';

const nothing = { inline: [], eventual: [], upcasters: [] };

describe('the follower that seals', () => {
  let test: TestDatabase;
  let opened: Awaited<ReturnType<typeof openEventStore>>;
  const commit = (renter: string) =>
    opened.store.commit({
      context,
      appends: [append(newId(), 0, rented(newId(), renter, 0, 1), returned('locker', renter))],
    });
  const events = () => test.database.query<StoredEvent>(storedEventsAfter(BEGINNING, 100_000));
  const seals = () =>
    test.database.query<Seal>({
      name: '',
      text: 'SELECT number, position, hash FROM seal ORDER BY number',
      values: [],
    });

  /** Waits for the number of seals: comparing seals again and again would take the time that the follower needs. */
  const expectAllSealed = async () => {
    await eventually(async () => expect(await seals()).toHaveLength((await events()).length));
    let hash = CHAIN_START;
    const expected = (await events()).map((event, at) => {
      hash = linked(hash, leafOf(event));
      return { number: String(at + 1), position: event.position, hash: hash.toString('hex') };
    });
    expect((await seals()).map((seal) => ({ ...seal, hash: seal.hash.toString('hex') }))).toEqual(expected);
  };

  beforeAll(async () => {
    Logger.overrideLogger(false);
    test = await openTestDatabase();
    await createLockerTables(test.url);
    opened = await openEventStore(test.url, lockerWiring);
  });
  afterEach(closeRunners);
  afterAll(async () => {
    await opened.close();
    await test.close();
  });

  it('takes up a log that was there before, batch after batch', async () => {
    const appends = Array.from({ length: 1_100 }, () =>
      append(newId(), 0, rented(newId(), newId(), 0, 1), returned('', '')),
    );
    await opened.store.commit({ context, appends });
    const batches: number[] = [];
    const seal = sealLog(() => {});
    const { runner } = await openRunner(test.url, nothing, {
      ...seal,
      handled: (batch) => batches.push(batch.length),
    });
    runner.start();
    await expectAllSealed();
    expect(batches).toEqual([1_000, 1_000, 200]);
  });

  it('seals each event once, whichever of several processes does it', async () => {
    const runners = await Promise.all(
      [0, 1, 2].map(() =>
        openRunner(
          test.url,
          nothing,
          sealLog(() => {}),
        ),
      ),
    );
    for (const { runner } of runners) runner.start();
    for (const { runner } of runners) {
      await Promise.all(Array.from({ length: 5 }, () => commit(newId())));
      await runner.stop();
    }
    await closeRunners();
    const { runner } = await openRunner(
      test.url,
      nothing,
      sealLog(() => {}),
    );
    runner.start();
    await expectAllSealed();
  });

  it('goes on where it was when a batch broke off after its seals were written', async () => {
    let breaks = 2;
    const breaking: Subscription = {
      ...sealLog(() => {}),
      statements: (batch) => [...sealLog(() => {}).statements(batch), ...((breaks -= 1) >= 0 ? [failing] : [])],
    };
    for (let count = 0; count < 5; count += 1) await commit(newId());
    const { runner } = await openRunner(test.url, nothing, breaking);
    runner.start();
    await expectAllSealed();
    expect(breaks).toBeLessThan(0);
  });

  it('seals what is stored: microseconds, and data in the shape in which it was written', async () => {
    const upcasters = [{ type: 'LockerReturned', fromSchemaVersion: 1, upcast: () => ({ changed: true }) }];
    await withConnection(test.url, (client) =>
      client.query(
        `INSERT INTO event (recorded_at, id, stream, version, schema_version, stream_type, type, actor, correlation_id, data)
         VALUES ('2026-11-22 18:20:00.123456+02', $1, $1, 1, 1, 'rental', 'LockerReturned', 'system:test', 'c', '{"b": 1.50, "a": "ü"}')`,
        [newId()],
      ),
    );
    const { runner } = await openRunner(
      test.url,
      { ...nothing, upcasters },
      sealLog(() => {}),
    );
    runner.start();
    await expectAllSealed();
    const last = canonicalEvent((await events()).at(-1) as StoredEvent);
    expect(last).toContain('"data":{"a":"ü","b":1.5}');
    expect(last).toContain('"recordedAt":"2026-11-22T16:20:00.123456Z"');
  });

  it.each([
    ['UPDATE seal SET position = 0', 'update'],
    ['DELETE FROM seal', 'delete'],
    ['TRUNCATE seal', 'truncate'],
  ])('%s is refused, to the owner of the table as well', async (text, operation) => {
    const asOwner = withConnection(test.url, (client) => client.query(text));
    await expect(asOwner).rejects.toThrow(`the seal is append-only: ${operation} refused`);
    await expect(test.database.query({ name: '', text, values: [] })).rejects.toThrow('permission denied');
  });
});
