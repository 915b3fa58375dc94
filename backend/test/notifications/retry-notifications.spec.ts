import { DeliveryPace } from '../../src/notifications/delivery/delivery-pace.js';
import { eventually } from '../event-store/support/eventually.js';
import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { startMailServer } from '../support/servers/mail-server.js';
import { type Messages, messageTools, openMessages } from './support/messages.js';

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

const { sql, list, counts, retry, retryAll, rest, stateOf, retries, one } = messageTools(() => opened);

describe('a retry', () => {
  beforeAll(async () => {
    const [first, second, third] = await list({ bookingId, standing: 'waiting' });
    await rest(first!.id, 'failed');
    await rest(second!.id, 'failed', 25 * 60);
    await rest(third!.id, 'not_configured');
  });

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
