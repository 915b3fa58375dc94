import { withConnection } from '../../src/platform/database/with-connection.js';
import { eventually } from '../event-store/support/eventually.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { shift } from '../support/shift.js';

interface User {
  readonly id: string;
  readonly unitNumber: string;
}

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signInAdmin();
});
afterAll(() => app.close());

const tamar = {
  unitNumber: '201',
  firstName: 'Tamar',
  lastName: 'Biton',
  email: 'tamar.biton@example.org',
  phoneNumber: '050-000-0201',
  phoneLastFour: '0201',
  department: 'EMT',
};

let lastUnit = 300;
/** Somebody new with a unit number of their own, who signs in with 0 and that number. */
async function register(fields: object = {}): Promise<User> {
  const unitNumber = `${(lastUnit += 1)}`;
  const { phoneLastFour: _derived, ...person } = tamar;
  const body = { ...person, unitNumber, phoneNumber: `0500000${unitNumber}`, ...fields };
  return (await admin.post('/api/users').send(body).expect(201)).body as User;
}

async function unit(unitNumber: string): Promise<User> {
  const { body } = await admin.get('/api/users').expect(200);
  const user = (body as User[]).find((one) => one.unitNumber === unitNumber);
  if (!user) throw new Error(`no unit ${unitNumber}`);
  return user;
}

async function eventsOf({ id }: User): Promise<{ type: string; data: object; actor: string }[]> {
  const text = 'SELECT type, data, actor FROM event WHERE stream = $1 ORDER BY version';
  return app.database.query({ name: 'test.events-of', text, values: [id] });
}

describe('registering a responder', () => {
  it('keeps ten digits of the phone number and derives the last four', async () => {
    const { body } = await admin.post('/api/users').send(tamar).expect(201);
    expect(body).toEqual({
      id: expect.any(String),
      ...tamar,
      phoneNumber: '0500000201',
      isAdmin: false,
      isAuditor: false,
      licenseVerified: false,
    });
    await app.signIn('201');
  });

  it('records who registered whom, without personal data', async () => {
    const user = await register({ isAuditor: true });
    const { id: adminId } = await unit('100');
    expect(await eventsOf(user)).toEqual([
      { type: 'ResponderRegistered', data: { isAdmin: false, isAuditor: true }, actor: `responder:${adminId}` },
    ]);
  });

  it('keeps unit numbers as text', async () => {
    const user = await register({ unitNumber: '007' });
    expect(user.unitNumber).toBe('007');
  });

  it('refuses a unit number that somebody has', async () => {
    const { body } = await admin
      .post('/api/users')
      .send({ ...tamar, unitNumber: '101' })
      .expect(409);
    expect(body).toMatchObject({ code: 'UNIT_NUMBER_TAKEN', facts: { unitNumber: '101' } });
  });

  it('gives a unit number to one of ten who are registered with it at once', async () => {
    const sent = Array.from({ length: 10 }, () => admin.post('/api/users').send({ ...tamar, unitNumber: '299' }));
    const statuses = (await Promise.all(sent)).map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array<number>(9).fill(409)]);
  });

  it('refuses last digits that are not those of the phone number', async () => {
    const { body } = await admin
      .post('/api/users')
      .send({ ...tamar, unitNumber: '202', phoneLastFour: '0202' })
      .expect(400);
    expect(body.code).toBe('PHONE_DIGITS_MISMATCH');
  });

  it.each([
    ['unitNumber', '20', 'Unit number must be 3 digits'],
    ['firstName', ' ', 'First name is required'],
    ['lastName', undefined, 'Last name is required'],
    ['email', 'tamar at example', 'Please enter a valid email address'],
    ['phoneNumber', '050-000-020', 'Please enter a valid 10-digit phone number'],
    ['department', 'Catering', 'Please choose a department from the list'],
    ['isAdmin', 'yes', 'isAdmin must be true or false.'],
    ['licenseVerified', true, 'licenseVerified is not a known field.'],
  ])('refuses %s %p', async (field, value, message) => {
    const { body } = await admin
      .post('/api/users')
      .send({ ...tamar, unitNumber: '203', [field]: value })
      .expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field, message }] });
  });

  it('refuses text that cannot be stored', async () => {
    const { body } = await admin
      .post('/api/users')
      .send({ ...tamar, unitNumber: '203', firstName: 'Ta\u0000mar' })
      .expect(400);
    expect(body.code).toBe('INVALID_TEXT');
  });

  it('does nothing twice under one idempotency key', async () => {
    const send = () =>
      admin
        .post('/api/users')
        .set('Idempotency-Key', 'register-210')
        .send({ ...tamar, unitNumber: '210' });
    const first = await send().expect(201);
    const repeat = await send().expect(201);
    expect(repeat.body).toEqual(first.body);
  });
});

describe('the list of responders', () => {
  it('is in the order of the unit numbers and complete', async () => {
    const { body } = await admin.get('/api/users').expect(200);
    const units = (body as User[]).map(({ unitNumber }) => unitNumber);
    expect(units).toEqual([...units].sort());
    expect(units).toEqual(expect.arrayContaining(['100', '101', '105', '110', '111']));
  });

  it('is for admins only', async () => {
    const dana = await app.signIn('101');
    await dana.get('/api/users').expect(403);
    await (await app.signIn('110')).get('/api/users').expect(403);
  });
});

