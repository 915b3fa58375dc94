import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { wiring } from '../../src/app/app.module.js';
import { amount } from '../support/endurance.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { expectProblem } from '../http/support/expect-problem.js';
import { mondayEvening, shift, vehicleId } from '../support/shift.js';

let app: TestApp;
let dana: Person;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  [dana, admin] = await Promise.all([app.signIn('101'), app.signInAdmin()]);
});
afterAll(() => app.close());

const idOf = async (unit: string): Promise<string> =>
  (
    await app.database.query<{ id: string }>({
      name: 'test.id-of',
      text: `SELECT id FROM responder WHERE unit_number = $1`,
      values: [unit],
    })
  )[0]?.id ?? '';

async function book(unit: string, more: object = {}, vehicle = 'ALS1') {
  const body = {
    responderId: await idOf(unit),
    vehicleId: await vehicleId(app, vehicle),
    ...mondayEvening,
    approved: true,
  };
  return admin.post('/api/admin/bookings').send({ ...body, ...more });
}
const at = (day: number, hour = 4) => `2026-11-${day}T${String(hour).padStart(2, '0')}:00:00.000Z`;
const weekly = { rules: ['WEEKLY_LIMIT_EXCEEDED'], reason: 'The only one on call' };
const dayLong = { duration: 14 };

const messagesAbout = async (id: string) =>
  (
    await app.database.query<{ kind: string }>({
      name: 'test.messages-about',
      text: `SELECT DISTINCT kind FROM notification WHERE booking_id = $1 AND state = 'queued' ORDER BY kind`,
      values: [id],
    })
  ).map(({ kind }) => kind);

it('a booking for somebody is theirs, approved at once, and waits for their signature', async () => {
  const { status, body } = await book('101');
  expect([status, body]).toMatchObject([
    201,
    {
      status: 'approved',
      bookedOnBehalf: true,
      user: { unitNumber: '101' },
      bookedBy: { unitNumber: '100' },
      decidedBy: { unitNumber: '100' },
      overriddenRules: [],
    },
  ]);
  expect(body).toEqual((await admin.get(`/api/bookings/${body.id}`).expect(200)).body);
  expect(await messagesAbout(body.id)).toEqual([
    'booking_approval',
    'signature_reminder',
    'signature_request',
    'upcoming_shift',
  ]);
  const theirs = (await dana.get(`/api/bookings/${body.id}`).expect(200)).body;
  expect(theirs).toMatchObject({ bookedOnBehalf: true, bookedBy: null, decidedBy: null });
  await shift(app, dana, admin).sign(body);
  const { body: history } = await admin.get(`/api/audit/bookings/${body.id}/history`).expect(200);
  expect(history[0]).toMatchObject({
    type: 'BookingRequested',
    actor: { unitNumber: '100' },
    facts: { bookedBy: 'admin' },
  });
  await admin.delete(`/api/admin/bookings/${body.id}`).expect(200);
});

it('one that is not approved at once waits for a decision', async () => {
  const { body } = await book('101', { approved: false });
  expect(body).toMatchObject({ status: 'pending', decidedAt: null, decidedBy: null });
  expect(await messagesAbout(body.id)).toContain('booking_arranged');
  await admin.delete(`/api/admin/bookings/${body.id}`).expect(200);
});

it('the weekly limit is overridden for this booking alone, also under the guard of the database', async () => {
  const first = (await book('102', { startTime: at(24), ...dayLong }, 'BLS1')).body;
  const second = (await book('102', { startTime: at(25), ...dayLong }, 'BLS1')).body;
  const wish = { startTime: at(26), duration: 6 };
  const refused = await book('102', wish, 'BLS1');
  expectProblem(refused, 422, 'RULES_NOT_OVERRIDDEN');
  const week = { weekStartsOn: '2026-11-22', hoursRequested: 6, hoursUsed: 28, hoursLeft: 2 };
  expect(refused.body.facts).toEqual({ broken: [{ rule: 'WEEKLY_LIMIT_EXCEEDED', week }] });

  const { body: third } = await book('102', { ...wish, override: weekly }, 'BLS1');
  expect(third).toMatchObject({
    status: 'approved',
    overriddenRules: ['WEEKLY_LIMIT_EXCEEDED'],
    overrideReason: weekly.reason,
  });
  const amir = await app.signIn('102');
  const another = { ...mondayEvening, vehicleId: await vehicleId(app, 'BLS2'), duration: 1 };
  expectProblem(await amir.post('/api/bookings').send(another), 422, 'WEEKLY_LIMIT_EXCEEDED');

  // what was granted stays with the booking: another purpose, fewer hours, and not more
  const seen = { vehicleId: third.vehicle.id, startTime: at(26), endTime: at(26, 10) };
  const change = (more: object) =>
    amir
      .post(`/api/bookings/${third.id}/change`)
      .send({ seen, vehicleId: third.vehicle.id, ...wish, purpose: 'Evening shift', ...more });
  expectProblem(await change({ duration: 7 }), 422, 'WEEKLY_LIMIT_EXCEEDED');
  expect((await change({ purpose: 'Night shift' })).status).toBe(200);
  expect((await change({ duration: 5 })).body).toMatchObject({ duration: 5, status: 'approved' });

  await admin.delete(`/api/admin/bookings/${first.id}`).expect(200);
  await amir
    .post('/api/bookings')
    .send({ ...another, duration: 11 })
    .expect(201);
  expectProblem(
    await amir.post('/api/bookings').send({ ...another, startTime: at(24), duration: 1 }),
    422,
    'WEEKLY_LIMIT_EXCEEDED',
  );
  await admin.delete(`/api/admin/bookings/${second.id}`).expect(200);
  expect(await verify({ url: app.testDatabase.url, wiring })).toEqual([]);
});

