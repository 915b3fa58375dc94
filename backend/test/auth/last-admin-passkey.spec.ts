import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { amount } from '../support/endurance.js';
import { addPasskey, type OwnedPasskey, stepUpWith } from './support/passkeys.js';

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
const constraintOf = (error: unknown) => (error as { constraint?: string }).constraint;
const idOf = async (unitNumber: string) =>
  (await sql<{ id: string }>(`SELECT id FROM responder WHERE unit_number = $1`, [unitNumber]))[0]!.id;

const switchOff = async (person: Person, passkey: OwnedPasskey) =>
  person.post('/api/admin/password/switch-off').send({ response: await passkey.answer(person) });
const switchOn = (person: Person) => person.post('/api/admin/password/switch-on');
const off = async () => expect((await switchOff(ruth, ruthsPasskey)).status).toBe(204);
const change = async (unitNumber: string, changes: object) =>
  ruth.put(`/api/users/${await idOf(unitNumber)}`).send(changes);
const remove = (person: Person, { id }: OwnedPasskey) => person.delete(`/api/auth/passkeys/${id}`);

/** Another administrator, with a passkey of their own and the administration opened by it. */
async function another(unitNumber: string, at = app) {
  await change(unitNumber, { isAdmin: true }).then(({ status }) => expect(status).toBe(200));
  const person = await at.signIn(unitNumber);
  await person.post('/api/auth/verify-admin-password').send({ password: 'rigbook-demo' }).expect(200);
  const passkey = await addPasskey(at, person);
  return { person, passkey };
}

