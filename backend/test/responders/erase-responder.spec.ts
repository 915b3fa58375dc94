import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { shift } from '../support/shift.js';
import { respondersOf, tamar } from './support/responders-of.js';

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
});
