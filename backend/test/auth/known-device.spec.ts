import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { type CloudApi, cloudError, startCloudApi } from '../support/servers/cloud-api.js';
import { type MailServer, startMailServer } from '../support/servers/mail-server.js';
import { browserWith, channelsAt, confirmNewDevices, login, mailedCode } from './support/new-device.js';
import { otherThan, setCookie } from './support/new-device.js';

let mail: MailServer;
let cloud: CloudApi;
let app: TestApp;

beforeAll(async () => {
  [mail, cloud] = await Promise.all([startMailServer(), startCloudApi()]);
  app = await startTestApp({ environment: channelsAt(mail, cloud) });
  await confirmNewDevices(await app.signInAdmin());
});
afterAll(async () => {
  await app.close();
  await Promise.all([mail.close(), cloud.close()]);
});
/** Codes are limited by the day. */
beforeEach(async () => {
  app.clock.advanceMinutes(6 * 60);
  await app.database.query({ name: 'test.no-codes', text: 'DELETE FROM one_time_code', values: [] });
});

const idOf = async (unitNumber: string): Promise<string> => {
  const text = `SELECT id FROM responder WHERE unit_number = $1`;
  const [row] = await app.database.query<{ id: string }>({ name: 'test.id-of', text, values: [unitNumber] });
  return row?.id ?? '';
};

const sendCode = (person: Pick<Person, 'post'>, channel = 'email') =>
  person.post('/api/auth/login/send-code').send({ channel });
const confirm = (person: Pick<Person, 'post'>, code: string) => person.post('/api/auth/login/confirm').send({ code });

/** Signs in on a new device by a mailed code. */
async function confirmedDevice(unitNumber: string, person = app.visitor()) {
  await login(person, unitNumber).expect(202);
  await sendCode(person).expect(200);
  const answer = await confirm(person, mailedCode(mail)).expect(200);
  return { person, device: setCookie(answer, 'rigbook_device'), session: setCookie(answer, 'rigbook_session') };
}

describe('the first sign-in on a device', () => {
  it('asks for a confirmation and opens nothing', async () => {
    const person = app.visitor();
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
    const { person, device } = await confirmedDevice('101');
    await person.get('/api/auth/user').expect(200);
    await person.post('/api/auth/logout').expect(204);
    await login(browserWith(app, device) as Person, '101').expect(200);
  });

  it('takes a code by WhatsApp as well', async () => {
    const person = app.visitor();
    await login(person, '102').expect(202);
    expect((await sendCode(person, 'whatsapp').expect(200)).body).toMatchObject({ codeSentBy: 'whatsapp' });
    const { template } = cloud.calls.at(-1)!.body as {
      template: { components: { parameters: { text: string }[] }[] };
    };
    await confirm(person, template.components[0]!.parameters[0]!.text).expect(200);
  });

  it('says when a code was not delivered, and takes the other channel', async () => {
    const person = app.visitor();
    await login(person, '101').expect(202);
    cloud.answer(400, cloudError(131026, 'Message undeliverable'));
    const { body } = await sendCode(person, 'whatsapp').expect(409);
    expect(body).toMatchObject({ code: 'CODE_NOT_SENT', facts: { channel: 'whatsapp' } });
    const state = (await person.get('/api/auth/login').expect(200)).body;
    expect(state.pending).toMatchObject({ codeSentBy: null, administrator: true, adminPassword: false });
    await sendCode(person).expect(200);
    await confirm(person, mailedCode(mail)).expect(200);
  });

  it('goes on where it was after the page was loaded again', async () => {
    const person = app.visitor();
    expect((await person.get('/api/auth/login').expect(200)).body).toEqual({ confirmNewDevices: true, pending: null });
    await login(person, '101').expect(202);
    await sendCode(person).expect(200);
    const { body } = await person.get('/api/auth/login').expect(200);
    expect(body.pending).toMatchObject({ codeSentBy: 'email', lettingIn: 'not-asked' });
  });

  it('is refused like before when the digits are wrong', async () => {
    const known = await login(app.visitor(), '103', '9999').expect(401);
    const unknown = await login(app.visitor(), '999', '0999').expect(401);
    expect(known.body).toMatchObject({ code: 'SIGN_IN_FAILED' });
    expect({ ...known.body, correlationId: '' }).toEqual({ ...unknown.body, correlationId: '' });
    expect(known.get('Set-Cookie')).toBeUndefined();
  });

  it('begins again after 15 minutes', async () => {
    const person = app.visitor();
    await login(person, '101').expect(202);
    app.clock.advanceMinutes(15);
    expect((await sendCode(person).expect(401)).body.code).toBe('SIGN_IN_EXPIRED');
    expect((await confirm(person, '123456').expect(401)).body.code).toBe('SIGN_IN_EXPIRED');
  });

  it('refuses what is no code, and a channel that is none', async () => {
    const person = app.visitor();
    await login(person, '101').expect(202);
    for (const code of ['12345', '1234567', 'abcdef', 123456, null])
      await person.post('/api/auth/login/confirm').send({ code }).expect(400);
    await sendCode(person, 'sms').expect(400);
    await app.database.query({
      name: 'test.no-email',
      text: `UPDATE responder SET email = NULL WHERE unit_number = '104'`,
      values: [],
    });
    const without = app.visitor();
    expect((await login(without, '104').expect(202)).body.channels).toEqual([{ channel: 'whatsapp', to: '…04' }]);
    expect((await sendCode(without).expect(409)).body.code).toBe('CHANNEL_NOT_AVAILABLE');
  });
});

