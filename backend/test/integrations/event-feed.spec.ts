import { Client } from 'pg';
import type { components } from '@rigbook/contracts/api.types';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { eventually } from '../event-store/support/eventually.js';
import { shift } from '../support/shift.js';
import { makeToken, program } from './support/program.js';

type EventPage = components['schemas']['EventPage'];
type PublicEvent = EventPage['events'][number];

let app: TestApp;
let admin: Person;
let dana: Person;
let ledger: Person;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signInAdmin();
  dana = await app.signIn('101');
  ledger = program(app, (await makeToken(admin, ['audit:read'])).token);
});
afterAll(() => app.close());

const read = async (query: object = {}, reader = ledger): Promise<EventPage> =>
  (await reader.get('/api/events').query(query).expect(200)).body as EventPage;

/** Everything from the first event on, in pages of that size. */
async function readAll(limit: number): Promise<{ events: PublicEvent[]; next: string }> {
  const events: PublicEvent[] = [];
  for (let next: string | undefined; ;) {
    const page = await read({ limit, ...(next !== undefined && { after: next }) });
    events.push(...page.events);
    next = page.next;
    if (page.events.length === 0) return { events, next };
  }
}

/** The same, once nobody else's transaction holds back the last ones. */
async function wholeLog(): Promise<{ events: PublicEvent[]; next: string }> {
  let log: { events: PublicEvent[]; next: string } | undefined;
  await eventually(async () => {
    log = await readAll(1000);
    const [row] = await app.database.query<{ count: string }>({
      name: 'test.count-events',
      text: 'SELECT count(*)::text AS count FROM event',
      values: [],
    });
    expect(String(log.events.length)).toBe(row?.count);
  });
  return log!;
}

const position = async (ids: readonly string[]) =>
  app.database.query<{ id: string }>({
    name: 'test.in-log-order',
    text: 'SELECT id FROM event WHERE id = ANY ($1::uuid[]) ORDER BY transaction, position',
    values: [ids],
  });

describe('the feed', () => {
  it('gives every event in the order of the log, whatever the size of its pages', async () => {
    await shift(app, dana, admin).signed('BLS1');
    const { events } = await wholeLog();
    expect((await readAll(7)).events).toEqual(events);
    const ids = events.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect((await position(ids)).map(({ id }) => id)).toEqual(ids);
  });

  it('goes on after any event, names what follows, and keeps its place where nothing is new', async () => {
    const { events, next } = await wholeLog();
    const third = events[2]!;
    const answer = await ledger.get('/api/events').query({ after: third.cursor, limit: 2 }).expect(200);
    const page = answer.body as EventPage;
    expect(page.events).toEqual(events.slice(3, 5));
    expect(page.next).toBe(events[4]!.cursor);
    expect(answer.headers['link']).toBe(`</api/events?after=${page.next}&limit=2>; rel="next"`);
    expect((await read({ after: next })).next).toBe(next);
  });

  it('names people by their ids alone', async () => {
    const { events } = await wholeLog();
    const requested = events.find(({ type }) => type === 'BookingRequested')!;
    expect(requested.actor).toEqual({
      kind: 'responder',
      id: (requested.data as { responderId: string }).responderId,
    });
    expect(requested.stream).toEqual({ type: 'booking', id: expect.any(String), version: 1 });
    expect(JSON.stringify(events)).not.toMatch(/Dana|Levi|@example\.org|\b05\d{8}\b/);
  });

  it('is read by auditors and administrators as well, and by nobody else', async () => {
    await read({}, await app.signInAuditor());
    await read({}, admin);
    expect((await dana.get('/api/events').expect(403)).body.code).toBe('AUDITOR_ONLY');
  });

  it.each([{ after: 'x' }, { after: 'OTk5OTk5OTk5OTk5OTk5OTk5OTk5OSAx' }, { limit: 0 }, { limit: 1001 }, { wait: 31 }])(
    'refuses %j',
    async (query) => {
      const { body } = await ledger.get('/api/events').query(query).expect(400);
      expect(body.code).toBe('VALIDATION_FAILED');
    },
  );
});

describe('an event whose transaction commits late', () => {
  it('is passed by nobody: what came after it waits for it', async () => {
    const { next } = await wholeLog();
    const slow = new Client({ connectionString: app.testDatabase.url });
    await slow.connect();
    try {
      // holds a lower transaction number than what is booked meanwhile
      await slow.query('BEGIN');
      await slow.query('SELECT pg_current_xact_id()');
      const booking = await shift(app, dana, admin).request('BLS2');
      expect((await read({ after: next })).events).toEqual([]);
      const waiting = read({ after: next, wait: 30 });
      await slow.query('COMMIT');
      const { events } = await waiting;
      expect(events.map(({ stream, type }) => [stream.id, type])).toEqual([[booking.id, 'BookingRequested']]);
    } finally {
      await slow.end();
    }
  });
});

describe('a call that waits', () => {
  it('is answered with the next event, also of another process', async () => {
    const neighbour = await startTestApp({ shareDatabaseOf: app, worker: false });
    try {
      const { next } = await wholeLog();
      const waiting = read({ after: next, wait: 30 });
      const elsewhere = await neighbour.signIn('102');
      const booking = await shift(neighbour, elsewhere, admin).request('PARAMEDIC 1');
      expect((await waiting).events.map(({ stream }) => stream.id)).toEqual([booking.id]);
    } finally {
      await neighbour.close();
    }
  });

  it('is answered empty when nothing happens', async () => {
    const { next } = await wholeLog();
    expect(await read({ after: next, wait: 1 })).toEqual({ events: [], next });
  });

  it('is one of a dozen at most', async () => {
    const board = program(app, (await makeToken(admin, ['audit:read'])).token);
    const { next } = await wholeLog();
    const statuses: number[] = [];
    const waiting = Array.from({ length: 13 }, async () => {
      const { status } = await board.get('/api/events').query({ after: next, wait: 30 });
      statuses.push(status);
    });
    await Promise.race(waiting);
    expect(statuses).toEqual([429]);
    await makeToken(admin, ['fleet:read']);
    await Promise.all(waiting);
    expect(statuses).toEqual([429, ...Array.from({ length: 12 }, () => 200)]);
  });
});
