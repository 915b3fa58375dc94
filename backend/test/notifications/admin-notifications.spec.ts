import { type Person, type TestApp } from '../support/app.js';
import { messageTools, openMessages, type Listed, type Messages } from './support/messages.js';

let opened: Messages;
let app: TestApp;
let ruth: Person;
let bookingId: string;
let rejectedId: string;

beforeAll(async () => {
  opened = await openMessages();
  ({ app, ruth, bookingId, rejectedId } = opened);
});
afterAll(() => app.close());

const { sql, list, counts, kindsOf, minutesAgo, rest, one } = messageTools(() => opened);

describe('the list', () => {
  it('names who is told what about which booking, newest first, and no address', async () => {
    const listed = await list();
    expect(listed.map(({ id }) => id)).toEqual(
      listed
        .map(({ id }) => id)
        .toSorted()
        .toReversed(),
    );
    const request = listed.find(({ kind, booking }) => kind === 'signature_request' && booking?.id === bookingId);
    expect(request).toEqual({
      id: expect.any(String),
      kind: 'signature_request',
      channel: expect.any(String),
      recipient: 'responder',
      responder: { id: expect.any(String), unitNumber: '101', firstName: 'Dana', lastName: 'Levi' },
      booking: {
        id: bookingId,
        vehicleName: 'ALS1',
        startTime: '2026-11-23T16:00:00.000Z',
        endTime: '2026-11-23T20:00:00.000Z',
      },
      accountChange: null,
      state: 'queued',
      createdAt: app.clock.now(),
      dueAt: app.clock.now(),
      settledAt: null,
      deliveredAt: null,
      readAt: null,
      tries: 0,
      attempts: 0,
      problem: null,
      said: null,
    });
    expect(JSON.stringify(listed)).not.toMatch(/@|050000010\d/);
  });

  it('is narrowed by status, channel, topic, booking, and the name or unit of whom it is about', async () => {
    expect(kindsOf(await list({ standing: 'scheduled', bookingId }))).toEqual([
      'signature_reminder email',
      'signature_reminder whatsapp',
      'upcoming_shift email',
      'upcoming_shift whatsapp',
    ]);
    expect(kindsOf(await list({ standing: 'withdrawn' }))).toEqual([
      'booking_requested email',
      'booking_requested email',
    ]);
    expect(kindsOf(await list({ topic: 'signature', channel: 'whatsapp' }))).toEqual([
      'signature_reminder whatsapp',
      'signature_request whatsapp',
    ]);
    expect(kindsOf(await list({ bookingId: rejectedId, standing: 'waiting' }))).toEqual([
      'booking_rejection email',
      'booking_rejection whatsapp',
    ]);
    for (const search of ['102', '10 2 102', 'amir', 'AMI 10'])
      expect([search, (await list({ search })).map(({ booking }) => booking?.id)]).toEqual([
        search,
        search === '10 2 102' ? [] : expect.arrayContaining([rejectedId]),
      ]);
    expect(await list({ search: 'nobody' })).toEqual([]);
    expect(await list({ search: 'amir', bookingId })).toEqual([]);
  });

  it('is read page by page, with the same filter, and nothing is left out or told twice', async () => {
    const all = await list({ bookingId });
    const read: Listed[] = [];
    let next: string | undefined = `/api/admin/notifications?limit=3&bookingId=${bookingId}`;
    while (next !== undefined) {
      const { body, headers }: { body: Listed[]; headers: Record<string, string> } = await ruth.get(next).expect(200);
      read.push(...body);
      next = /<([^>]+)>; rel="next"/.exec(headers['link'] ?? '')?.[1];
    }
    expect(read).toEqual(all);
  });

  it('refuses what is no filter', async () => {
    for (const query of [
      { standing: 'queued' },
      { topic: 'x' },
      { channel: 'sms' },
      { bookingId: '1' },
      { limit: 501 },
      { on: 1 },
    ])
      await ruth.get('/api/admin/notifications').query(query).expect(400);
    expect((await ruth.get('/api/admin/notifications').query({ search: 'a\0b' })).status).toBe(400);
  });
});

it('one message comes with its attempts, the latest first; an unknown one is not found', async () => {
  const { id } = await one({ topic: 'signature', standing: 'waiting', channel: 'email' });
  await sql(
    `INSERT INTO notification_attempt (notification_id, number, began_at, ended_at, outcome, problem, said)
     VALUES ($1, 1, $2, $2, 'try-later', 'put-off', '451 later'), ($1, 2, $3, NULL, NULL, NULL, NULL)`,
    id,
    minutesAgo(4),
    minutesAgo(1),
  );
  const { body } = await ruth.get(`/api/admin/notifications/${id}`).expect(200);
  expect(body).toMatchObject({ id, kind: 'signature_request' });
  expect(body.history).toEqual([
    { number: 2, beganAt: minutesAgo(1), endedAt: null, outcome: null, problem: null, said: null },
    {
      number: 1,
      beganAt: minutesAgo(4),
      endedAt: minutesAgo(4),
      outcome: 'try-later',
      problem: 'put-off',
      said: '451 later',
    },
  ]);
  for (const unknown of ['0199c0de-ffff-7000-8000-00000000ffff', 'counted'])
    expect((await ruth.get(`/api/admin/notifications/${unknown}`).expect(404)).body.code).toBe(
      'NOTIFICATION_NOT_FOUND',
    );
});

describe('counts', () => {
  it('say where messages stand, who waits longest, and how many failed within the day', async () => {
    expect(await counts({ bookingId })).toEqual({
      waiting: 3,
      scheduled: 4,
      sent: 0,
      failed: 0,
      notConfigured: 0,
      withdrawn: 1,
      failedInLastDay: 0,
      oldestWaitingSince: app.clock.now(),
    });
    const [first, second, third] = (await list({ bookingId, standing: 'waiting' })).map(({ id }) => id);
    await rest(first!, 'failed');
    await rest(second!, 'failed', 25 * 60);
    await rest(third!, 'not_configured');
    expect(await counts({ bookingId })).toMatchObject({
      waiting: 0,
      failed: 2,
      notConfigured: 1,
      failedInLastDay: 1,
      oldestWaitingSince: null,
    });
    expect(await counts({ bookingId, topic: 'damage' })).toMatchObject({ failed: 0, scheduled: 0 });
    expect(await counts({ search: 'amir' })).toMatchObject({ waiting: 2, withdrawn: 1 });
  });
});
