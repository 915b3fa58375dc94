import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import { accessOf, routesOf } from '../../src/platform/http/openapi/routes.js';
import { makeToken, program } from '../integrations/support/program.js';
import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { cookieOf, openStream } from '../support/live-stream.js';
import { eventually } from '../event-store/support/eventually.js';
import { mondayEvening, vehicleId } from '../support/shift.js';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signInAdmin();
});
afterAll(() => app.close());

interface User {
  readonly id: string;
  readonly unitNumber: string;
}
const userOf = async (unitNumber: string) =>
  ((await admin.get('/api/users').expect(200)).body as User[]).find((user) => user.unitNumber === unitNumber)!;
const suspend = async (unitNumber: string, reason = 'Lost the phone') =>
  admin.post(`/api/users/${(await userOf(unitNumber)).id}/suspend`).send({ reason });
const lift = async (unitNumber: string, reason = 'Has a new phone') =>
  admin.post(`/api/users/${(await userOf(unitNumber)).id}/lift-suspension`).send({ reason });
const login = (unitNumber: string, phoneLastFour = `0${unitNumber}`) =>
  app.visitor().post('/api/auth/login').send({ unitNumber, phoneLastFour });

const routes = routesOf(
  JSON.parse(
    readFileSync(path.resolve(import.meta.dirname, '../../../contracts/openapi.json'), 'utf8'),
  ) as OpenAPIObject,
).filter(({ operation }) => accessOf(operation) !== 'public');

it('is lifted of a person who is there', async () => {
  await admin.post('/api/users/nobody/lift-suspension').send({ reason: 'Has a new phone' }).expect(404);
});

describe('a suspended person', () => {
  let dana: Person;
  let calendar: string;

  beforeAll(async () => {
    dana = await app.signIn('101');
    calendar = new URL((await dana.post('/api/calendar-feed').expect(201)).body.address as string).pathname;
    await app.visitor().get(calendar).expect(200);
    expect((await suspend('101')).status).toBe(204);
  });
  afterAll(() => lift('101'));

  it('learns so only with the right digits', async () => {
    const { body } = await login('101').expect(403);
    expect(body).toMatchObject({ code: 'RESPONDER_SUSPENDED', detail: expect.stringContaining('suspended') });
    expect((await login('101', '9999').expect(401)).body.code).toBe('SIGN_IN_FAILED');
  });

  it('is not locked out by trying often, so that nothing remains once the suspension is lifted', async () => {
    const lock = async () => (await admin.get(`/api/users/${(await userOf('101')).id}/lock`).expect(200)).body;
    const before = await lock();
    for (let times = 0; times < 7; times += 1)
      expect((await login('101').expect(403)).body.code).toBe('RESPONDER_SUSPENDED');
    expect(await lock()).toEqual(before);
    expect(before).toMatchObject({ lockedUntil: null, needsUnlock: false });
  });

  it('can call nothing with the session of before', async () => {
    expect(routes.length).toBeGreaterThan(100);
    for (const { name } of routes) {
      const [method = '', route = ''] = name.split(' ');
      const address = route.replaceAll(/\{\w+\}/g, '0199c0de-ffff-7000-8000-00000000ffff');
      const { body } = await dana[method as 'get'](address).send(method === 'get' ? undefined : {});
      expect([name, body.code]).toEqual([name, 'SIGNED_OUT']);
    }
  });

  it('gets no code for a new device, and waits for nobody', async () => {
    await admin.put('/api/admin/settings').send({ confirmNewDevices: true }).expect(200);
    const visitor = app.visitor();
    const answer = await visitor.post('/api/auth/login').send({ unitNumber: '101', phoneLastFour: '0101' }).expect(403);
    expect(answer.body.code).toBe('RESPONDER_SUSPENDED');
    expect(answer.get('Set-Cookie')).toBeUndefined();
    await visitor.post('/api/auth/login/ask-administrator').expect(401);
    await admin.put('/api/admin/settings').send({ confirmNewDevices: false }).expect(200);
  });

  it('is not acted for by programs, and the calendar is closed', async () => {
    const { token } = await makeToken(admin, ['bookings:write'], { name: 'Scheduler' });
    const wish = { vehicleId: await vehicleId(app, 'BLS1'), ...mondayEvening };
    const { body } = await program(app, token).post('/api/bookings').set('On-Behalf-Of', '101').send(wish).expect(403);
    expect(body.code).toBe('RESPONDER_SUSPENDED');
    await app.visitor().get(calendar).expect(404);
  });

  it('signs in again after the suspension is lifted, and finds everything as it was', async () => {
    expect((await lift('101')).status).toBe(204);
    await dana.get('/api/auth/user').expect(401);
    await login('101').expect(200);
  });
});

it('a sign-in that waits when its person is suspended goes no further', async () => {
  await admin.put('/api/admin/settings').send({ confirmNewDevices: true }).expect(200);
  const visitor = app.visitor();
  await visitor.post('/api/auth/login').send({ unitNumber: '105', phoneLastFour: '0105' }).expect(202);
  await admin.put('/api/admin/settings').send({ confirmNewDevices: false }).expect(200);
  await suspend('105');
  expect((await visitor.post('/api/auth/login/ask-administrator').expect(401)).body.code).toBe('SIGN_IN_EXPIRED');
  await lift('105');
});

