import type { Person } from '../support/app.js';
import { type ConfirmingApp, startConfirmingApp } from './support/confirming-app.js';
import { browserWith, confirm, login, mailedCode } from './support/new-device.js';
import { otherThan, sendCode, setCookie } from './support/new-device.js';

let at: ConfirmingApp;
beforeAll(async () => {
  at = await startConfirmingApp();
});
afterAll(() => at.close());
beforeEach(() => at.laterWithoutCodes());

describe('an attacker', () => {
  it('asks no administrator and enters no password where a code can be sent', async () => {
    const person = at.app.visitor();
    await login(person, '100').expect(202);
    expect((await person.post('/api/auth/login/ask-administrator').expect(409)).body.code).toBe('CODE_CAN_BE_SENT');
    const enter = person.post('/api/auth/login/confirm-with-password').send({ password: 'rigbook-demo' });
    expect((await enter.expect(409)).body.code).toBe('CODE_CAN_BE_SENT');
  });

  it('guesses a code five times and not once more, however many guesses come at once', async () => {
    const person = at.app.visitor();
    await login(person, '101').expect(202);
    await sendCode(person).expect(200);
    const code = mailedCode(at.mail);
    const answers = await Promise.all(Array.from({ length: 9 }, () => confirm(person, otherThan(code))));
    const codes = answers.map(({ body }) => (body as { code: string }).code).sort();
    expect(codes.filter((one) => one === 'CODE_INCORRECT')).toHaveLength(5);
    expect(codes.filter((one) => one === 'CODE_EXPIRED')).toHaveLength(4);
    expect((await confirm(person, code).expect(403)).body.code).toBe('CODE_EXPIRED');
    await person.get('/api/auth/user').expect(401);
  });

  it('has six codes an hour to guess, however many devices', async () => {
    for (let each = 0; each < 6; each += 1) {
      const person = at.app.visitor();
      await login(person, '105').expect(202);
      await sendCode(person).expect(200);
    }
    const person = at.app.visitor();
    await login(person, '105').expect(202);
    const { body, headers } = await sendCode(person).expect(429);
    expect(body.code).toBe('TOO_MANY_CODES');
    expect(headers['retry-after']).toBe('3600');
  });

  it("is not let in by another person's code", async () => {
    const [mine, others] = [at.app.visitor(), at.app.visitor()];
    await login(mine, '102').expect(202);
    await sendCode(mine).expect(200);
    const code = mailedCode(at.mail);
    await login(others, '101').expect(202);
    expect((await confirm(others, code).expect(403)).body.code).toBe('CODE_EXPIRED');
    await sendCode(others).expect(200);
    if (mailedCode(at.mail) !== code)
      expect((await confirm(others, code).expect(403)).body.code).toBe('CODE_INCORRECT');
  });

  it('cannot use the cookie of a sign-in that is over', async () => {
    const person = at.app.visitor();
    const pending = setCookie(await login(person, '101').expect(202), 'rigbook_pending');
    await sendCode(person).expect(200);
    const code = mailedCode(at.mail);
    await confirm(person, code).expect(200);
    const replay = browserWith(at.app, pending);
    expect((await confirm(replay as Person, code).expect(401)).body.code).toBe('SIGN_IN_EXPIRED');
    expect((await sendCode(replay as Person).expect(401)).body.code).toBe('SIGN_IN_EXPIRED');
    await replay.get('/api/auth/user').expect(401);
  });

  it('gets one session out of many confirmations at the same moment', async () => {
    const person = at.app.visitor();
    const pending = setCookie(await login(person, '101').expect(202), 'rigbook_pending');
    await sendCode(person).expect(200);
    const code = mailedCode(at.mail);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => confirm(browserWith(at.app, pending) as Person, code)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("is a stranger with another person's device, a changed cookie, or the session's or pending cookie in its place", async () => {
    const { device, session } = await at.confirmedDevice('101');
    await login(browserWith(at.app, device) as Person, '102').expect(202);
    const value = device.split('=')[1] ?? '';
    const changed = `${value.startsWith('A') ? 'B' : 'A'}${value.slice(1)}`;
    for (const cookie of [changed, '', '%00', `${value}x`, session.split('=')[1] ?? ''])
      await login(browserWith(at.app, `rigbook_device=${cookie}`) as Person, '101').expect(202);
    await browserWith(at.app, `rigbook_session=${value}`).get('/api/auth/user').expect(401);
  });

  it('cannot use a device cookie that was read from a shared browser before another person confirmed it', async () => {
    const shared = at.app.visitor();
    const { device: read } = await at.confirmedDevice('102', shared);
    const { device } = await at.confirmedDevice('101', shared);
    expect(device).not.toBe(read);
    await login(browserWith(at.app, read) as Person, '101').expect(202);
    await login(browserWith(at.app, read) as Person, '102').expect(202);
    await login(browserWith(at.app, device) as Person, '102').expect(200);
  });

  it('is out once the device is revoked, with the sessions on it', async () => {
    const { person, device } = await at.confirmedDevice('101');
    const text = `DELETE FROM known_device d USING session s WHERE s.device_id = d.id
      AND s.responder_id = (SELECT id FROM responder WHERE unit_number = '101')`;
    await at.app.database.query({ name: 'test.revoke', text, values: [] });
    await person.get('/api/auth/user').expect(401);
    await login(browserWith(at.app, device) as Person, '101').expect(202);
  });

  it('finds nothing in the database that opens a door', async () => {
    const person = at.app.visitor();
    const pending = setCookie(await login(person, '101').expect(202), 'rigbook_pending').split('=')[1];
    const { device } = await at.confirmedDevice('102');
    const rows = await at.app.database.query<{ found: boolean }>({
      name: 'test.plain-ids',
      text: `SELECT bool_or(t LIKE '%' || $1 || '%' OR t LIKE '%' || $2 || '%') AS found
             FROM (SELECT p::text AS t FROM pending_sign_in p UNION ALL SELECT d::text FROM known_device d) rows`,
      values: [pending, device.split('=')[1]],
    });
    expect(rows[0]?.found).toBe(false);
  });

  it('keeps no more than five sign-ins of a person waiting', async () => {
    const first = at.app.visitor();
    await login(first, '103').expect(202);
    for (let each = 0; each < 5; each += 1) await login(at.app.visitor(), '103').expect(202);
    expect((await first.get('/api/auth/login').expect(200)).body.pending).toBeNull();
  });

  it('loses a waiting sign-in when the phone number changes', async () => {
    const { person: admin } = await at.confirmedDevice('100');
    await admin.post('/api/auth/verify-admin-password').send({ password: 'rigbook-demo' }).expect(200);
    const thief = at.app.visitor();
    await login(thief, '105').expect(202);
    const id = await at.idOf('105');
    await admin.put(`/api/users/${id}`).send({ phoneNumber: '0501110107' }).expect(200);
    expect((await sendCode(thief).expect(401)).body.code).toBe('SIGN_IN_EXPIRED');
    await admin.put(`/api/users/${id}`).send({ phoneNumber: '0500000105' }).expect(200);
  });
});
