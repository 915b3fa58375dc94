import { type Person, startTestApp } from '../support/app.js';
import { cloudError } from '../support/servers/cloud-api.js';
import { type ConfirmingApp, startConfirmingApp } from './support/confirming-app.js';
import { browserWith, channelsAt, confirm, confirmNewDevices, login } from './support/new-device.js';
import { mailedCode, sendCode } from './support/new-device.js';

let at: ConfirmingApp;
beforeAll(async () => {
  at = await startConfirmingApp();
});
afterAll(() => at.close());
beforeEach(() => at.laterWithoutCodes());

describe('the first sign-in on a device', () => {
  it('asks for a confirmation and opens nothing', async () => {
    const person = at.app.visitor();
    const { body, headers } = await login(person, '101').expect(202);
    expect(body).toEqual({
      expiresAt: expect.any(String),
      channels: [
        { channel: 'whatsapp', to: '…01' },
        { channel: 'email', to: 'd…@e…' },
      ],
      codeSentBy: null,
      lettingIn: 'not-asked',
      phrase: [expect.any(String), expect.any(String), expect.any(String), expect.any(String)],
      administrator: false,
      adminPassword: false,
    });
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^rigbook_pending=[\w-]{43}; Max-Age=900; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect(JSON.stringify(body)).not.toMatch(/Dana|Levi|0500000101/);
    await person.get('/api/auth/user').expect(401);
    await person.get('/api/bookings').expect(401);
    await person.post('/api/auth/login/finish').expect(403);
  });

  it('goes on with the code, and the device is known from then on', async () => {
    const { person, device } = await at.confirmedDevice('101');
    await person.get('/api/auth/user').expect(200);
    await person.post('/api/auth/logout').expect(204);
    await login(browserWith(at.app, device) as Person, '101').expect(200);
  });

  it('takes a code by WhatsApp as well', async () => {
    const person = at.app.visitor();
    await login(person, '102').expect(202);
    expect((await sendCode(person, 'whatsapp').expect(200)).body).toMatchObject({ codeSentBy: 'whatsapp' });
    const { template } = at.cloud.calls.at(-1)!.body as {
      template: { components: { parameters: { text: string }[] }[] };
    };
    await confirm(person, template.components[0]!.parameters[0]!.text).expect(200);
  });

  it('says when a code was not delivered, and takes the other channel', async () => {
    const person = at.app.visitor();
    await login(person, '101').expect(202);
    at.cloud.answer(400, cloudError(131026, 'Message undeliverable'));
    const { body } = await sendCode(person, 'whatsapp').expect(409);
    expect(body).toMatchObject({ code: 'CODE_NOT_SENT', facts: { channel: 'whatsapp' } });
    const state = (await person.get('/api/auth/login').expect(200)).body;
    expect(state.pending).toMatchObject({ codeSentBy: null, administrator: true, adminPassword: false });
    await sendCode(person).expect(200);
    await confirm(person, mailedCode(at.mail)).expect(200);
  });

  it('goes on where it was after the page was loaded again', async () => {
    const person = at.app.visitor();
    expect((await person.get('/api/auth/login').expect(200)).body).toEqual({
      confirmNewDevices: true,
      microsoft: false,
      pending: null,
    });
    await login(person, '101').expect(202);
    await sendCode(person).expect(200);
    const { body } = await person.get('/api/auth/login').expect(200);
    expect(body.pending).toMatchObject({ codeSentBy: 'email', lettingIn: 'not-asked' });
  });

  it('is refused like before when the digits are wrong', async () => {
    const known = await login(at.app.visitor(), '103', '9999').expect(401);
    const unknown = await login(at.app.visitor(), '999', '0999').expect(401);
    expect(known.body).toMatchObject({ code: 'SIGN_IN_FAILED' });
    expect({ ...known.body, correlationId: '' }).toEqual({ ...unknown.body, correlationId: '' });
    expect(known.get('Set-Cookie')).toBeUndefined();
  });

  it('begins again after 15 minutes', async () => {
    const person = at.app.visitor();
    await login(person, '101').expect(202);
    at.app.clock.advanceMinutes(15);
    expect((await sendCode(person).expect(401)).body.code).toBe('SIGN_IN_EXPIRED');
    expect((await confirm(person, '123456').expect(401)).body.code).toBe('SIGN_IN_EXPIRED');
  });

  it('refuses what is no code, and a channel that is none', async () => {
    const person = at.app.visitor();
    await login(person, '101').expect(202);
    for (const code of ['12345', '1234567', 'abcdef', 123456, null])
      await person.post('/api/auth/login/confirm').send({ code }).expect(400);
    await sendCode(person, 'sms').expect(400);
    await at.app.database.query({
      name: 'test.no-email',
      text: `UPDATE responder SET email = NULL WHERE unit_number = '104'`,
      values: [],
    });
    const without = at.app.visitor();
    expect((await login(without, '104').expect(202)).body.channels).toEqual([{ channel: 'whatsapp', to: '…04' }]);
    expect((await sendCode(without).expect(409)).body.code).toBe('CHANNEL_NOT_AVAILABLE');
  });
});

