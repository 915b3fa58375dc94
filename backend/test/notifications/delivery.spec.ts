import { addMinutes } from '@rigbook/contracts/kernel/time';
import { DeliveryPace } from '../../src/notifications/delivery/delivery-pace.js';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { eventually } from '../event-store/support/eventually.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { cloudError, startCloudApi, type CloudApi } from '../support/cloud-api.js';
import { mailParts } from '../support/mail-parts.js';
import { reply, startMailServer, type MailServer } from '../support/mail-server.js';
import { startRedisServer, type RedisServer } from '../support/redis-server.js';
import { shift } from '../support/shift.js';

/** Looks often; what is taken for lost is so by the test's clock. */
class Hasty extends DeliveryPace {
  override readonly lookEveryMillis = 50;
}

interface Delivery {
  readonly kind: string;
  readonly channel: string;
  readonly state: string;
  readonly tries: number;
  readonly attempts: number;
  readonly problem: string | null;
  readonly said: string | null;
  readonly provider_id: string | null;
  readonly due_at: string;
  readonly id: string;
}

let redis: RedisServer;
beforeAll(async () => {
  redis = await startRedisServer();
});
afterAll(() => redis.close());

describe.each(['Postgres', 'Redis'] as const)('messages, queued on %s', (store) => {
  let mail: MailServer;
  let cloud: CloudApi;
  let app: TestApp;
  let dana: Person;
  let ruth: Person;
  let step: ReturnType<typeof shift>;
  let mailbox: (address: string, done: (error?: Error | null) => void) => void = (_address, done) => done();
  let day = 24;
  let stopped: Promise<void> | undefined;

  beforeAll(async () => {
    [mail, cloud] = await Promise.all([
      startMailServer({ onRcptTo: ({ address }, _session, done) => mailbox(address, done) }),
      startCloudApi(),
    ]);
    app = await startTestApp({
      delivery: new Hasty(),
      environment: {
        SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
        MAIL_FROM: 'Rigbook <office@rigbook.example>',
        WHATSAPP_API_URL: cloud.url,
        WHATSAPP_TOKEN: 'a-token',
        WHATSAPP_PHONE_NUMBER_ID: '1234',
        ...(store === 'Redis' && { REDIS_URL: redis.url }),
      },
    });
    [dana, ruth] = await Promise.all([app.signIn('101'), app.signInAdmin()]);
    await ruth.put('/api/admin/settings').send({ contactEmail: 'office@example.org' }).expect(200);
    step = shift(app, dana, ruth);
  });
  afterAll(async () => {
    await (stopped ?? app.nest.close());
    await Promise.all([app.testDatabase.close(), mail.close(), cloud.close()]);
  });
  afterEach(() => {
    mailbox = (_address, done) => done();
  });

  const deliveries = (bookingId: string, kind: string) =>
    app.database.query<Delivery>({
      name: 'test.deliveries',
      text: 'SELECT * FROM notification WHERE booking_id = $1 AND kind = $2 ORDER BY channel',
      values: [bookingId, kind],
    });
  const delivery = async (bookingId: string, kind: string, channel = 'email') =>
    (await deliveries(bookingId, kind)).find((one) => one.channel === channel)!;
  const mails = (subject: RegExp) =>
    mail.arrived.filter(({ source }) => subject.test(unfolded(source).match(/^Subject: (.*)\r$/m)?.[1] ?? ''));
  /** Another day for each booking, so that none stands in another's way. */
  const requested = (wish: object = {}) => {
    const startTime = `2026-11-${day % 2 === 0 ? 24 : 25}T${String(4 + Math.floor((day++ - 24) / 2)).padStart(2, '0')}:00:00.000Z`;
    return step.request('BLS1', { startTime, duration: 1, ...wish });
  };
  const settled = (bookingId: string, kind: string, expected: object, channel?: string) =>
    eventually(async () => expect(await delivery(bookingId, kind, channel)).toMatchObject(expected));

  it('are sent by mail and WhatsApp, each once, and what became of them is written down', async () => {
    const booking = await requested();
    await settled(booking.id, 'booking_requested', { state: 'sent', tries: 1, said: expect.stringMatching(/^250 /) });
    expect(mail.arrived.at(-1)).toMatchObject({ to: ['office@example.org'] });
    await step.approve(booking);
    await settled(booking.id, 'booking_approval', { state: 'sent' });
    await settled(booking.id, 'signature_request', { state: 'sent' });
    await settled(booking.id, 'signature_request', { state: 'sent', provider_id: 'wamid.1' }, 'whatsapp');
    expect(cloud.calls[0]?.body).toMatchObject({
      to: '+972500000101',
      template: { name: 'rigbook_signature_request', language: { code: 'en' } },
      biz_opaque_callback_data: (await delivery(booking.id, 'signature_request', 'whatsapp')).id,
    });
    const [approval] = mails(/^Approved: BLS1, Tue 24 Nov, 06:00$/);
    expect(approval!.source).toContain(
      `Message-ID: <${(await delivery(booking.id, 'booking_approval')).id}@rigbook.example>`,
    );
    expect(approval!.source).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/i);
    expect(mails(/Please sign for BLS1, Tue 24 Nov, 06:00/)).toHaveLength(1);
    expect(await deliveries(booking.id, 'signature_reminder')).toMatchObject([
      { state: 'queued' },
      { state: 'queued' },
    ]);
    await ruth.delete(`/api/admin/bookings/${booking.id}`).send({ reason: 'Garage' }).expect(200);
    await settled(booking.id, 'booking_cancelled', { state: 'sent' });
    const [cancelled] = mails(/^Cancelled: BLS1, Tue 24 Nov, 06:00$/);
    expect(cancelled!.source).toMatch(/method=CANCEL/);
    expect(await deliveries(booking.id, 'signature_reminder')).toMatchObject([
      { state: 'withdrawn' },
      { state: 'withdrawn' },
    ]);
  });

  it('are in the language that the responder chose, from right to left', async () => {
    await choose({ language: 'he' });
    const booking = await requested();
    await step.approve(booking);
    await settled(booking.id, 'booking_approval', { state: 'sent' });
    const { source } = mail.arrived.find(
      ({ source: one }) => one.includes('dir=3D"rtl"') || one.includes('dir="rtl"'),
    )!;
    expect(source).toMatch(/^Subject: =\?UTF-8\?/m);
    await settled(booking.id, 'signature_request', { state: 'sent' }, 'whatsapp');
    expect(cloud.calls.at(-1)?.body).toMatchObject({ template: { language: { code: 'he' } } });
    await choose({ language: null });
  });

  it('that a mail server puts off are tried again, later each time, eight times, and then rest', async () => {
    mailbox = (address, done) => done(address.startsWith('office') ? null : reply(451, '4.7.1 Greylisted'));
    const booking = await requested();
    await step.approve(booking);
    const waits: number[] = [];
    for (let tried = 1; tried < 8; tried += 1) {
      await settled(booking.id, 'booking_approval', { state: 'queued', tries: tried, problem: 'put-off' });
      const { due_at } = await delivery(booking.id, 'booking_approval');
      waits.push((Date.parse(due_at) - Date.parse(app.clock.now())) / 60_000);
      app.clock.set(due_at);
    }
    expect(waits).toEqual([3, 6, 12, 24, 48, 96, 192]);
    await settled(booking.id, 'booking_approval', { state: 'failed', tries: 8, said: '451 4.7.1 Greylisted' });
    const attempts = await app.database.query<{ outcome: string }>({
      name: 'test.attempts',
      text: 'SELECT outcome, said, ended_at FROM notification_attempt WHERE notification_id = $1 ORDER BY number',
      values: [(await delivery(booking.id, 'booking_approval')).id],
    });
    expect(attempts.map(({ outcome }) => outcome)).toEqual(Array.from({ length: 8 }, () => 'try-later'));
    app.clock.set('2026-11-23T08:00Z');
  });

  it('that are refused for good are not tried again, and hold up no other', async () => {
    mailbox = (address, done) => done(address.startsWith('office') ? null : reply(550, '5.1.1 No such user'));
    const booking = await requested();
    await step.approve(booking);
    await settled(booking.id, 'booking_approval', { state: 'failed', tries: 1, problem: 'recipient-refused' });
    await settled(booking.id, 'signature_request', { state: 'sent' }, 'whatsapp');
  });

  it('wait for WhatsApp as long as it asks, where that is longer than we would', async () => {
    cloud.answer(429, cloudError(130429, 'Rate limit hit'), { 'Retry-After': '900' });
    const booking = await requested();
    await step.approve(booking);
    await settled(booking.id, 'signature_request', { state: 'queued', problem: 'put-off' }, 'whatsapp');
    const { due_at } = await delivery(booking.id, 'signature_request', 'whatsapp');
    expect(Date.parse(due_at) - Date.parse(app.clock.now())).toBe(900_000);
    app.clock.advanceMinutes(15);
    await settled(booking.id, 'signature_request', { state: 'sent', tries: 2 }, 'whatsapp');
    app.clock.set('2026-11-23T08:00Z');
  });

  it('whose sending was cut off are sent again once they are taken for lost', async () => {
    const booking = await requested();
    await settled(booking.id, 'booking_requested', { state: 'sent' });
    await app.database.query({
      name: 'test.cut-off',
      text: `UPDATE notification SET state = 'sending', attempts = attempts + 1, tries = 1, look_at = $2 WHERE booking_id = $1`,
      values: [booking.id, new Date(Date.parse(app.clock.now()) + 60_000)],
    });
    app.clock.advanceMinutes(1);
    await settled(booking.id, 'booking_requested', { state: 'sent', tries: 2, attempts: 3 });
    const { id } = await delivery(booking.id, 'booking_requested');
    expect(mail.arrived.filter(({ source }) => source.includes(`Message-ID: <${id}@`))).toHaveLength(2);
    app.clock.set('2026-11-23T08:00Z');
  });

  it('that nobody needs any more are not sent', async () => {
    mailbox = (_address, done) => done(reply(451, 'Later'));
    const booking = await requested();
    await settled(booking.id, 'booking_requested', { state: 'queued', tries: 1 });
    await step.approve(booking);
    await settled(booking.id, 'booking_requested', { state: 'withdrawn' });
    await settled(booking.id, 'booking_approval', { state: 'queued', tries: 1 });
    mailbox = (_address, done) => done();
    app.clock.set('2026-11-28T08:00Z');
    await settled(booking.id, 'booking_approval', { state: 'withdrawn' });
    app.clock.set('2026-11-23T08:00Z');
  });

  it('remind of the signature three hours before, of the shift one hour before, once each', async () => {
    const booking = await requested();
    await step.approve(booking);
    await settled(booking.id, 'booking_approval', { state: 'sent' });
    app.clock.set(new Date(Date.parse(booking.startTime) - 3 * 3_600_000).toISOString());
    await settled(booking.id, 'signature_reminder', { state: 'sent' });
    await settled(booking.id, 'signature_reminder', { state: 'sent' }, 'whatsapp');
    app.clock.advanceMinutes(120);
    await settled(booking.id, 'upcoming_shift', { state: 'sent', attempts: 1 });
    app.clock.set('2026-11-23T08:00Z');
  });

  it('carry hostile words to no other reader, header or meaning', async () => {
    mailbox = (_address, done) => done(reply(451, 'Later'));
    cloud.answer(503, {});
    const booking = await requested();
    const reason = 'Because';
    await ruth
      .put(`/api/admin/bookings/${booking.id}/approve`)
      .send({ approved: false, adminNotes: reason })
      .expect(200);
    await settled(booking.id, 'booking_rejection', { state: 'queued', tries: 1 });
    await settled(booking.id, 'booking_rejection', { state: 'queued', tries: 1 }, 'whatsapp');
    const hostile = `{{responderName}} <script>alert(1)</script> \u202Egnp.exe\r\nBcc: eve@example.org\r\n\r\n${'x'.repeat(10_000)}`;
    await renamed('Dana\r\nBcc: eve@example.org', booking.id, hostile);
    mailbox = (_address, done) => done();
    app.clock.advanceMinutes(3);
    await settled(booking.id, 'booking_rejection', { state: 'sent' });
    await settled(booking.id, 'booking_rejection', { state: 'sent' }, 'whatsapp');

    const { id } = await delivery(booking.id, 'booking_rejection');
    const arrived = mail.arrived.filter(({ source }) => source.includes(`Message-ID: <${id}@`));
    expect(arrived.map(({ to }) => to)).toEqual([[await addressOf('101')]]);
    const [whole] = mailParts(arrived[0]!.source);
    const [text, html] = mailParts(arrived[0]!.source).map(({ content }) => content);
    expect(arrived[0]!.source.slice(0, arrived[0]!.source.indexOf('\r\n\r\n'))).not.toMatch(/^(Bcc|X-)/im);
    expect(whole!.type).toMatch(/text\/plain/);
    expect(text).toContain('{{responderName}} <script>alert(1)</script> gnp.exe');
    expect(text).toContain('x'.repeat(10_000));
    expect(html).toContain('{{responderName}} &lt;script&gt;alert(1)&lt;/script&gt; gnp.exe');
    expect(html).not.toMatch(/<script|\u202E/);
    const { body } = cloud.calls.at(-1)!;
    const texts = JSON.stringify(body).match(/"text":"[^"]*"/g)!;
    expect(texts.join('').length).toBeLessThan(1_400);
    expect(texts.join('')).not.toMatch(/\\[rnt]|\u202E/);
    await renamed('Dana', booking.id, reason);
    app.clock.set('2026-11-23T08:00Z');
  });

  it('wait behind no mail server that hangs, and neither does a booking', async () => {
    let answer: (error?: Error | null) => void = () => {};
    mailbox = (address, done) => {
      if (address.startsWith('office')) answer = done;
      else done();
    };
    const booking = await requested();
    await settled(booking.id, 'booking_requested', { state: 'sending' });
    await step.approve(booking);
    await settled(booking.id, 'booking_approval', { state: 'sent' });
    await settled(booking.id, 'signature_request', { state: 'sent' }, 'whatsapp');
    answer();
    // on a slow machine we have given up waiting by then, and try again; but never so late that nobody wants it any more
    const lateEnough = addMinutes(app.clock.now(), 240);
    await eventually(async () => {
      if (app.clock.now() < lateEnough) app.clock.advanceMinutes(3);
      expect(await delivery(booking.id, 'booking_requested')).toMatchObject({ state: 'sent' });
    });
    app.clock.set('2026-11-23T08:00Z');
  });

  it('that got lost on the way to a worker, with all that the queue held, are queued again', async () => {
    const booking = await requested();
    await settled(booking.id, 'booking_requested', { state: 'sent' });
    await app.database.query({
      name: 'test.lost',
      text: `UPDATE notification SET state = 'queued', tries = 0, look_at = $2 WHERE booking_id = $1`,
      values: [booking.id, new Date(Date.parse(app.clock.now()) + 120_000)],
    });
    app.clock.advanceMinutes(2);
    await settled(booking.id, 'booking_requested', { state: 'sent', attempts: 2 });
    app.clock.set('2026-11-23T08:00Z');
  });

  it('are written down as sent by a process that was taken for dead, and not sent again', async () => {
    const taken: (() => void)[] = [];
    mailbox = (_address, done) => void taken.push(done);
    const booking = await requested();
    await eventually(() => expect(taken).toHaveLength(1));
    const { id } = await delivery(booking.id, 'booking_requested');
    await app.database.query({
      name: 'test.taken-for-dead',
      text: `UPDATE notification SET state = 'queued', look_at = $2 WHERE id = $1`,
      values: [id, new Date(Date.parse(app.clock.now()) + 120_000)],
    });
    taken[0]!();
    await settled(booking.id, 'booking_requested', { state: 'sent', attempts: 1 });
    app.clock.advanceMinutes(2);
    expect(mail.arrived.filter(({ source }) => source.includes(`Message-ID: <${id}@`))).toHaveLength(1);
    app.clock.set('2026-11-23T08:00Z');
  });

  it('are tried again later where the fault is ours', async () => {
    const rename = (from: string, to: string) =>
      withConnection(app.testDatabase.url, (client) => client.query(`ALTER TABLE ${from} RENAME TO ${to}`));
    await rename('message_template', 'mislaid');
    const booking = await requested();
    await settled(booking.id, 'booking_requested', { state: 'queued', tries: 1, problem: 'unexpected' });
    await rename('mislaid', 'message_template');
    app.clock.advanceMinutes(3);
    await settled(booking.id, 'booking_requested', { state: 'sent', tries: 2 });
    app.clock.set('2026-11-23T08:00Z');
  });

  it('are finished before a process that is told to stop ends', async () => {
    const taken: (() => void)[] = [];
    mailbox = (_address, done) => void taken.push(done);
    const booking = await requested();
    await eventually(() => expect(taken).toHaveLength(1));
    stopped = app.nest.close();
    taken[0]!();
    await stopped;
    const [row] = await app.testDatabase.database.query<Delivery>({
      name: 'test.afterwards',
      text: `SELECT * FROM notification WHERE booking_id = $1`,
      values: [booking.id],
    });
    expect(row).toMatchObject({ state: 'sent', attempts: 1 });
  });

  const addressOf = async (unitNumber: string) => {
    const [row] = await app.database.query<{ email: string }>({
      name: 'test.address',
      text: 'SELECT email FROM responder WHERE unit_number = $1',
      values: [unitNumber],
    });
    return row!.email;
  };
  const renamed = async (firstName: string, bookingId: string, reason: string) => {
    await app.database.query({
      name: 'test.rename',
      text: `UPDATE responder SET first_name = $1 WHERE unit_number = '101'`,
      values: [firstName],
    });
    await app.database.query({
      name: 'test.reason',
      text: 'UPDATE booking_diary SET reason = $2 WHERE booking_id = $1',
      values: [bookingId, reason],
    });
  };
  const choose = ({ language }: { language: string | null }) =>
    app.database.query({
      name: 'test.language',
      text: `UPDATE responder SET language = $1 WHERE unit_number = '101'`,
      values: [language],
    });
});

const unfolded = (source: string) => source.replaceAll(/\r\n[ \t]+/g, ' ');
