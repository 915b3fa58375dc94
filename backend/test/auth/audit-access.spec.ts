import { addHours } from '@rigbook/contracts/kernel';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { type MailServer, startMailServer } from '../support/servers/mail-server.js';
import { browserWith, channelsAt, setCookie } from './support/new-device.js';
import { softwareAuthenticator } from './support/software-authenticator.js';

let mail: MailServer;
let app: TestApp;
let admin: Person;

beforeAll(async () => {
  mail = await startMailServer();
  app = await startTestApp({ environment: channelsAt(mail), worker: false });
});
beforeEach(async () => (admin = await app.signInAdmin()));
afterAll(async () => {
  await app.close();
  await mail.close();
});

const demoPassword = 'rigbook-demo';
const ownPassword = 'a longer one of my own';
const enter = (person: Person, password = demoPassword) => person.post('/api/auth/audit/password').send({ password });
const set = (person: Person, newPassword = ownPassword) => person.put('/api/auth/audit-password').send({ newPassword });
const remove = (person: Person) => person.delete('/api/auth/audit-password');
const readLog = (person: Person) => person.get('/api/audit/verification');
const codeOf = async (answer: PromiseLike<{ body: unknown }>) => ((await answer).body as { code?: string }).code;
const idOf = async (unitNumber: string): Promise<string> => {
  const { body } = await admin.get('/api/users').expect(200);
  return (body as { id: string; unitNumber: string }[]).find((user) => user.unitNumber === unitNumber)!.id;
};
const change = async (unitNumber: string, rights: { isAuditor?: boolean; isAdmin?: boolean }) =>
  admin
    .put(`/api/users/${await idOf(unitNumber)}`)
    .send(rights)
    .expect(200);
/** Makes somebody an auditor who has neither a password nor a passkey yet. */
async function newAuditor(unitNumber: string): Promise<Person> {
  await change(unitNumber, { isAuditor: true });
  return app.signIn(unitNumber);
}

const optionsAt = async (person: Person, path: string) =>
  (await person.get(path).expect(200)).body.options as { challenge: string; rp: { id: string }; user: { id: string } };
async function addPasskey(person: Person) {
  const passkey = softwareAuthenticator(app.url);
  const response = passkey.create(await optionsAt(person, '/api/auth/passkeys/options'));
  await person.post('/api/auth/passkeys').send({ name: 'Phone', response }).expect(201);
  return passkey;
}

describe('an auditor who has only signed in', () => {
  let eli: Person;
  beforeAll(async () => (eli = await app.signIn('110')));

  it.each(['/api/audit/verification', '/api/audit/export/bookings', '/api/audit/access-record', '/api/audit/diary'])(
    'cannot read %s',
    async (path) => {
      expect(await codeOf(eli.get(path))).toBe('AUDITOR_PROOF_REQUIRED');
    },
  );

  it("cannot read somebody else's booking", async () => {
    const dana = await app.signIn('101');
    const { body: vehicles } = await dana.get('/api/vehicles').expect(200);
    const { id } = (vehicles as { id: string; name: string }[]).find(({ name }) => name === 'BLS1')!;
    const draft = { vehicleId: id, startTime: '2026-11-25T06:00:00Z', duration: 2, purpose: 'Shift' };
    const booking = (await dana.post('/api/bookings').send(draft).expect(201)).body as { id: string };
    const agreement = `/api/agreements/${booking.id}`;
    const paths = [
      `/api/bookings/${booking.id}`,
      `/api/audit/bookings/${booking.id}/history`,
      agreement,
      `${agreement}/pdf`,
      ...[
        'checklists',
        'damage-photos',
        `damage-photos/${booking.id}`,
        'expenses',
        'known-damage',
        'known-defects',
      ].map((what) => `/api/bookings/${booking.id}/${what}`),
    ];
    for (const path of paths) {
      expect(await codeOf(eli.get(path))).toBe('AUDITOR_PROOF_REQUIRED');
    }
    await enter(eli).expect(200);
    await eli.get(`/api/bookings/${booking.id}`).expect(200);
  });
});

