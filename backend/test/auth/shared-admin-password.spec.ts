import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { amount } from '../support/endurance.js';
import { addPasskey, type OwnedPasskey, stepUpWith } from './support/passkeys.js';
import { softwareAuthenticator } from './support/software-authenticator.js';

const ROUNDS = amount({ usual: 6, endurance: 40 });

let app: TestApp;
/** Unit 100, with the administration open and a passkey. */
let ruth: Person;
let ruthsPasskey: OwnedPasskey;

beforeAll(async () => (app = await startTestApp({ worker: false })));
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.advanceMinutes(60);
  ruth = await app.signInAdmin();
  ruthsPasskey = await addPasskey(app, ruth);
});
afterEach(async () => {
  await sql(`UPDATE organisation_settings SET shared_admin_password = true, confirm_new_devices = NULL`);
  await sql(`DELETE FROM passkey`);
  await sql(`UPDATE responder SET is_admin = (unit_number = '100'), suspended_at = NULL`);
});

const sql = <Row extends object>(text: string, values: readonly unknown[] = []) =>
  app.database.query<Row>({ name: '', text, values: [...values] });
const idOf = async (unitNumber: string) =>
  (await sql<{ id: string }>(`SELECT id FROM responder WHERE unit_number = $1`, [unitNumber]))[0]!.id;

const enter = (person: Person, password = 'rigbook-demo') =>
  person.post('/api/auth/verify-admin-password').send({ password });
const switchOff = async (person: Person, passkey: OwnedPasskey) =>
  person.post('/api/admin/password/switch-off').send({ response: await passkey.answer(person) });
const switchOn = (person: Person) => person.post('/api/admin/password/switch-on');
const off = async () => expect((await switchOff(ruth, ruthsPasskey)).status).toBe(204);
const change = async (unitNumber: string, changes: object) =>
  ruth.put(`/api/users/${await idOf(unitNumber)}`).send(changes);
const remove = (person: Person, { id }: OwnedPasskey) => person.delete(`/api/auth/passkeys/${id}`);

/** Another administrator, with a passkey of their own and the administration opened by it. */
async function another(unitNumber: string) {
  await change(unitNumber, { isAdmin: true }).then(({ status }) => expect(status).toBe(200));
  const person = await app.signIn(unitNumber);
  await enter(person).expect(200);
  const passkey = await addPasskey(app, person);
  return { person, passkey };
}

describe('the shared admin password', () => {
  it('opens the administration until an administrator switches it off, which is an event', async () => {
    expect((await ruth.get('/api/admin/password').expect(200)).body).toEqual({
      isOn: true,
      hasOwnPasskey: true,
      withoutPasskey: [],
    });
    await off();
    expect((await ruth.get('/api/admin/password').expect(200)).body.isOn).toBe(false);
    await ruth.get('/api/users').expect(200);
    const there = await app.signIn('100');
    expect((await enter(there).expect(403)).body).toMatchObject({
      code: 'ADMIN_PASSWORD_OFF',
      detail: 'The shared admin password is switched off. Please use your passkey.',
    });
    await there.get('/api/users').expect(403);
    expect((await stepUpWith(ruthsPasskey, there)).status).toBe(200);
    await there.get('/api/users').expect(200);
    await switchOn(there).expect(204);
    await enter(await app.signIn('100')).expect(200);
    const events = await sql<{ type: string; actor: string }>(
      `SELECT type, actor FROM event WHERE type LIKE 'AdminPasswordSwitched%' ORDER BY position`,
    );
    const actor = `responder:${await idOf('100')}`;
    expect(events).toEqual([
      { type: 'AdminPasswordSwitchedOff', actor },
      { type: 'AdminPasswordSwitchedOn', actor },
    ]);
  });

  it('closes the administration that it opened elsewhere, and stays open where it is switched off', async () => {
    const there = await app.signInAdmin();
    await off();
    expect((await there.get('/api/users').expect(403)).body.code).toBe('ADMIN_PASSWORD_REQUIRED');
    await ruth.get('/api/users').expect(200);
  });

  it('opens nothing for who entered it at the same moment', async () => {
    const second = await startTestApp({ shareDatabaseOf: app, worker: false });
    const there = await second.signIn('100');
    for (let round = 0; round < ROUNDS; round += 1) {
      const response = await ruthsPasskey.answer(ruth);
      const [switched, entered] = await Promise.all([
        ruth.post('/api/admin/password/switch-off').send({ response }),
        enter(there),
      ]);
      expect(switched.status).toBe(204);
      expect([200, 403]).toContain(entered.status);
      if (entered.status === 403) expect(entered.body.code).toBe('ADMIN_PASSWORD_OFF');
      await there.get('/api/users').expect(403);
      await switchOn(ruth).expect(204);
    }
    await second.close();
  });

  it('switched twice is switched once', async () => {
    await off();
    await off();
    await switchOn(ruth).expect(204);
    await switchOn(ruth).expect(204);
    const [{ events } = { events: 0 }] = await sql<{ events: number }>(
      `SELECT count(*)::int AS events FROM event WHERE type LIKE 'AdminPasswordSwitched%' AND recorded_at = $1`,
      [app.clock.now()],
    );
    expect(events).toBe(2);
  });

  it('that is off is not guessed: what is entered is no failure, right or wrong', async () => {
    await off();
    const there = await app.signIn('100');
    for (let guess = 0; guess < 8; guess += 1)
      expect((await enter(there, `guess ${guess}`).expect(403)).body.code).toBe('ADMIN_PASSWORD_OFF');
    await switchOn(ruth).expect(204);
    await enter(there).expect(200);
  });

  it('that is off is not changed, and proves nothing about an administrator', async () => {
    await off();
    const { body } = await ruth
      .put('/api/admin/password')
      .send({ currentPassword: 'rigbook-demo', newPassword: 'a longer one of our own' })
      .expect(403);
    expect(body.code).toBe('ADMIN_PASSWORD_OFF');
    expect((await ruth.get('/api/auth/proof').expect(200)).body.ways).toEqual(['digits', 'passkey']);
    await switchOn(ruth).expect(204);
    expect((await ruth.get('/api/auth/proof').expect(200)).body.ways).toEqual(['digits', 'passkey', 'admin-password']);
  });

  it('that is off lets no administrator in on a new device', async () => {
    await ruth.put('/api/admin/settings').send({ confirmNewDevices: true }).expect(200);
    const signInElsewhere = async () => {
      const visitor = app.visitor();
      const { body } = await visitor
        .post('/api/auth/login')
        .send({ unitNumber: '100', phoneLastFour: '0100' })
        .expect(202);
      return { visitor, offered: (body as { adminPassword: boolean }).adminPassword };
    };
    const before = await signInElsewhere();
    expect(before.offered).toBe(true);
    await off();
    const refused = await before.visitor
      .post('/api/auth/login/confirm-with-password')
      .send({ password: 'rigbook-demo' });
    expect([refused.status, refused.body.code]).toEqual([403, 'ADMIN_PASSWORD_OFF']);
    expect((await signInElsewhere()).offered).toBe(false);
    await ruth.put('/api/admin/settings').send({ confirmNewDevices: false }).expect(200);
  });
});

