import type { Instant } from '@rigbook/contracts/kernel/time';
import pg from 'pg';
import { BEGINNING, isAfter } from '../../src/platform/event-store/log/log-place.js';
import type { Projection } from '../../src/platform/event-store/projection.js';
import { loadShadow } from '../../src/platform/event-store/rebuild/load-shadow.js';
import type { DomainEvent, ReplayedEvent } from '../../src/platform/event-store/recorded-event.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';

interface Counted extends DomainEvent {
  readonly type: 'Counted';
  readonly data: { readonly number: number };
}

const numbers: Projection<Counted> = {
  name: 'numbers',
  tables: ['number'],
  on: {
    Counted: (events) => ({
      name: 'numbers.counted',
      text: 'INSERT INTO number SELECT unnest($1::integer[])',
      values: [events.map(({ data }) => data.number)],
    }),
  },
};

const BATCHES = 5;
const log = Array.from({ length: BATCHES * 2 }, (_, at): ReplayedEvent => ({
  position: String(at + 1),
  transaction: '1',
  id: String(at),
  stream: String(at),
  type: 'Counted',
  actor: 'system:test',
  recordedAt: '2026-11-20T10:00:00.000Z' as Instant,
  data: { number: at },
}));
const read = async (after: Parameters<typeof isAfter>[1], limit: number) =>
  log.filter((event) => isAfter(event, after)).slice(0, limit);

let store: TestDatabase;
let writer: pg.Client;
beforeAll(async () => {
  store = await openTestDatabase();
  writer = new pg.Client({ connectionString: store.url, pipeline: true });
  await writer.connect();
  await writer.query('CREATE TABLE number (number integer)');
});
afterAll(async () => {
  await writer.end();
  await store.close();
});

const load = (onBatch?: (events: number) => void) =>
  loadShadow(
    { writer, reader: writer, owner: writer },
    {
      read,
      from: BEGINNING,
      selected: [{ projection: numbers, eventual: false }],
      batch: 2,
      ...(onBatch && { onBatch }),
    },
  );

it('answers the place reached when every batch is written', async () => {
  await writer.query('TRUNCATE number');
  expect(await load()).toEqual({ transaction: '1', position: '10' });
  expect((await writer.query('SELECT FROM number')).rowCount).toBe(log.length);
});

it.each([1, 2, 3, 4, 5])(
  'fails when the database refuses batch %i of 5, and counts none behind it',
  async (refused) => {
    await writer.query('TRUNCATE number');
    await writer.query(`ALTER TABLE number ADD CONSTRAINT refuses CHECK (number <> ${refused * 2 - 1})`);
    let written = 0;
    await expect(load((events) => (written += events))).rejects.toThrow('refuses');
    expect(written).toBe((refused - 1) * 2);
    await writer.query('ALTER TABLE number DROP CONSTRAINT refuses');
  },
);
