import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { BEGINNING, placeOf } from '../../src/platform/event-store/log/log-place.js';
import { LogReader } from '../../src/platform/event-store/log/log-reader.js';
import { send } from '../../src/platform/database/one-round-trip.js';
import { roundTrips, type RoundTrip } from '../../src/platform/observed/observed.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from './support/eventually.js';
import { createLockerTables, lockerWiring, rented, returned } from './support/lockers.js';
import { append, context, newId, openEventStore } from './support/open-event-store.js';

describe('the log', () => {
  let test: TestDatabase;
  let opened: Awaited<ReturnType<typeof openEventStore>>;
  const rental = newId();

  beforeAll(async () => {
    test = await openTestDatabase();
    await createLockerTables(test.url);
    opened = await openEventStore(test.url, lockerWiring);
    await opened.store.commit({
      context,
      appends: [append(rental, 0, rented('A1', 'ann', 0, 1), returned('A1', 'ann'))],
    });
    await opened.store.commit({ context, appends: [append(newId(), 0, rented('A2', 'bea', 0, 1))] });
  });
  afterAll(async () => {
    await opened.close();
    await test.close();
  });

  it.each([
    `UPDATE event SET data = '{}'`,
    'DELETE FROM event',
    'DELETE FROM event WHERE false',
    'TRUNCATE event',
    `INSERT INTO event SELECT * FROM event ON CONFLICT (stream, version) DO UPDATE SET type = 'x'`,
    `MERGE INTO event USING event other ON event.id = other.id WHEN MATCHED THEN DELETE`,
  ])('refuses even the superuser: %s', async (text) => {
    const asSuperuser = withConnection(test.superuserUrl, async (client) => {
      await client.query('SET session_replication_role = replica');
      await client.query(text.replace('INSERT INTO event SELECT', 'INSERT INTO event OVERRIDING SYSTEM VALUE SELECT'));
    });
    await expect(asSuperuser).rejects.toThrow('the event log is append-only');
  });

  it.each([
    'UPDATE event SET version = 9',
    'DELETE FROM event',
    'TRUNCATE event',
    'ALTER TABLE event DISABLE TRIGGER ALL',
    'INSERT INTO event (position) OVERRIDING SYSTEM VALUE VALUES (0)',
    `INSERT INTO event (transaction) VALUES ('9000000000000000000')`,
  ])('gives the application no right to %s', async (text) => {
    await expect(test.database.query({ name: text, text, values: [] })).rejects.toThrow(
      /permission denied|must be owner/,
    );
  });

  it('is read in batches from a place on', async () => {
    const reader = new LogReader(test.database, lockerWiring);
    await eventually(async () => expect(await reader.read(BEGINNING, 10)).toHaveLength(3));
    const [first, second] = await reader.read(BEGINNING, 2);
    expect([first?.version, second?.version]).toEqual([1, 2]);
    const rest = await reader.read(placeOf(second!), 10);
    expect(rest.map(({ data }) => data)).toEqual([{ locker: 'A2', renter: 'bea', from: 0, hours: 1 }]);
  });

  it('tells metrics and traces of its reads', async () => {
    const names: string[] = [];
    const note = (trip: unknown) => names.push(...(trip as RoundTrip).statements.map(({ name }) => name));
    subscribe(roundTrips.start.name, note);
    await new LogReader(test.database, lockerWiring).read(BEGINNING, 1);
    await test.database.withClient((client) => send(client, { name: 'test.sent', text: 'SELECT 1', values: [] }));
    unsubscribe(roundTrips.start.name, note);
    expect(names).toEqual(['event-store.next-events', 'test.sent']);
  });

  it('hands out old events in their newest shape, from the log and from a stream alike', async () => {
    const upcasters = [
      { type: 'LockerReturned', fromSchemaVersion: 1, upcast: (data: object) => ({ ...data, clean: true }) },
    ];
    const newer = await openEventStore(test.url, { ...lockerWiring, upcasters });
    const shape = { locker: 'A1', renter: 'ann', clean: true };
    expect((await newer.store.readStream(rental))[1]?.data).toEqual(shape);
    expect((await new LogReader(newer.database, { ...lockerWiring, upcasters }).read(BEGINNING, 2))[1]?.data).toEqual(
      shape,
    );
    const [event] = await newer.store.commit({ context, appends: [append(rental, 2, returned('A1', 'ann'))] });
    expect(event?.schemaVersion).toBe(2);
    expect((await newer.store.readStream(rental))[2]?.data).toEqual({ locker: 'A1', renter: 'ann' });
    await newer.close();
  });

  it('has no index but those that it needs', async () => {
    const rows = await test.database.query<{ indexname: string }>({
      name: 'test.indexes',
      text: `SELECT indexname FROM pg_indexes WHERE schemaname = 'public' AND tablename = 'event' ORDER BY 1`,
      values: [],
    });
    expect(rows.map(({ indexname }) => indexname)).toEqual([
      'event_recorded_at_idx',
      'event_stream_version_key',
      'event_transaction_position_idx',
    ]);
  });
});