describe('switching the admin password off', () => {
  it('needs a passkey of the administrator who does it', async () => {
    await remove(ruth, ruthsPasskey).expect(204);
    expect((await ruth.get('/api/admin/password').expect(200)).body).toMatchObject({
      hasOwnPasskey: false,
      withoutPasskey: [{ unitNumber: '100' }],
    });
    const { status, body } = await switchOff(ruth, ruthsPasskey);
    expect([status, body.code]).toEqual([409, 'OWN_PASSKEY_REQUIRED']);
    expect((await ruth.get('/api/admin/password')).body.isOn).toBe(true);
  });

  it('needs an answer of it that is right, new, and their own', async () => {
    const foreign = softwareAuthenticator(app.url);
    const { body: begun } = await ruth.get('/api/auth/proof/passkey/options').expect(200);
    const post = (response: object) => ruth.post('/api/admin/password/switch-off').send({ response });
    expect((await post(foreign.get(begun.options)).expect(403)).body.code).toBe('PASSKEY_NOT_ACCEPTED');
    const used = await ruthsPasskey.answer(ruth);
    await ruth.post('/api/auth/proof/passkey').send({ response: used }).expect(200);
    await post(used).expect(403);
    const noa = await another('104');
    await post(await noa.passkey.answer(noa.person)).expect(403);
    expect((await ruth.get('/api/admin/password')).body.isOn).toBe(true);
  });

  it('is refused with the administration closed, to responders, and as one setting among others', async () => {
    const closed = await app.signIn('100');
    expect((await switchOff(closed, ruthsPasskey)).body.code).toBe('ADMIN_PASSWORD_REQUIRED');
    expect((await switchOn(closed).expect(403)).body.code).toBe('ADMIN_PASSWORD_REQUIRED');
    await closed.get('/api/admin/password').expect(403);
    const dana = await app.signIn('101');
    expect((await switchOn(dana).expect(403)).body.code).toBe('ADMIN_ONLY');
    await ruth.put('/api/admin/settings').send({ sharedAdminPassword: false }).expect(400);
    expect((await ruth.get('/api/admin/settings').expect(200)).body).not.toHaveProperty('sharedAdminPassword');
  });

  it('names who then does not get in: administrators without a passkey, unless they are suspended', async () => {
    for (const unit of ['102', '104']) expect((await change(unit, { isAdmin: true })).status).toBe(200);
    await another('103');
    await ruth
      .post(`/api/users/${await idOf('102')}/suspend`)
      .send({ reason: 'Lost the phone' })
      .expect(204);
    const { body } = await ruth.get('/api/admin/password').expect(200);
    expect(body.withoutPasskey).toEqual([
      { id: await idOf('104'), unitNumber: '104', firstName: expect.any(String), lastName: expect.any(String) },
    ]);
    await off();
    const noa = await app.signIn('104');
    await enter(noa).expect(403);
    await noa.get('/api/users').expect(403);
    expect((await noa.get('/api/auth/passkeys/options').expect(403)).body.code).toBe('ADMIN_PASSWORD_REQUIRED');
  });
});
