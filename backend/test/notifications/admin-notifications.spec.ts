import type { NotificationState } from '@rigbook/contracts/notifications/notification.words';
import { instantOfMillis, millisOf } from '@rigbook/contracts/kernel/time';
import { DeliveryPace } from '../../src/notifications/delivery/delivery-pace.js';
import { eventually } from '../event-store/support/eventually.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { startMailServer } from '../support/mail-server.js';
import { shift } from '../support/shift.js';

let app: TestApp;
let ruth: Person;
let bookingId: string;
let rejectedId: string;

interface Listed {
  readonly id: string;
  readonly kind: string;
  readonly channel: string;
  readonly state: string;
  readonly booking: { readonly id: string } | null;
}

beforeAll(async () => {
  app = await startTestApp({ worker: false });
  ruth = await app.signInAdmin();
  const dana = shift(app, await app.signIn('101'), ruth);
  const booking = await dana.request('ALS1');
  await dana.approve(booking);
  bookingId = booking.id;
  const amir = shift(app, await app.signIn('102'), ruth);
  const other = await amir.request('BLS1');
  await ruth.put(`/api/admin/bookings/${other.id}/approve`).send({ approved: false }).expect(200);
  rejectedId = other.id;
});
afterAll(() => app.close());

const sql = <Row extends object>(text: string, ...values: readonly unknown[]) =>
  app.database.query<Row>({ name: '', text, values });
const list = async (query: object = {}): Promise<Listed[]> =>
  (await ruth.get('/api/admin/notifications').query(query).expect(200)).body;
const counts = async (query: object = {}) =>
  (await ruth.get('/api/admin/notifications/counts').query(query).expect(200)).body;
const retry = (id: string, key = id) =>
  ruth.post(`/api/admin/notifications/${id}/retry`).set('Idempotency-Key', key).send();
const retryAll = (asked: object = {}) => ruth.post('/api/admin/notifications/retry').send(asked);
const kindsOf = (listed: readonly Listed[]) => listed.map(({ kind, channel }) => `${kind} ${channel}`).sort();
const minutesAgo = (minutes: number) => instantOfMillis(millisOf(app.clock.now()) - minutes * 60_000);

/** As delivery leaves one that rests. */
async function rest(id: string, state: NotificationState, minutes = 5): Promise<void> {
  const failed = state === 'failed';
  await sql(
    `UPDATE notification SET state = $2, tries = 8, attempts = 8, settled_at = $3, problem = $4, said = $5 WHERE id = $1`,
    id,
    state,
    minutesAgo(minutes),
    failed ? 'put-off' : null,
    failed ? '451 4.7.1 Please try again later' : null,
  );
}
const stateOf = async (id: string) =>
  (await sql<{ state: string }>(`SELECT state FROM notification WHERE id = $1`, id))[0];
const retries = () =>
  sql<{ type: string; data: object }>(
    `SELECT type, data FROM event WHERE stream_type = 'notification' ORDER BY version`,
  );