describe('while the admin password is off', () => {
  beforeEach(() => off());

  it('the last passkey of an administrator is not removed, but one of several is', async () => {
    const { status, body } = await remove(ruth, ruthsPasskey);
    expect([status, body.code]).toEqual([409, 'LAST_ADMIN_PASSKEY']);
    const spare = await addPasskey(app, ruth);
    await remove(ruth, ruthsPasskey).expect(204);
    await remove(ruth, spare).expect(409);
    await switchOn(ruth).expect(204);
    await remove(ruth, spare).expect(204);
  });

  it('passkeys of others are no help: of a responder, and of a suspended administrator', async () => {
    await addPasskey(app, await app.signIn('101'));
    await switchOn(ruth).expect(204);
    await another('104');
    await off();
    await ruth
      .post(`/api/users/${await idOf('104')}/suspend`)
      .send({ reason: 'Lost the phone' })
      .expect(204);
    await remove(ruth, ruthsPasskey).expect(409);
    await ruth
      .post(`/api/users/${await idOf('104')}/lift-suspension`)
      .send({ reason: 'Found it' })
      .expect(204);
    await remove(ruth, ruthsPasskey).expect(204);
  });

  it('the last administrator with a passkey keeps right and phone number, and is neither suspended nor erased', async () => {
    await switchOn(ruth).expect(204);
    const { person: noa, passkey } = await another('104');
    await off();
    expect((await stepUpWith(passkey, noa)).status).toBe(200);
    await remove(noa, passkey).expect(204);
    // her administration is open for hours still
    const user = `/api/users/${await idOf('100')}`;
    await ruth.post('/api/auth/erasure-request').expect(204);
    const { body: asked } = await noa.get('/api/admin/erasure-requests').expect(200);
    const refused = [
      noa.put(user).send({ isAdmin: false }),
      noa.put(user).send({ phoneNumber: '0500000199' }),
      noa.post(`${user}/suspend`).send({ reason: 'Lost the phone' }),
      noa.delete(user),
      noa.post(`/api/admin/erasure-requests/${(asked as { id: string }[])[0]!.id}/approve`),
    ];
    for (const call of refused) {
      const { status, body } = await call;
      expect([status, body.code]).toEqual([409, 'LAST_ADMIN_PASSKEY']);
    }
    await noa.put(user).send({ firstName: 'Ruth' }).expect(200);
    await ruth.delete('/api/auth/erasure-request').expect(204);
  });

  it('a responder who has a passkey opens the administration by it once they are an administrator', async () => {
    const dana = await app.signIn('101');
    const passkey = await addPasskey(app, dana);
    expect((await stepUpWith(passkey, dana)).status).toBe(403);
    expect((await change('101', { isAdmin: true })).status).toBe(200);
    expect((await stepUpWith(passkey, dana)).status).toBe(200);
    await dana.get('/api/users').expect(200);
  });

  it('of two administrators who remove their last passkeys at once, in two processes, one keeps theirs', async () => {
    const second = await startTestApp({ shareDatabaseOf: app, worker: false });
    for (let round = 0; round < ROUNDS; round += 1) {
      await switchOn(ruth).expect(204);
      const noa = await another('104', second);
      await off();
      expect((await stepUpWith(noa.passkey, noa.person)).status).toBe(200);
      const statuses = (await Promise.all([remove(ruth, ruthsPasskey), remove(noa.person, noa.passkey)])).map(
        ({ status }) => status,
      );
      expect([...statuses].sort()).toEqual([204, 409]);
      if (statuses[0] === 204) ruthsPasskey = await addPasskey(app, ruth);
      await sql(`DELETE FROM passkey WHERE responder_id = $1`, [await idOf('104')]);
    }
    await second.close();
  });

  /** What refuses to remove the passkey of unit 100 while a change is made and not committed yet. */
  const refusedWhile = (unfinished: string) =>
    app.database.withClient(async (first) => {
      await first.query('BEGIN');
      await first.query(unfinished);
      const removal = app.database.withClient((second) =>
        second.query(`DELETE FROM passkey WHERE responder_id = ${ruths}`).then(() => 'nothing', constraintOf),
      );
      // time for a removal that does not wait; however short it is, one that waits is refused
      await Promise.race([removal, new Promise((resolve) => setTimeout(resolve, 300))]);
      await first.query('COMMIT');
      return removal;
    });
  const ruths = `(SELECT id FROM responder WHERE unit_number = '100')`;

  it.each([
    ['passkey', `DELETE FROM passkey WHERE responder_id <> ${ruths}`],
    ['right', `UPDATE responder SET is_admin = false WHERE id <> ${ruths}`],
    ['access, by a suspension,', `UPDATE responder SET suspended_at = now() WHERE unit_number = '104'`],
  ])(
    'a removal waits for the end of another that takes the %s of the other administrator',
    async (_what, unfinished) => {
      await switchOn(ruth).expect(204);
      await another('104');
      await off();
      expect(await refusedWhile(unfinished)).toBe('passkey_last_admin_check');
    },
  );

  it('a removal waits for the end of switching the password off', async () => {
    await switchOn(ruth).expect(204);
    expect(await refusedWhile(`UPDATE organisation_settings SET shared_admin_password = false`)).toBe(
      'passkey_last_admin_check',
    );
  });

  const isOpenToSomebody = async () => {
    const [{ open } = { open: false }] = await sql<{ open: boolean }>(
      `SELECT shared_admin_password OR EXISTS (
                SELECT FROM passkey p JOIN responder r ON r.id = p.responder_id WHERE r.is_admin AND r.suspended_at IS NULL
              ) AS open FROM organisation_settings`,
    );
    return open;
  };

  it('somebody gets in after one removes the passkey and the other loses the right at the same moment', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await switchOn(ruth).expect(204);
      await another('104');
      await off();
      const [changed, removed] = await Promise.all([change('104', { isAdmin: false }), remove(ruth, ruthsPasskey)]);
      expect([changed.status, removed.status].sort((one, other) => one - other)).toEqual([
        changed.status === 409 ? 204 : 200,
        409,
      ]);
      expect(await isOpenToSomebody()).toBe(true);
      if (removed.status === 204) ruthsPasskey = await addPasskey(app, ruth);
      await sql(`DELETE FROM passkey WHERE responder_id = $1`, [await idOf('104')]);
    }
  });

  it('somebody gets in after the password is switched off and the passkey removed at the same moment', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await switchOn(ruth).expect(204);
      const response = await ruthsPasskey.answer(ruth);
      const switching = ruth.post('/api/admin/password/switch-off').send({ response });
      const [switched, removed] = await Promise.all([switching, remove(ruth, ruthsPasskey)]);
      expect([204, 403, 409]).toContain(switched.status);
      expect([204, 409]).toContain(removed.status);
      expect(await isOpenToSomebody()).toBe(true);
      if (removed.status === 204) ruthsPasskey = await addPasskey(app, ruth);
    }
  });
});