it('the live stream of a suspended person ends', async () => {
  const stream = await openStream(app, await cookieOf(app, '105'));
  expect(stream.status).toBe(200);
  await suspend('105');
  await eventually(() => expect(stream.isOver()).toBe(true), 60_000);
  await lift('105');
});

it('the log names who suspended whom, without the reason, which the row has until it is erased', async () => {
  await suspend('102', 'Reason one');
  expect(await userOf('102')).toMatchObject({ suspendedAt: app.clock.now(), suspensionReason: 'Reason one' });
  await suspend('102', 'Reason two');
  await lift('102', 'Reason three');
  expect(await userOf('102')).toMatchObject({
    suspendedAt: null,
    suspensionReason: 'Reason one',
    suspensionLiftedReason: 'Reason three',
  });
  const text = `SELECT type, data, actor FROM event WHERE type LIKE 'ResponderSuspen%' AND stream = $1 ORDER BY version`;
  const actor = `responder:${(await userOf('100')).id}`;
  expect(await app.database.query({ name: 'test.suspensions', text, values: [(await userOf('102')).id] })).toEqual([
    { type: 'ResponderSuspended', data: {}, actor },
    { type: 'ResponderSuspensionLifted', data: {}, actor },
  ]);
});

describe('what an administrator sees of suspensions', () => {
  const suspensionOf = async (unitNumber: string) =>
    (await admin.get(`/api/users/${(await userOf(unitNumber)).id}/suspension`).expect(200)).body;

  it('is nothing at first', async () => {
    expect(await suspensionOf('110')).toEqual({ openBookings: [], happened: [] });
  });

  it('is who did it, when and why, the latest first; earlier reasons are not kept', async () => {
    const by = { unitNumber: '100', id: (await userOf('100')).id };
    const recordedAt = app.clock.now();
    await suspend('110', 'Lost the phone');
    expect(await suspensionOf('110')).toMatchObject({
      happened: [{ type: 'ResponderSuspended', recordedAt, actor: by, reason: 'Lost the phone' }],
    });
    await lift('110', 'Has a new phone');
    expect((await suspensionOf('110')).happened).toMatchObject([
      { type: 'ResponderSuspensionLifted', recordedAt, actor: by, reason: 'Has a new phone' },
      { type: 'ResponderSuspended', recordedAt, actor: by, reason: 'Lost the phone' },
    ]);
    await suspend('110', 'Lost it again');
    expect(((await suspensionOf('110')).happened as { reason: string }[]).map(({ reason }) => reason)).toEqual([
      'Lost it again',
      null,
      null,
    ]);
    await lift('110');
  });

  it('are the open bookings that have to be decided first', async () => {
    const person = await app.signIn('103');
    const wish = { vehicleId: await vehicleId(app, 'BLS1'), ...mondayEvening };
    const { body: booking } = await person.post('/api/bookings').send(wish).expect(201);
    expect(await suspensionOf('103')).toEqual({
      openBookings: [
        {
          id: booking.id,
          status: 'pending',
          vehicleName: 'BLS1',
          startTime: booking.startTime,
          endTime: booking.endTime,
        },
      ],
      happened: [],
    });
    await person.delete(`/api/bookings/${booking.id}`).expect(200);
  });

  it('is not for others, nor about nobody', async () => {
    await (await app.signIn('104')).get(`/api/users/${(await userOf('105')).id}/suspension`).expect(403);
    await admin.get('/api/users/none/suspension').expect(404);
    await admin.get('/api/users/0199c0de-ffff-7000-8000-00000000ffff/suspension').expect(404);
  });
});

it('open bookings are decided first, and named', async () => {
  const noa = await app.signIn('103');
  const wish = { vehicleId: await vehicleId(app, 'ALS1'), ...mondayEvening };
  const { body: booking } = await noa.post('/api/bookings').send(wish).expect(201);
  const { status, body } = await suspend('103');
  expect([status, body.code]).toEqual([409, 'RESPONDER_BOOKINGS_UNDECIDED']);
  expect(body.facts).toMatchObject({ unitNumber: '103', bookings: [{ id: booking.id, vehicleName: 'ALS1' }] });
  await noa.get('/api/auth/user').expect(200);
  await admin.put(`/api/admin/bookings/${booking.id}/approve`).send({ approved: false, adminNotes: 'no' }).expect(200);
  expect((await suspend('103')).status).toBe(204);
  await lift('103');
});

it('nobody suspends themselves, a reason is needed, and others may not', async () => {
  expect((await suspend('100')).body.code).toBe('CANNOT_SUSPEND_YOURSELF');
  expect((await suspend('104', ' ')).status).toBe(400);
  const other = await app.signIn('104');
  await other
    .post(`/api/users/${(await userOf('105')).id}/suspend`)
    .send({ reason: 'x' })
    .expect(403);
  await admin.post('/api/users/0199c0de-ffff-7000-8000-00000000ffff/suspend').send({ reason: 'x' }).expect(404);
});

it('an administrator who is not suspended remains', async () => {
  const second = await userOf('104');
  await admin.put(`/api/users/${second.id}`).send({ isAdmin: true }).expect(200);
  expect((await suspend('104')).status).toBe(204);
  const { status, body } = await admin.put(`/api/users/${(await userOf('100')).id}`).send({ isAdmin: false });
  expect([status, body.code]).toEqual([409, 'LAST_ADMIN']);
  await lift('104');
});
