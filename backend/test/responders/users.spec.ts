import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { shift } from '../support/shift.js';
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

describe('registering a responder', () => {
  it('keeps ten digits of the phone number and derives the last four', async () => {
    const { body } = await admin.post('/api/users').send(tamar).expect(201);
    expect(body).toEqual({
      id: expect.any(String),
      ...tamar,
      phoneNumber: '0500000201',
      isAdmin: false,
      isAuditor: false,
      takesInEmergency: false,
      licenseVerified: false,
      suspendedAt: null,
      suspensionReason: null,
      suspensionLiftedReason: null,
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