describe('an attacker', () => {
  it('asks no administrator and enters no password where a code can be sent', async () => {
    const person = app.visitor();
    await login(person, '100').expect(202);
    expect((await person.post('/api/auth/login/ask-administrator').expect(409)).body.code).toBe('CODE_CAN_BE_SENT');
    const enter = person.post('/api/auth/login/confirm-with-password').send({ password: 'rigbook-demo' });
    expect((await enter.expect(409)).body.code).toBe('CODE_CAN_BE_SENT');
  });

  it('guesses a code five times and not once more, however many guesses come at once', async () => {
    const person = app.visitor();
    await login(person, '101').expect(202);
    await sendCode(person).expect(200);
    const code = mailedCode(mail);
    const answers = await Promise.all(Array.from({ length: 9 }, () => confirm(person, otherThan(code))));
    const codes = answers.map(({ body }) => (body as { code: string }).code).sort();
    expect(codes.filter((one) => one === 'CODE_INCORRECT')).toHaveLength(5);
    expect(codes.filter((one) => one === 'CODE_EXPIRED')).toHaveLength(4);
    expect((await confirm(person, code).expect(403)).body.code).toBe('CODE_EXPIRED');
    await person.get('/api/auth/user').expect(401);
  });

  it('has six codes an hour to guess, however many devices', async () => {
    for (let each = 0; each < 6; each += 1) {
      const person = app.visitor();
      await login(person, '105').expect(202);
      await sendCode(person).expect(200);
    }
    const person = app.visitor();
    await login(person, '105').expect(202);
    const { body, headers } = await sendCode(person).expect(429);
    expect(body.code).toBe('TOO_MANY_CODES');
    expect(headers['retry-after']).toBe('3600');
  });

  it("is not let in by another person's code", async () => {
    const [mine, others] = [app.visitor(), app.visitor()];
    await login(mine, '102').expect(202);
    await sendCode(mine).expect(200);
    const code = mailedCode(mail);
    await login(others, '101').expect(202);
    expect((await confirm(others, code).expect(403)).body.code).toBe('CODE_EXPIRED');
    await sendCode(others).expect(200);
    if (mailedCode(mail) !== code) expect((await confirm(others, code).expect(403)).body.code).toBe('CODE_INCORRECT');
  });

  it('cannot use the cookie of a sign-in that is over', async () => {
    const person = app.visitor();
    const pending = setCookie(await login(person, '101').expect(202), 'rigbook_pending');
    await sendCode(person).expect(200);
    const code = mailedCode(mail);
    await confirm(person, code).expect(200);
    const replay = browserWith(app, pending);
    expect((await confirm(replay as Person, code).expect(401)).body.code).toBe('SIGN_IN_EXPIRED');
    expect((await sendCode(replay as Person).expect(401)).body.code).toBe('SIGN_IN_EXPIRED');
    await replay.get('/api/auth/user').expect(401);
  });

  it('gets one session out of many confirmations at the same moment', async () => {
    const person = app.visitor();
    const pending = setCookie(await login(person, '101').expect(202), 'rigbook_pending');
    await sendCode(person).expect(200);
    const code = mailedCode(mail);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => confirm(browserWith(app, pending) as Person, code)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("is a stranger with another person's device, a changed cookie, or the session's or pending cookie in its place", async () => {
    const { device, session } = await confirmedDevice('101');
    await login(browserWith(app, device) as Person, '102').expect(202);
    const value = device.split('=')[1] ?? '';
    const changed = `${value.startsWith('A') ? 'B' : 'A'}${value.slice(1)}`;
    for (const cookie of [changed, '', '%00', `${value}x`, session.split('=')[1] ?? ''])
      await login(browserWith(app, `rigbook_device=${cookie}`) as Person, '101').expect(202);
    await browserWith(app, `rigbook_session=${value}`).get('/api/auth/user').expect(401);
  });

  it('cannot use a device cookie that was read from a shared browser before another person confirmed it', async () => {
    const shared = app.visitor();
    const { device: read } = await confirmedDevice('102', shared);
    const { device } = await confirmedDevice('101', shared);
    expect(device).not.toBe(read);
    await login(browserWith(app, read) as Person, '101').expect(202);
    await login(browserWith(app, read) as Person, '102').expect(202);
    await login(browserWith(app, device) as Person, '102').expect(200);
  });

  it('is out once the device is revoked, with the sessions on it', async () => {
    const { person, device } = await confirmedDevice('101');
    const text = `DELETE FROM known_device d USING session s WHERE s.device_id = d.id
      AND s.responder_id = (SELECT id FROM responder WHERE unit_number = '101')`;
    await app.database.query({ name: 'test.revoke', text, values: [] });
    await person.get('/api/auth/user').expect(401);
    await login(browserWith(app, device) as Person, '101').expect(202);
  });

  it('finds nothing in the database that opens a door', async () => {
    const person = app.visitor();
    const pending = setCookie(await login(person, '101').expect(202), 'rigbook_pending').split('=')[1];
    const { device } = await confirmedDevice('102');
    const rows = await app.database.query<{ found: boolean }>({
      name: 'test.plain-ids',
      text: `SELECT bool_or(t LIKE '%' || $1 || '%' OR t LIKE '%' || $2 || '%') AS found
             FROM (SELECT p::text AS t FROM pending_sign_in p UNION ALL SELECT d::text FROM known_device d) rows`,
      values: [pending, device.split('=')[1]],
    });
    expect(rows[0]?.found).toBe(false);
  });

  it('keeps no more than five sign-ins of a person waiting', async () => {
    const first = app.visitor();
    await login(first, '103').expect(202);
    for (let each = 0; each < 5; each += 1) await login(app.visitor(), '103').expect(202);
    expect((await first.get('/api/auth/login').expect(200)).body.pending).toBeNull();
  });

  it('loses a waiting sign-in when the phone number changes', async () => {
    const { person: admin } = await confirmedDevice('100');
    await admin.post('/api/auth/verify-admin-password').send({ password: 'rigbook-demo' }).expect(200);
    const thief = app.visitor();
    await login(thief, '105').expect(202);
    const id = await idOf('105');
    await admin.put(`/api/users/${id}`).send({ phoneNumber: '0501110107' }).expect(200);
    expect((await sendCode(thief).expect(401)).body.code).toBe('SIGN_IN_EXPIRED');
    await admin.put(`/api/users/${id}`).send({ phoneNumber: '0500000105' }).expect(200);
  });
});

describe('a known device', () => {
  it('is forgotten 180 days after its last use', async () => {
    const { device } = await confirmedDevice('101');
    app.clock.advanceMinutes(179 * 24 * 60);
    await login(browserWith(app, device) as Person, '101').expect(200);
    app.clock.advanceMinutes(179 * 24 * 60);
    await login(browserWith(app, device) as Person, '101').expect(200);
    app.clock.advanceMinutes(180 * 24 * 60);
    await login(browserWith(app, device) as Person, '101').expect(202);
  });

  it('is the browser of a session from before devices were remembered, once it is seen', async () => {
    const { person } = await confirmedDevice('105');
    const forget = `UPDATE session SET device_id = NULL
      WHERE responder_id = (SELECT id FROM responder WHERE unit_number = '105')`;
    await app.database.query({ name: 'test.earlier-session', text: forget, values: [] });
    await app.database.query({ name: 'test.no-devices', text: 'DELETE FROM known_device', values: [] });
    const session = (await person.get('/api/auth/user').expect(200)).get('Set-Cookie');
    expect(session).toEqual([expect.stringMatching(/^rigbook_device=[\w-]{43}; Max-Age=15552000;/)]);
    expect((await person.get('/api/auth/user').expect(200)).get('Set-Cookie')).toBeUndefined();
    await person.post('/api/auth/logout').expect(204);
    await login(person, '105').expect(200);
  });

  it('is named by its browser and system, and counts when confirmation is off only while it is off', async () => {
    const { person: admin } = await confirmedDevice('100');
    await admin.post('/api/auth/verify-admin-password').send({ password: 'rigbook-demo' }).expect(200);
    await confirmNewDevices(admin, false);
    const dana = app.visitor().set('User-Agent', 'Mozilla/5.0 (iPhone) Version/18.1 Mobile/15E148 Safari/604.1');
    await login(dana, '101').expect(200);
    const [device] = await app.database.query<object>({
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
    shareDatabaseOf: app,
    environment: { ...channelsAt(mail), PUBLIC_URL: 'https://rigs.example' },
  });
  try {
    const answer = await login(behindHttps.visitor(), '101').expect(202);
    expect(answer.get('Set-Cookie')).toEqual([expect.stringMatching(/^__Host-rigbook_pending=.*; Path=\/;.*; Secure/)]);
  } finally {
    await behindHttps.close();
  }
});
