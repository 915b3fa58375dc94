import { withConnection } from '../../src/platform/database/with-connection.js';
import { eventually } from '../event-store/support/eventually.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { respondersOf, tamar, type User } from './support/responders-of.js';

let app: TestApp;
let admin: Person;
const { register, unit, eventsOf } = respondersOf(
  () => app,
  () => admin,
);

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signInAdmin();
});
afterAll(() => app.close());

describe('changing a responder', () => {
  it('changes what is sent, keeps the rest and records the names of the fields', async () => {
    const user = await register();
    const changes = { id: user.id, department: 'Paramedic', lastName: 'Azulay', firstName: 'Tamar' };
    const { body } = await admin.put(`/api/users/${user.id}`).send(changes).expect(200);
    expect(body).toMatchObject({ ...user, department: 'Paramedic', lastName: 'Azulay' });
    expect((await eventsOf(user)).at(-1)).toMatchObject({
      type: 'ResponderProfileChanged',
      data: { changedFields: ['lastName', 'department'] },
    });
  });

  it('records rights by their values', async () => {
    const user = await register();
    await admin.put(`/api/users/${user.id}`).send({ isAdmin: true }).expect(200);
    expect((await eventsOf(user)).at(-1)).toMatchObject({
      type: 'ResponderRightsChanged',
      data: { isAdmin: true, isAuditor: false },
    });
  });

  it('records nothing when nothing changes', async () => {
    const user = await register();
    await admin.put(`/api/users/${user.id}`).send(user).expect(400); // licenseVerified is not theirs to send
    await admin.put(`/api/users/${user.id}`).send({ unitNumber: user.unitNumber, isAdmin: false }).expect(200);
    expect(await eventsOf(user)).toHaveLength(1);
  });

  it('ends their sessions when their phone number changes', async () => {
    const user = await register();
    const person = await app.signIn(user.unitNumber);
    await admin.put(`/api/users/${user.id}`).send({ firstName: 'Tami' }).expect(200);
    await person.get('/api/auth/user').expect(200);
    await admin.put(`/api/users/${user.id}`).send({ phoneNumber: '0500009999' }).expect(200);
    await person.get('/api/auth/user').expect(401);
  });

  it('leaves a licence verified that is verified while the form is being saved', async () => {
    const { id } = await register();
    await withConnection(app.testDatabase.url, async (reviewer) => {
      await reviewer.query('BEGIN');
      await reviewer.query('UPDATE responder SET license_verified = true WHERE id = $1', [id]);
      const saved = admin.put(`/api/users/${id}`).send({ firstName: 'Tami' }).expect(200).then();
      await eventually(async () => {
        const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
        expect((await reviewer.query(waiting)).rowCount).toBe(1);
      });
      await reviewer.query('COMMIT');
      await saved;
    });
    const { body } = await admin.get('/api/users').expect(200);
    const user = (body as User[]).find((one) => one.id === id);
    expect(user).toMatchObject({ firstName: 'Tami', licenseVerified: true });
  });

  it('refuses a unit number that somebody has, and last digits of another phone', async () => {
    const user = await register();
    expect((await admin.put(`/api/users/${user.id}`).send({ unitNumber: '101' }).expect(409)).body.code).toBe(
      'UNIT_NUMBER_TAKEN',
    );
    const mismatch = await admin.put(`/api/users/${user.id}`).send({ phoneLastFour: '9999' }).expect(400);
    expect(mismatch.body.code).toBe('PHONE_DIGITS_MISMATCH');
  });

  it('refuses the id of somebody else in the body', async () => {
    const user = await register();
    const { body } = await admin
      .put(`/api/users/${user.id}`)
      .send({ id: (await unit('101')).id })
      .expect(400);
    expect(body.errors).toEqual([{ field: 'id', message: 'id must be the one in the address.' }]);
  });

  it.each([['0199c0de-0000-7000-8000-00000000dead'], ['no-uuid']])('finds nobody by the id %s', async (id) => {
    expect((await admin.put(`/api/users/${id}`).send({ firstName: 'X' }).expect(404)).body.code).toBe(
      'RESPONDER_NOT_FOUND',
    );
    expect((await admin.delete(`/api/users/${id}`).expect(404)).body.code).toBe('RESPONDER_NOT_FOUND');
  });

  it('refuses to take the rights of the last admin', async () => {
    const demo = await startTestApp();
    const only = await demo.signInAdmin();
    const { body: me } = await only.get('/api/auth/user');
    expect((await only.put(`/api/users/${me.id}`).send({ isAdmin: false }).expect(409)).body.code).toBe('LAST_ADMIN');
    await demo.close();
  });

  it("leaves one of two admins who take each other's rights at once", async () => {
    const demo = await startTestApp();
    const first = await demo.signInAdmin();
    const { body: one } = await first.get('/api/auth/user');
    const fresh = { ...tamar, unitNumber: '230', phoneNumber: '0500000230', phoneLastFour: '0230' };
    const { body: other } = await first
      .post('/api/users')
      .send({ ...fresh, isAdmin: true })
      .expect(201);
    for (let round = 0; round < 20; round += 1) {
      const second = await demo.signIn('230');
      await second.post('/api/auth/verify-admin-password').send({ password: 'rigbook-demo' }).expect(200);
      const answers = await Promise.all([
        first.put(`/api/users/${other.id}`).send({ isAdmin: false }),
        second.put(`/api/users/${one.id}`).send({ isAdmin: false }),
      ]);
      const won = answers.map(({ status }) => status === 200);
      expect(won.filter(Boolean)).toHaveLength(1);
      expect(await adminsIn(demo)).toBe(1);
      await (won[0] ? first : second).put(`/api/users/${one.id}`).send({ isAdmin: true }).expect(200);
      await first.post('/api/auth/verify-admin-password').send({ password: 'rigbook-demo' }).expect(200);
      await first.put(`/api/users/${other.id}`).send({ isAdmin: true }).expect(200);
    }
    await demo.close();
  });
});

async function adminsIn(demo: TestApp): Promise<number | undefined> {
  const text = 'SELECT count(*)::integer AS n FROM responder WHERE is_admin';
  return (await demo.database.query<{ n: number }>({ name: 'test.admins', text, values: [] }))[0]?.n;
}