describe('the audit password', () => {
  it('opens the audit area for 8 hours, under a new id of the session', async () => {
    const signedIn = await app.visitor().post('/api/auth/login').send({ unitNumber: '110', phoneLastFour: '0110' });
    const before = setCookie(signedIn, 'rigbook_session');
    const opened = await browserWith(app, before).post('/api/auth/audit/password').send({ password: demoPassword });
    const after = setCookie(opened, 'rigbook_session');
    expect(after).not.toBe(before);
    expect(opened.body).toEqual({ auditUntil: addHours(app.clock.now(), 8) });
    await browserWith(app, before).get('/api/audit/verification').expect(403);
    await browserWith(app, after).get('/api/audit/verification').expect(200);
    expect((await browserWith(app, after).get('/api/auth/user')).body.auditUntil).toBe(opened.body.auditUntil);
    app.clock.advanceMinutes(8 * 60);
    await browserWith(app, after).get('/api/audit/verification').expect(403);
  });

  it('opens nothing for people who are no auditors', async () => {
    expect(await codeOf(enter(await app.signIn('101')))).toBe('AUDITOR_ONLY');
    expect(await codeOf(set(await app.signIn('101')))).toBe('AUDITOR_ONLY');
    const eli = await app.signInAuditor();
    expect(await codeOf(eli.get('/api/admin/settings'))).toBe('ADMIN_ONLY');
  });

  it('is guessed five times and no more', async () => {
    const eli = await app.signIn('110');
    for (let guess = 0; guess < 5; guess += 1) {
      expect(await codeOf(enter(eli, 'not this one'))).toBe('AUDIT_PASSWORD_INCORRECT');
    }
    const { body, headers } = await enter(eli).expect(429);
    expect(body.code).toBe('TOO_MANY_ATTEMPTS');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await admin.post(`/api/users/${await idOf('110')}/unlock`).expect(204);
    await enter(eli).expect(200);
  });

  it('is long, not common, and without the name of the organization', async () => {
    const eli = await app.signInAuditor();
    for (const guessable of ['short', '123456789012', 'rigbook-is-ours']) {
      expect(await codeOf(set(eli, guessable).expect(400))).toBe('VALIDATION_FAILED');
    }
  });
});

describe('a new auditor', () => {
  it('sets the first password after a fresh proof, which opens the audit area and is told to them', async () => {
    const ruth = await newAuditor('102');
    expect(await codeOf(readLog(ruth))).toBe('AUDITOR_PROOF_REQUIRED');
    expect((await ruth.get('/api/auth/audit-password').expect(200)).body).toEqual({ changedAt: null });
    app.clock.advanceMinutes(10);
    expect(await codeOf(set(ruth))).toBe('FRESH_PROOF_REQUIRED');
    await ruth.post('/api/auth/proof/digits').send({ phoneLastFour: '0102' }).expect(200);
    await set(ruth).expect(200);
    await readLog(ruth).expect(200);
    expect((await ruth.get('/api/auth/audit-password')).body).toEqual({ changedAt: app.clock.now() });
    const told = await app.database.query<{ change: string }>({
      name: '',
      text: `SELECT change FROM account_notice WHERE responder_id = $1`,
      values: [await idOf('102')],
    });
    expect(told).toContainEqual({ change: 'audit-password-changed' });
  });

  it('keeps it: whoever gets into the mailbox alone changes nothing', async () => {
    const thief = await app.signIn('102');
    expect(await codeOf(set(thief, 'another of a thief'))).toBe('AUDITOR_PROOF_REQUIRED');
    expect(await codeOf(remove(thief))).toBe('AUDITOR_PROOF_REQUIRED');
    expect(await codeOf(thief.get('/api/auth/passkeys/options'))).toBe('AUDITOR_PROOF_REQUIRED');
    const added = thief.post('/api/auth/passkeys').send({ name: 'Of a thief', response: {} });
    expect(await codeOf(added)).toBe('AUDITOR_PROOF_REQUIRED');
    expect(await codeOf(enter(thief))).toBe('AUDIT_PASSWORD_INCORRECT');
  });

  it('changes it, which closes the audit area everywhere else', async () => {
    const [here, elsewhere] = [await app.signIn('102'), await app.signIn('102')];
    await enter(here, ownPassword).expect(200);
    await enter(elsewhere, ownPassword).expect(200);
    await set(here, 'yet another one of mine').expect(200);
    await readLog(here).expect(200);
    expect(await codeOf(readLog(elsewhere))).toBe('AUDITOR_PROOF_REQUIRED');
    expect(await codeOf(enter(elsewhere, ownPassword))).toBe('AUDIT_PASSWORD_INCORRECT');
  });

  it('who forgot it is helped by an administrator, and starts again', async () => {
    const ruth = await app.signIn('102');
    await enter(ruth, 'yet another one of mine').expect(200);
    const waysIn = `/api/users/${await idOf('102')}/ways-in`;
    expect((await admin.get(waysIn).expect(200)).body.auditPassword).toBe(true);
    const path = `/api/users/${await idOf('102')}/audit-password`;
    await (await app.signIn('101')).delete(path).expect(403);
    await admin.delete(path).expect(204);
    expect((await admin.get(waysIn).expect(200)).body.auditPassword).toBe(false);
    expect(await codeOf(readLog(ruth))).toBe('AUDITOR_PROOF_REQUIRED');
    await set(ruth).expect(200);
    await readLog(ruth).expect(200);
  });

  it('removes it after a fresh proof, and has it closed everywhere else', async () => {
    const [here, elsewhere] = [await app.signIn('102'), await app.signIn('102')];
    await enter(here, ownPassword).expect(200);
    await enter(elsewhere, ownPassword).expect(200);
    app.clock.advanceMinutes(10);
    expect(await codeOf(remove(here))).toBe('FRESH_PROOF_REQUIRED');
    await here.post('/api/auth/proof/digits').send({ phoneLastFour: '0102' }).expect(200);
    await remove(here).expect(204);
    expect((await here.get('/api/auth/audit-password')).body).toEqual({ changedAt: null });
    expect(await codeOf(readLog(elsewhere))).toBe('AUDITOR_PROOF_REQUIRED');
  });
});

