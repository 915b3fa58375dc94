import { eventually } from '../event-store/support/eventually.js';
import { vehicleId } from '../support/shift.js';
import { cloudError } from '../support/servers/cloud-api.js';
import { mailParts } from '../support/servers/mail-parts.js';
import { reply } from '../support/servers/mail-server.js';
import { type RedisServer, startRedisServer } from '../support/servers/redis-server.js';
import { type DeliveryApp, openDelivery } from './support/delivery-app.js';

let redis: RedisServer;
beforeAll(async () => {
  redis = await startRedisServer();
});
afterAll(() => redis.close());

describe.each(['Postgres', 'Redis'] as const)('messages, queued on %s', (store) => {
  let opened: DeliveryApp;
  let servers: DeliveryApp['servers'];
  let mail: DeliveryApp['mail'];
  let cloud: DeliveryApp['cloud'];
  let app: DeliveryApp['app'];
  let ruth: DeliveryApp['ruth'];
  let step: DeliveryApp['step'];
  let delivery: DeliveryApp['delivery'];
  let deliveries: DeliveryApp['deliveries'];
  let mails: DeliveryApp['mails'];
  let requested: DeliveryApp['requested'];
  let settled: DeliveryApp['settled'];

  beforeAll(async () => {
    opened = await openDelivery(store === 'Redis' ? redis.url : undefined);
    ({ servers, mail, cloud, app, ruth, step, delivery, deliveries, mails, requested, settled } = opened);
  });
  afterAll(() => opened.close());
  afterEach(() => {
    servers.takeAllMail();
    cloud.takeAll();
  });

  it('are sent by mail and WhatsApp, each once, and what became of them is written down', async () => {
    const booking = await requested();
    await settled(booking.id, 'booking_requested', { state: 'sent', tries: 1, said: expect.stringMatching(/^250 /) });
    expect(mail.arrived.at(-1)).toMatchObject({ to: ['office@example.org'] });
    expect(mailParts(mail.arrived.at(-1)!.source)[0]!.content).toContain(
      `/decide#${booking.id.replaceAll('-', '')}-0-`,
    );
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

  it('of an approval carry the notes of the administrator, and say where the organization answers', async () => {
    await ruth.put('/api/admin/settings').send({ whatsappNumber: '+972500000100' }).expect(200);
    const booking = await requested();
    await ruth
      .put(`/api/admin/bookings/${booking.id}/approve`)
      .send({ approved: true, adminNotes: 'The keys are in box 2.' })
      .expect(200);
    await settled(booking.id, 'booking_approval', { state: 'sent' });
    const { id } = await delivery(booking.id, 'booking_approval');
    const arrived = mail.arrived.find(({ source }) => source.includes(`Message-ID: <${id}@`));
    const [text] = mailParts(arrived!.source).map(({ content }) => content);
    expect(text).toMatch(/(?:\r?\n){2}The keys are in box 2\.(?:\r?\n){2}One step is left/);
    expect(text).toContain('WhatsApp: +972500000100');
    await ruth.delete(`/api/admin/bookings/${booking.id}`).send({ reason: 'Garage' }).expect(200);
    await settled(booking.id, 'booking_cancelled', { state: 'sent' });
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
    servers.mailbox = (address, done) => done(address.startsWith('office') ? null : reply(451, '4.7.1 Greylisted'));
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

  it('of what is seen at vehicles go to the administrators of an organization without a contact address', async () => {
    await ruth.put('/api/admin/settings').send({ contactEmail: null }).expect(200);
    const of = await vehicleId(app, 'ALS1');
    await ruth.post(`/api/vehicles/${of}/seen`).send({ words: 'It leaks cobalt', place: 'hood' }).expect(204);
    const arrived = () => mail.arrived.filter(({ source }) => source.includes('It leaks cobalt'));
    const administrators = await app.database.query<{ email: string }>({
      name: 'test.administrators',
      text: `SELECT email FROM responder WHERE is_admin AND suspended_at IS NULL AND email <> ''`,
      values: [],
    });
    await eventually(() =>
      expect(
        arrived()
          .flatMap(({ to }) => to)
          .sort(),
      ).toEqual(administrators.map(({ email }) => email).sort()),
    );
    expect(administrators).not.toEqual([]);
    await ruth.put('/api/admin/settings').send({ contactEmail: 'office@example.org' }).expect(200);
  });

  it('that are refused for good are not tried again, and hold up no other', async () => {
    servers.mailbox = (address, done) => done(address.startsWith('office') ? null : reply(550, '5.1.1 No such user'));
    const booking = await requested();
    await step.approve(booking);
    await settled(booking.id, 'booking_approval', { state: 'failed', tries: 1, problem: 'recipient-refused' });
    await settled(booking.id, 'signature_request', { state: 'sent' }, 'whatsapp');
  });

  it('wait for WhatsApp as long as it asks, where that is longer than we would', async () => {
    cloud.answerAll(429, cloudError(130429, 'Rate limit hit'), { 'Retry-After': '900' });
    const booking = await requested();
    await step.approve(booking);
    await settled(booking.id, 'signature_request', { state: 'queued', problem: 'put-off' }, 'whatsapp');
    const { due_at } = await delivery(booking.id, 'signature_request', 'whatsapp');
    expect(Date.parse(due_at) - Date.parse(app.clock.now())).toBe(900_000);
    cloud.takeAll();
    app.clock.advanceMinutes(15);
    await settled(booking.id, 'signature_request', { state: 'sent', tries: 2 }, 'whatsapp');
    app.clock.set('2026-11-23T08:00Z');
  });

  it('that nobody needs any more are not sent', async () => {
    servers.mailbox = (_address, done) => done(reply(451, 'Later'));
    const booking = await requested();
    await settled(booking.id, 'booking_requested', { state: 'queued', tries: 1 });
    await step.approve(booking);
    await settled(booking.id, 'booking_requested', { state: 'withdrawn' });
    await settled(booking.id, 'booking_approval', { state: 'queued', tries: 1 });
    servers.takeAllMail();
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
    servers.mailbox = (_address, done) => done(reply(451, 'Later'));
    cloud.answerAll(503, {});
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
    servers.takeAllMail();
    cloud.takeAll();
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