it('hours at the same moment do not pass the limit behind an override', async () => {
  const yael = await app.signIn('103');
  await book('103', { startTime: at(24), ...dayLong }, 'FLY CAR 1');
  await book('103', { startTime: at(25), ...dayLong }, 'FLY CAR 1');
  const own = { ...mondayEvening, vehicleId: await vehicleId(app, 'BLS2'), startTime: at(27, 2), duration: 2 };
  for (let round = 0; round < amount({ usual: 4, endurance: 100 }); round += 1) {
    const [over, theirs] = await Promise.all([
      book('103', { startTime: at(26), duration: 6, override: weekly }, 'FLY CAR 1'),
      yael.post('/api/bookings').send(own),
    ]);
    expect(over.status).toBe(201);
    if (theirs.status !== 201) expectProblem(theirs, 422, 'WEEKLY_LIMIT_EXCEEDED');
    expectProblem(
      await yael.post('/api/bookings').send({ ...own, startTime: at(27, 6), duration: 1 }),
      422,
      'WEEKLY_LIMIT_EXCEEDED',
    );
    expect(await verify({ url: app.testDatabase.url, wiring })).toEqual([]);
    for (const { status, body } of [over, theirs])
      if (status === 201) await admin.delete(`/api/admin/bookings/${body.id}`).expect(200);
  }
});

it('refuses what nobody can override', async () => {
  const free = { override: { ...weekly, rules: ['PROFILE_INCOMPLETE', 'ADMIN_ONLY_PERIOD'] } };
  const { body } = await book('104', free, 'PARAMEDIC 1');
  expectProblem(await book('101', free, 'PARAMEDIC 1'), 409, 'VEHICLE_ALREADY_BOOKED');
  expectProblem(await book('104', { ...free, startTime: at(20) }), 422, 'IN_THE_PAST');
  expectProblem(await book('104', { ...free, startTime: '2026-12-10T04:00:00.000Z' }), 422, 'BEYOND_BOOKING_WINDOW');
  expectProblem(await book('104', { ...free, vehicleId: body.id }), 404, 'VEHICLE_NOT_FOUND');
  expectProblem(await book('104', { ...free, responderId: body.id }), 404, 'RESPONDER_NOT_FOUND');
  expectProblem(await book('110', free), 409, 'CANNOT_BE_BOOKED_FOR');
  expectProblem(await book('100', free), 409, 'CANNOT_BE_BOOKED_FOR');
  const held = await vehicleId(app, 'BLS2');
  await admin.put(`/api/vehicles/${held}`).send({ status: 'unavailable' }).expect(200);
  expectProblem(await book('104', free, 'BLS2'), 409, 'VEHICLE_UNAVAILABLE');
  await admin.put(`/api/vehicles/${held}`).send({ status: 'available' }).expect(200);
  expectProblem(
    await book('104', { override: { rules: ['ADMIN_ONLY_PERIOD'], reason: ' ' } }),
    400,
    'VALIDATION_FAILED',
  );
  expectProblem(await book('104', { override: { rules: ['IN_THE_PAST'], reason: 'No' } }), 400, 'VALIDATION_FAILED');
  expectProblem(await dana.post('/api/admin/bookings').send({}), 403, 'ADMIN_ONLY');
});

it('all views equal the replay', async () => {
  expect(await verify({ url: app.testDatabase.url, wiring })).toEqual([]);
});
