import { scansOf } from '../support/query-plan.js';
import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { type CloudApi, cloudError, startCloudApi } from '../support/servers/cloud-api.js';
import { type MailServer, startMailServer } from '../support/servers/mail-server.js';
import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import { testsSince } from '../../src/notifications/channels/test-channel/channel-tests.js';
import { lastTests } from '../../src/notifications/channels/channel-status/read-channels.controller.js';

let mail: MailServer;
let cloud: CloudApi;
let app: TestApp;
let ruth: Person;
/** The mail server takes nothing until this is over. */
let held: Promise<void> = Promise.resolve();

beforeAll(async () => {
  [mail, cloud] = await Promise.all([
    startMailServer({ onMailFrom: (_address, _session, done) => void held.then(() => done()) }),
    startCloudApi(),
  ]);
  app = await startTestApp({
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_FROM: 'Rigbook <office@rigbook.example>',
      WHATSAPP_API_URL: cloud.url,
      WHATSAPP_TOKEN: 'a-token',
      WHATSAPP_PHONE_NUMBER_ID: '1234',
    },
  });
  ruth = await app.signInAdmin();
});
afterAll(async () => {
  await app.close();
  await Promise.all([mail.close(), cloud.close()]);
});

const unknown = '0199c0de-ffff-7000-8000-00000000ffff';
let key = 0;
const test = (channel: string, by = ruth, idempotencyKey = `test-${key++}`) =>
  by.post(`/api/admin/channels/${channel}/test`).set('Idempotency-Key', idempotencyKey).send();
const channels = async () => (await ruth.get('/api/admin/channels').expect(200)).body as readonly object[];
const nobody = { name: 'test.nobody', text: `UPDATE responder SET email = NULL WHERE unit_number = '100'`, values: [] };