describe("an auditor's passkey", () => {
  it('opens the audit area in place of the password, once for each answer', async () => {
    const yosef = await newAuditor('104');
    const passkey = await addPasskey(yosef);
    const begin = () => optionsAt(yosef, '/api/auth/proof/passkey/options');
    const answer = passkey.get(await begin());
    const open = (response: object) => yosef.post('/api/auth/audit/passkey').send({ response });
    const { body } = await open(answer).expect(200);
    expect(body).toEqual({ auditUntil: addHours(app.clock.now(), 8) });
    await readLog(yosef).expect(200);
    expect(await codeOf(open(answer))).toBe('PASSKEY_NOT_ACCEPTED');
    const foreign = softwareAuthenticator(app.url);
    expect(await codeOf(open(foreign.get(await begin())))).toBe('PASSKEY_NOT_ACCEPTED');
  });

  it('keeps it: whoever gets into the mailbox alone cannot remove it and then set a password', async () => {
    const thief = await app.signIn('104');
    const [passkey] = (await thief.get('/api/auth/passkeys').expect(200)).body as { id: string }[];
    expect(await codeOf(thief.delete(`/api/auth/passkeys/${passkey!.id}`))).toBe('AUDITOR_PROOF_REQUIRED');
    expect(await codeOf(set(thief))).toBe('AUDITOR_PROOF_REQUIRED');
  });

  it('that is lost is forgotten by an administrator, with the password', async () => {
    await admin.delete(`/api/users/${await idOf('104')}/audit-password`).expect(204);
    const yosef = await app.signIn('104');
    expect((await yosef.get('/api/auth/passkeys').expect(200)).body).toEqual([]);
    await set(yosef).expect(200);
  });

  it('opens nothing for people who are no auditors', async () => {
    const dana = await app.signIn('101');
    const passkey = await addPasskey(dana);
    const response = passkey.get(await optionsAt(dana, '/api/auth/proof/passkey/options'));
    expect(await codeOf(dana.post('/api/auth/audit/passkey').send({ response }))).toBe('AUDITOR_ONLY');
  });
});

describe('losing the right', () => {
  it('closes the audit area, and getting it back does not open it', async () => {
    const eli = await app.signInAuditor();
    await change('110', { isAuditor: false });
    expect(await codeOf(readLog(eli))).toBe('AUDITOR_ONLY');
    await change('110', { isAuditor: true });
    expect(await codeOf(readLog(eli))).toBe('AUDITOR_PROOF_REQUIRED');
  });

  it('to administer closes an audit area that was never opened by itself', async () => {
    await change('103', { isAdmin: true });
    const both = await app.signIn('103');
    await both.post('/api/auth/verify-admin-password').send({ password: demoPassword }).expect(200);
    await readLog(both).expect(200);
    await change('103', { isAdmin: false, isAuditor: true });
    expect(await codeOf(readLog(both))).toBe('AUDITOR_PROOF_REQUIRED');
  });
});

it('an administrator adds passkeys only after the administration was opened', async () => {
  const mailboxOnly = await app.signIn('100');
  expect(await codeOf(mailboxOnly.get('/api/auth/passkeys/options'))).toBe('ADMIN_PASSWORD_REQUIRED');
  const begun = await optionsAt(admin, '/api/auth/passkeys/options');
  const response = softwareAuthenticator(app.url).create(begun);
  const added = mailboxOnly.post('/api/auth/passkeys').send({ name: 'Of a thief', response });
  expect(await codeOf(added)).toBe('ADMIN_PASSWORD_REQUIRED');
});

it('an administrator who is an auditor too does not get from the audit password into the administration', async () => {
  await change('110', { isAdmin: true });
  const both = await app.signIn('110');
  await enter(both).expect(200);
  await readLog(both).expect(200);
  expect(await codeOf(both.get('/api/users'))).toBe('ADMIN_PASSWORD_REQUIRED');
  expect(await codeOf(both.get('/api/auth/passkeys/options'))).toBe('ADMIN_PASSWORD_REQUIRED');
  expect(await codeOf(set(both))).toBe('ADMIN_PASSWORD_REQUIRED');
  await change('110', { isAdmin: false });
});

it('two passwords that are set at the same time leave one open session', async () => {
  const people = await Promise.all([app.signInAuditor(), app.signInAuditor()]);
  const statuses = await Promise.all(
    people.map(async (person, at) => (await set(person, `one of the two of mine ${at}`)).status),
  );
  const open = await Promise.all(people.map(async (person) => (await readLog(person)).status));
  expect(open.filter((status) => status === 200).length).toBeLessThanOrEqual(1);
  expect(statuses.every((status) => [200, 403, 409].includes(status))).toBe(true);
});