describe('the hours of a responder', () => {
  it('are those of ten weeks before this one, of this one and of the next', async () => {
    const user = await register({ isAdmin: true });
    await shift(app, await app.signIn(user.unitNumber), admin).request('BLS2', { duration: 7 });
    const { body } = await admin.get(`/api/admin/users/${user.id}/hours`).expect(200);
    expect(body.limit).toBe(30);
    expect(body.weeks).toHaveLength(12);
    expect(body.weeks[0]).toEqual({ weekStartsOn: '2026-09-13', hours: 0, left: 30 });
    expect(body.weeks.slice(-2)).toEqual([
      { weekStartsOn: '2026-11-22', hours: 7, left: 23 },
      { weekStartsOn: '2026-11-29', hours: 0, left: 30 },
    ]);
    const { id } = await unit('101');
    await (await app.signIn('101')).get(`/api/admin/users/${id}/hours`).expect(403);
    for (const unknown of ['0199c0de-ffff-7000-8000-00000000ffff', 'no-uuid'])
      expect((await admin.get(`/api/admin/users/${unknown}/hours`).expect(404)).body.code).toBe('RESPONDER_NOT_FOUND');
  });
});

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
});

describe('erasing a responder', () => {
  it('removes the row, ends the sessions, frees the unit number and leaves an anonymous history', async () => {
    const user = await register({ firstName: 'Unforgettable' });
    const person = await app.signIn(user.unitNumber);
    await admin.delete(`/api/users/${user.id}`).expect(204);
    await person.get('/api/auth/user').expect(401);
    expect((await eventsOf(user)).map(({ type }) => type)).toEqual(['ResponderRegistered', 'ResponderErased']);
    await register({ unitNumber: user.unitNumber });
    expect((await admin.delete(`/api/users/${user.id}`).expect(404)).body.code).toBe('RESPONDER_NOT_FOUND');
  });

  it('leaves their name nowhere, not even in answers that are kept for repeats', async () => {
    const body = {
      ...tamar,
      unitNumber: '220',
      firstName: 'Unforgettable',
      phoneNumber: '0500000220',
      phoneLastFour: '0220',
    };
    const { body: user } = await admin.post('/api/users').set('Idempotency-Key', 'register-220').send(body).expect(201);
    await admin.delete(`/api/users/${user.id}`).expect(204);
    const tables = await app.database.query<{ name: string }>({
      name: 'test.tables',
      text: `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migration'`,
      values: [],
    });
    for (const { name } of tables) {
      const text = `SELECT FROM ${name} t WHERE t::text LIKE '%Unforgettable%'`;
      expect([name, await app.database.query({ name: `test.search-${name}`, text, values: [] })]).toEqual([name, []]);
    }
  });

  it('is refused with the open bookings by name', async () => {
    const dana = await app.signIn('101');
    const booking = await shift(app, dana, admin).request('BLS1');
    const { body } = await admin.delete(`/api/users/${(await unit('101')).id}`).expect(409);
    expect(body).toMatchObject({
      code: 'RESPONDER_HAS_OPEN_BOOKINGS',
      facts: { unitNumber: '101', bookings: [{ id: booking.id, vehicleName: 'BLS1', status: 'pending' }] },
    });
    expect(body.detail).toContain('BLS1');
    await admin.delete(`/api/admin/bookings/${booking.id}`).send({}).expect(200);
    await admin.delete(`/api/users/${(await unit('101')).id}`).expect(204);
    expect((await admin.get('/api/admin/bookings').expect(200)).body[0].user).toMatchObject({
      unitNumber: null,
      firstName: null,
    });
  });

  it('is not done to oneself', async () => {
    const { body } = await admin.delete(`/api/users/${(await unit('100')).id}`).expect(409);
    expect(body.code).toBe('CANNOT_DELETE_YOURSELF');
  });

  it('loses against a booking that is requested at the same moment, or wins and leaves none', async () => {
    for (let round = 0; round < 10; round += 1) {
      const user = await register();
      await admin.put(`/api/users/${user.id}`).send({ isAdmin: true }).expect(200);
      const person = await app.signIn(user.unitNumber);
      const [booking, erasure] = await Promise.allSettled([
        shift(app, person, admin).request('FLY CAR 1'),
        admin.delete(`/api/users/${user.id}`),
      ]);
      const erased = erasure.status === 'fulfilled' && erasure.value.status === 204;
      expect([booking.status, erased]).toEqual(erased ? ['rejected', true] : ['fulfilled', false]);
      if (booking.status === 'fulfilled')
        await admin.delete(`/api/admin/bookings/${booking.value.id}`).send({}).expect(200);
    }
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
      await first.put(`/api/users/${other.id}`).send({ isAdmin: true }).expect(200);
    }
    await demo.close();
  });
});

async function adminsIn(demo: TestApp): Promise<number | undefined> {
  const text = 'SELECT count(*)::integer AS n FROM responder WHERE is_admin';
  return (await demo.database.query<{ n: number }>({ name: 'test.admins', text, values: [] }))[0]?.n;
}