describe('the channels', () => {
  it('are configured, and were never tested', async () => {
    expect(await channels()).toEqual([
      { channel: 'email', configured: true, missingVariables: [], from: 'office@rigbook.example', lastTest: null },
      { channel: 'whatsapp', configured: true, missingVariables: [], from: null, lastTest: null },
    ]);
  });

  it('send a mail to who asks, once for each key, and remember it', async () => {
    const { body } = await test('email', ruth, 'mail-1').expect(200);
    expect(body).toEqual({
      channel: 'email',
      outcome: 'sent',
      to: expect.stringMatching(/^.•••@example\.org$/),
      problem: null,
      said: expect.stringMatching(/^250 /),
      testedAt: app.clock.now(),
      retryAfterSeconds: null,
    });
    expect((await test('email', ruth, 'mail-1').expect(200)).body).toEqual(body);
    expect(mail.arrived).toHaveLength(1);
    expect(mail.arrived[0]!.source).toMatch(/^Subject: Test message from Rigbook\r$/m);
    expect(await channels()).toMatchObject([
      { lastTest: { outcome: 'sent', testedAt: app.clock.now(), testedBy: { unitNumber: '100' } } },
      { lastTest: null },
    ]);
    const events = await app.database.query({
      name: 'test.channel-events',
      text: `SELECT e.data, e.stream = t.id AS of_test FROM event e, channel_test t WHERE e.type = 'ChannelTested'`,
      values: [],
    });
    expect(events).toEqual([{ data: { channel: 'email', outcome: 'sent' }, of_test: true }]);
  });

  it("send WhatsApp's own template, in Hebrew organisations too, and say what Meta refuses", async () => {
    await ruth.put('/api/admin/settings').send({ language: 'he' }).expect(200);
    expect((await test('whatsapp').expect(200)).body).toMatchObject({ outcome: 'sent', to: '••• 0100' });
    expect(cloud.calls[0]?.body).toMatchObject({ to: '+972500000100', template: { name: 'hello_world' } });
    cloud.answer(400, cloudError(131030, 'Recipient phone number not in allowed list'));
    expect((await test('whatsapp').expect(200)).body).toMatchObject({
      outcome: 'failed',
      problem: 'recipient-refused',
      said: expect.stringMatching(/^131030 /),
    });
    expect((await channels())[1]).toMatchObject({ lastTest: { outcome: 'failed', problem: 'recipient-refused' } });
    app.clock.advanceMinutes(11);
    await test('email').expect(200);
    expect(mail.arrived.at(-1)!.source).toMatch(/^Subject: =\?UTF-8\?/m);
  });

  it("write by WhatsApp to a number of the organisation's country", async () => {
    app.clock.advanceMinutes(11);
    await ruth.put('/api/admin/settings').send({ country: 'GB' }).expect(200);
    expect((await test('whatsapp').expect(409)).body).toMatchObject({ code: 'NO_ADDRESS_FOR_CHANNEL' });
    await ruth.put('/api/admin/settings').send({ country: 'IL' }).expect(200);
    await test('whatsapp').expect(200);
    expect(cloud.calls.at(-1)?.body).toMatchObject({ to: '+972500000100' });
  });

  it('are tested five times in ten minutes and no more, however many ask at once', async () => {
    app.clock.advanceMinutes(11);
    const before = mail.arrived.length;
    const answers = await Promise.all(Array.from({ length: 8 }, () => test('email')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect(mail.arrived).toHaveLength(before + 5);
    app.clock.advanceMinutes(4);
    const late = await test('whatsapp').expect(429);
    expect(late.body).toMatchObject({ code: 'TOO_MANY_CHANNEL_TESTS', detail: expect.stringContaining('6 minutes') });
    expect(late.headers['retry-after']).toBe('360');
    app.clock.advanceMinutes(7);
    await test('whatsapp').expect(200);
  });

  it('send once for a request that comes twice at once', async () => {
    const before = mail.arrived.length;
    let letGo: (() => void) | undefined;
    held = new Promise((resolve) => (letGo = resolve));
    const both = [test('email', ruth, 'twice'), test('email', ruth, 'twice')].map(async (request) => await request);
    const first = await Promise.race(both);
    expect([first.status, first.body.code]).toEqual([409, 'CHANNEL_TEST_UNDER_WAY']);
    letGo?.();
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(mail.arrived).toHaveLength(before + 1);
    await test('email', ruth, 'twice').expect(200);
    expect(mail.arrived).toHaveLength(before + 1);
  });

  it('are others where nothing is', async () => {
    expect((await test('pigeon').expect(404)).body.code).toBe('NOT_FOUND');
  });

  it('need an address, and are not tested without one', async () => {
    await app.database.query(nobody);
    expect((await test('email').expect(409)).body).toMatchObject({
      code: 'NO_ADDRESS_FOR_CHANNEL',
      detail: expect.stringContaining('no email address'),
    });
  });

  it('are read by an index', async () => {
    const many = `INSERT INTO channel_test (id, channel, tested_by, tested_at, outcome)
                  SELECT gen_random_uuid(), (ARRAY['email', 'whatsapp'])[n % 2 + 1], gen_random_uuid(), '2027-01-01', 'sent'
                  FROM generate_series(1, 5000) n`;
    await app.database.query({ name: 'test.many-tests', text: many, values: [] });
    await app.database.query({ name: '', text: 'ANALYZE channel_test', values: [] });
    const nobodysTests = testsSince(unknown as ResponderId, app.clock.now(), 5, unknown);
    for (const statement of [lastTests().statement, nobodysTests])
      for (const scan of await scansOf(app.testDatabase, ['channel_test'], statement))
        expect(scan['Node Type']).toMatch(/^(Bitmap )?(Index|Heap)( Only)? Scan$/);
    expect(await channels()).toMatchObject([{ lastTest: { testedBy: { unitNumber: null } } }, {}]);
  });
});

it('without a configuration nothing is sent, nothing is kept and nothing fails', async () => {
  const bare = await startTestApp({ shareDatabaseOf: app, worker: false });
  const admin = await bare.signInAdmin();
  const { body } = await admin.post('/api/admin/channels/email/test').expect(200);
  expect(body).toMatchObject({ outcome: 'not-configured', to: null, problem: null });
  expect((await admin.get('/api/admin/channels').expect(200)).body).toMatchObject([
    { configured: false, missingVariables: ['SMTP_URL', 'MAIL_FROM'], from: null },
    { configured: false, missingVariables: ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_NUMBER_ID'] },
  ]);
  await bare.close();
});
