import { addHours } from '@rigbook/contracts/kernel';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { checkOutForm, shift, vehicleId } from '../support/shift.js';
import { browserWith, setCookie } from './support/new-device.js';

let app: TestApp;
let dana: Person;
/** Past the admin password. */
let admin: Person;
/** The same person on another device, before it. */
let locked: Person;
let bookingId: string;

beforeAll(async () => {
  app = await startTestApp({ worker: false });
  dana = await app.signIn('101');
  admin = await app.signInAdmin();
  locked = await app.signIn('100');
  ({ id: bookingId } = await shift(app, dana, admin).active());
});
afterAll(() => app.close());

const enter = (person: Person, password = 'rigbook-demo') =>
  person.post('/api/auth/verify-admin-password').send({ password });

describe("an administrator before the password, and somebody else's booking", () => {
  it.each([
    ['the booking', () => `/api/bookings/${bookingId}`],
    ['its history', () => `/api/audit/bookings/${bookingId}/history`],
    ['its agreement', () => `/api/agreements/${bookingId}`],
    ['the signed document', () => `/api/agreements/${bookingId}/pdf`],
    ['its circumstances', () => `/api/admin/bookings/${bookingId}/circumstances`],
  ])('cannot read %s', async (_what, path) => {
    expect((await locked.get(path()).expect(403)).body.code).toBe('ADMIN_PASSWORD_REQUIRED');
    await admin.get(path()).expect(200);
  });

  it('cannot return the vehicle', async () => {
    const attempt = await locked.post(`/api/bookings/${bookingId}/checkout`).send(checkOutForm).expect(403);
    expect(attempt.body.code).toBe('ADMIN_PASSWORD_REQUIRED');
    expect((await admin.get(`/api/bookings/${bookingId}`).expect(200)).body.status).toBe('active');
  });

  it('does not learn whether a booking exists that does not', async () => {
    await locked.get('/api/bookings/0192f3a4-0000-7000-8000-000000000000').expect(404);
  });

  it('cannot book in the hours of administrators', async () => {
    const draft = {
      vehicleId: await vehicleId(app, 'BLS1'),
      startTime: '2026-11-27T16:00:00Z',
      duration: 2,
      purpose: 'Shabbat',
    };
    expect((await locked.post('/api/bookings').send(draft).expect(403)).body.code).toBe('ADMIN_PASSWORD_REQUIRED');
    await admin.post('/api/bookings').send(draft).expect(201);
  });

  it('reads and books what is their own', async () => {
    const draft = {
      vehicleId: await vehicleId(app, 'BLS1'),
      startTime: '2026-11-25T04:00:00Z',
      duration: 2,
      purpose: 'Own',
    };
    const { id } = (await locked.post('/api/bookings').send(draft).expect(201)).body as { id: string };
    await locked.get(`/api/bookings/${id}`).expect(200);
    await locked.get(`/api/audit/bookings/${id}/history`).expect(200);
  });
});

describe('entering the admin password', () => {
  it('gives the session a new id; the one before has no right and soon ends', async () => {
    const signedIn = await app.visitor().post('/api/auth/login').send({ unitNumber: '100', phoneLastFour: '0100' });
    const before = setCookie(signedIn, 'rigbook_session');
    const opened = await browserWith(app, before)
      .post('/api/auth/verify-admin-password')
      .send({ password: 'rigbook-demo' })
      .expect(200);
    const after = setCookie(opened, 'rigbook_session');
    expect(after).not.toBe(before);
    await browserWith(app, after).get('/api/admin/settings').expect(200);
    // what the page had sent with the id before is still answered
    await browserWith(app, before).get('/api/auth/user').expect(200);
    await browserWith(app, before).get('/api/admin/settings').expect(403);
    app.clock.set(addHours(app.clock.now(), 11 / 3600));
    await browserWith(app, before).get('/api/auth/user').expect(401);
    await browserWith(app, after).get('/api/admin/settings').expect(200);
  });

  it('changes nothing if it is wrong', async () => {
    const person = await app.signIn('100');
    await enter(person, 'not this one').expect(403);
    await person.get('/api/auth/user').expect(200);
    await person.get('/api/admin/settings').expect(403);
  });
});

it('an administrator who loses the right and gets it back has to enter the password again', async () => {
  const [user] = ((await admin.get('/api/users').expect(200)).body as { id: string; unitNumber: string }[]).filter(
    ({ unitNumber }) => unitNumber === '104',
  );
  const change = (isAdmin: boolean) => admin.put(`/api/users/${user!.id}`).send({ isAdmin }).expect(200);
  await change(true);
  const yosef = await app.signIn('104');
  await enter(yosef).expect(200);
  await yosef.get('/api/admin/settings').expect(200);
  await change(false);
  expect((await yosef.get('/api/admin/settings').expect(403)).body.code).toBe('ADMIN_ONLY');
  await change(true);
  expect((await yosef.get('/api/admin/settings').expect(403)).body.code).toBe('ADMIN_PASSWORD_REQUIRED');
});