describe('a known device', () => {
  it('is forgotten 180 days after its last use', async () => {
    const { device } = await at.confirmedDevice('101');
    at.app.clock.advanceMinutes(179 * 24 * 60);
    await login(browserWith(at.app, device) as Person, '101').expect(200);
    at.app.clock.advanceMinutes(179 * 24 * 60);
    await login(browserWith(at.app, device) as Person, '101').expect(200);
    at.app.clock.advanceMinutes(180 * 24 * 60);
    await login(browserWith(at.app, device) as Person, '101').expect(202);
  });

  it('is the browser of a session from before devices were remembered, once it is seen', async () => {
    const { person } = await at.confirmedDevice('105');
    const forget = `UPDATE session SET device_id = NULL
      WHERE responder_id = (SELECT id FROM responder WHERE unit_number = '105')`;
    await at.app.database.query({ name: 'test.earlier-session', text: forget, values: [] });
    await at.app.database.query({ name: 'test.no-devices', text: 'DELETE FROM known_device', values: [] });
    const session = (await person.get('/api/auth/user').expect(200)).get('Set-Cookie');
    expect(session).toEqual([expect.stringMatching(/^rigbook_device=[\w-]{43}; Max-Age=15552000;/)]);
    expect((await person.get('/api/auth/user').expect(200)).get('Set-Cookie')).toBeUndefined();
    await person.post('/api/auth/logout').expect(204);
    await login(person, '105').expect(200);
  });

  it('is named by its browser and system, and counts when confirmation is off only while it is off', async () => {
    const { person: admin } = await at.confirmedDevice('100');
    await admin.post('/api/auth/verify-admin-password').send({ password: 'rigbook-demo' }).expect(200);
    await confirmNewDevices(admin, false);
    const dana = at.app.visitor().set('User-Agent', 'Mozilla/5.0 (iPhone) Version/18.1 Mobile/15E148 Safari/604.1');
    await login(dana, '101').expect(200);
    const [device] = await at.app.database.query<object>({
      name: 'test.latest-device',
      text: `SELECT browser, system, network, confirmed_by FROM known_device ORDER BY first_seen_at DESC, id DESC LIMIT 1`,
      values: [],
    });
    expect(device).toEqual({ browser: 'Safari', system: 'iPhone', network: '127.0.0.1', confirmed_by: 'digits' });
    await confirmNewDevices(admin);
    await login(dana, '101').expect(202);
  });
});

it('names its cookies for this host alone where the public address is https', async () => {
  const behindHttps = await startTestApp({
    shareDatabaseOf: at.app,
    environment: { ...channelsAt(at.mail), PUBLIC_URL: 'https://rigs.example' },
  });
  try {
    const answer = await login(behindHttps.visitor(), '101').expect(202);
    expect(answer.get('Set-Cookie')).toEqual([expect.stringMatching(/^__Host-rigbook_pending=.*; Path=\/;.*; Secure/)]);
  } finally {
    await behindHttps.close();
  }
});