const one = async (query: object): Promise<Listed> => (await list(query))[0]!;

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

  it('is narrowed by standing, channel, topic, booking, and the name or unit of whom it is about', async () => {
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

describe('a retry', () => {
  it('queues a message that failed as if it were new, and the log says so', async () => {
    const { id } = await one({ standing: 'failed' });
    const { body } = await retry(id).expect(200);
    expect(body).toMatchObject({
      id,
      state: 'queued',
      tries: 0,
      attempts: 8,
      dueAt: app.clock.now(),
      problem: null,
      said: null,
    });
    expect(await ruth.get(`/api/admin/notifications/${id}`).then((answer) => answer.body)).toEqual({
      ...body,
      history: expect.any(Array),
    });
    expect(await retries()).toEqual([
      { type: 'NotificationRetried', data: { notificationId: id, kind: body.kind, channel: body.channel } },
    ]);
  });

  it('that comes twice, by one key or by a stale page, queues once', async () => {
    const { id } = await one({ standing: 'failed' });
    const first = await retry(id, 'same').expect(200);
    const repeated = await retry(id, 'same').expect(200);
    expect(repeated.body).toEqual(first.body);
    const stale = await retry(id, 'another').expect(409);
    expect(stale.body).toMatchObject({ code: 'NOTIFICATION_NOT_RETRYABLE', facts: { state: 'queued' } });
    expect(await retries()).toHaveLength(2);
  });

  it('by several at once is one retry', async () => {
    const { id } = await one({ standing: 'not_configured' });
    const answers = await Promise.all(['a', 'b', 'c'].map((key) => retry(id, `${id}-${key}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await retries()).toHaveLength(3);
    expect(await stateOf(id)).toEqual({ state: 'queued' });
  });

  it('of what waits, was sent or is no longer needed is refused', async () => {
    const waiting = await list({ standing: 'scheduled', bookingId });
    await rest(waiting[0]!.id, 'sent');
    const withdrawn = await one({ standing: 'withdrawn' });
    for (const { id } of [waiting[0]!, waiting[1]!, withdrawn])
      expect((await retry(id, `refused-${id}`).expect(409)).body.code).toBe('NOTIFICATION_NOT_RETRYABLE');
    expect((await retry('0199c0de-ffff-7000-8000-00000000ffff').expect(404)).body.code).toBe('NOTIFICATION_NOT_FOUND');
  });
});

describe('a retry of all', () => {
  it('takes what was not sent, by the filter of the list, and is one event', async () => {
    const about = await list({ bookingId, standing: 'waiting' });
    await Promise.all(about.map(({ id }) => rest(id, 'failed')));
    const [rejection] = await list({ bookingId: rejectedId, standing: 'waiting', channel: 'whatsapp' });
    await rest(rejection!.id, 'not_configured');

    expect((await retryAll({ standing: 'not_configured', channel: 'email' }).expect(200)).body).toEqual({
      retried: 0,
      hasMore: false,
    });
    expect((await retryAll({ bookingId, channel: 'whatsapp' }).expect(200)).body).toEqual({
      retried: 1,
      hasMore: false,
    });
    expect((await retryAll().expect(200)).body).toEqual({ retried: about.length, hasMore: false });
    expect((await retryAll().expect(200)).body).toEqual({ retried: 0, hasMore: false });
    expect((await retries()).slice(3)).toEqual([
      { type: 'NotificationsRetried', data: { count: 1, channel: 'whatsapp' } },
      { type: 'NotificationsRetried', data: { count: about.length, channel: null } },
    ]);
    expect(await counts()).toMatchObject({ failed: 0, notConfigured: 0 });
    for (const asked of [{ standing: 'sent' }, { standing: 'queued' }, { limit: 3 }]) await retryAll(asked).expect(400);
  });

  it('by several at once takes each message once', async () => {
    const about = await list({ bookingId, standing: 'waiting' });
    await Promise.all(about.map(({ id }) => rest(id, 'failed')));
    const answers = await Promise.all([retryAll(), retryAll(), retryAll()]);
    const told = answers
      .filter(({ status }) => status === 200)
      .reduce((sum, { body }) => sum + (body as { retried: number }).retried, 0);
    expect(told).toBe(about.length);
  });
});

it('what is retried leaves once, however often it was asked for', async () => {
  const { id } = await one({ bookingId: rejectedId, channel: 'email', topic: 'booking', standing: 'waiting' });
  await rest(id, 'failed');
  const mail = await startMailServer();
  const sender = await startTestApp({
    shareDatabaseOf: app,
    worker: false,
    delivery: new DeliveryPace(),
    environment: { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, MAIL_FROM: 'office@rigbook.example' },
  });
  const answers = await Promise.all(['x', 'y', 'z'].map((key) => retry(id, `${id}-${key}`)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  await eventually(async () => expect(await stateOf(id)).toEqual({ state: 'sent' }));
  expect((await retry(id, `${id}-late`).expect(409)).body.facts).toEqual({ state: 'sent' });
  const { body } = await ruth.get(`/api/admin/notifications/${id}`).expect(200);
  expect(body).toMatchObject({ tries: 1, attempts: 9, history: [{ number: 9, outcome: 'sent' }] });
  await sender.close();
  expect(mail.arrived.filter(({ source }) => source.includes(`Message-ID: <${id}@`))).toHaveLength(1);
  await mail.close();
});

it('with thousands of messages counts end at 1000, and a retry takes the 1000 oldest', async () => {
  await sql(
    `INSERT INTO notification (id, event_id, kind, channel, recipient, responder_id, stream, state, created_at, due_at, look_at, settled_at)
     SELECT uuidv7(), uuidv7(), 'licence_approved', 'email', 'responder', gen_random_uuid(), uuidv7(), 'failed', $1, $1, $1, $1
     FROM generate_series(1, 1500)`,
    app.clock.now(),
  );
  expect(await counts({ topic: 'licence' })).toMatchObject({ failed: 1000, failedInLastDay: 1000 });
  expect((await list({ topic: 'licence', limit: 1 }))[0]).toMatchObject({
    booking: null,
    responder: { unitNumber: null },
  });
  expect((await retryAll({ topic: 'licence' }).expect(200)).body).toEqual({ retried: 1000, hasMore: true });
  expect((await retryAll({ topic: 'licence' }).expect(200)).body).toEqual({ retried: 500, hasMore: false });
});
