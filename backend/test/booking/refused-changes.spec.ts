import type { RefusalCode } from '@rigbook/contracts/refusals/refusals';
import { expectProblem } from '../http/support/expect-problem.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { mondayEvening, shift, vehicleId } from '../support/shift.js';

let app: TestApp;
let dana: Person;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp({ worker: false });
  [dana, admin] = await Promise.all([app.signIn('101'), app.signInAdmin()]);
});
afterAll(() => app.close());

type Kind = 'responder' | 'administrator';
interface Changed {
  readonly id: string;
  readonly vehicle: { readonly id: string };
  readonly startTime: string;
  readonly endTime: string;
  readonly duration: number;
}

/** Asks for a change, by the booking's own person or by an administrator; what is not named stays. */
const change = ({ id, vehicle, startTime, endTime, duration }: Changed, kind: Kind, by: Person, to: object = {}) =>
  by.post(`/api/${kind === 'administrator' ? 'admin/' : ''}bookings/${id}/change`).send({
    seen: { vehicleId: vehicle.id, startTime, endTime },
    vehicleId: vehicle.id,
    startTime,
    duration,
    purpose: mondayEvening.purpose,
    ...(kind === 'administrator' && { reason: 'Needed at other hours' }),
    ...to,
  });

describe.each<Kind>(['responder', 'administrator'])('a change by the %s is refused', (kind) => {
  const by = () => (kind === 'responder' ? dana : admin);
  const bothWays = { responder: 'BLS1', administrator: 'BLS2' } as const;
  let pending: Changed;

  beforeAll(async () => {
    pending = await shift(app, dana, admin).request(bothWays[kind]);
  });
  afterAll(() => admin.delete(`/api/admin/bookings/${pending.id}`).expect(200));

  it.each<[string, number, RefusalCode, object]>([
    ['to what it is', 422, 'NOTHING_CHANGED', {}],
    ['to an unknown vehicle', 404, 'VEHICLE_NOT_FOUND', { vehicleId: '0199c0de-ffff-7000-8000-00000000ffff' }],
    ['into the past', 422, 'IN_THE_PAST', { startTime: '2026-11-23T07:00:00.000Z' }],
    ['to the seventh day from today', 422, 'BEYOND_BOOKING_WINDOW', { startTime: '2026-11-29T22:00:00.000Z' }],
  ])('%s', async (_what, status, code, to) => {
    expectProblem(await change(pending, kind, by(), to), status, code);
  });

  it('to a vehicle in maintenance', async () => {
    const workshop = await vehicleId(app, 'FLY CAR 1');
    await admin.put(`/api/vehicles/${workshop}`).send({ status: 'maintenance' }).expect(200);
    expectProblem(await change(pending, kind, by(), { vehicleId: workshop }), 409, 'VEHICLE_UNAVAILABLE');
    await admin.put(`/api/vehicles/${workshop}`).send({ status: 'available' }).expect(200);
  });

  it('to hours that somebody else has', async () => {
    const startTime = '2026-11-24T16:00:00.000Z';
    const taken = await shift(app, await app.signIn('103'), admin).request(bothWays[kind], { startTime });
    expectProblem(await change(pending, kind, by(), { startTime }), 409, 'VEHICLE_ALREADY_BOOKED');
    await admin.delete(`/api/admin/bookings/${taken.id}`).expect(200);
  });

  it('to more than 30 hours a week', async () => {
    const wish = { startTime: '2026-11-25T02:00:00.000Z', duration: 24 };
    const long = await shift(app, dana, admin).request('PARAMEDIC 1', wish);
    expectProblem(await change(pending, kind, by(), { duration: 7 }), 422, 'WEEKLY_LIMIT_EXCEEDED');
    await admin.delete(`/api/admin/bookings/${long.id}`).expect(200);
  });

  it('if there is no such booking, or it was cancelled', async () => {
    const unknown = { ...pending, id: '0199c0de-ffff-7000-8000-00000000ffff' };
    expectProblem(await change(unknown, kind, by(), { duration: 3 }), 404, 'BOOKING_NOT_FOUND');
    const cancelled = await shift(app, dana, admin).request('ALS1');
    await dana.delete(`/api/bookings/${cancelled.id}`).expect(200);
    expectProblem(await change(cancelled, kind, by(), { duration: 3 }), 409, 'INVALID_TRANSITION');
  });
});

describe('a change by the responder is refused', () => {
  const friday = { startTime: '2026-11-27T11:00:00.000Z' };

  it('to Friday afternoon, unless they have opened the administration', async () => {
    const danas = await shift(app, dana, admin).request('ALS1');
    expectProblem(await change(danas, 'responder', dana, friday), 403, 'ADMIN_ONLY_PERIOD');
    const shut = await app.signIn('100');
    const own = await shift(app, shut, admin).request('PARAMEDIC 1');
    expectProblem(await change(own, 'responder', shut, friday), 403, 'ADMIN_PASSWORD_REQUIRED');
    for (const { id } of [danas, own]) await admin.delete(`/api/admin/bookings/${id}`).expect(200);
  });

  it.each<[string, RefusalCode]>([
    ['license_verified = false', 'LICENCE_NOT_VERIFIED'],
    ['department = NULL', 'PROFILE_INCOMPLETE'],
  ])('once their record says %s', async (lacking, code) => {
    const eli = await app.signIn('105');
    const booking = await shift(app, eli, admin).request('ALS1');
    const text = `UPDATE responder SET ${lacking} WHERE unit_number = '105'`;
    await app.database.query({ name: `lacks-${code}`, text, values: [] });
    expectProblem(await change(booking, 'responder', eli, { duration: 3 }), 403, code);
    await app.database.query({
      name: 'lacks-nothing',
      text: `UPDATE responder SET license_verified = true, department = 'EMT' WHERE unit_number = '105'`,
      values: [],
    });
    await admin.delete(`/api/admin/bookings/${booking.id}`).expect(200);
  });
});

it('other hours are refused for a request whose start has passed, since nobody could approve them', async () => {
  const waiting = await shift(app, dana, admin).request('ALS1');
  app.clock.set('2026-11-23T16:30:00.000Z');
  [dana, admin] = await Promise.all([app.signIn('101'), app.signInAdmin()]);
  for (const [kind, by] of [
    ['responder', dana],
    ['administrator', admin],
  ] as const)
    expectProblem(await change(waiting, kind, by, { duration: 5 }), 409, 'TOO_LATE_FOR_APPROVAL');
  await admin.delete(`/api/admin/bookings/${waiting.id}`).expect(200);
  app.clock.set('2026-11-23T08:00:00.000Z');
  [dana, admin] = await Promise.all([app.signIn('101'), app.signInAdmin()]);
});

it('a change is refused to an end that has passed, and once the booking has ended', async () => {
  const step = shift(app, dana, admin);
  const booking = await step.approve(await step.request('ALS1'));
  app.clock.set('2026-11-23T18:30:00.000Z');
  [dana, admin] = await Promise.all([app.signIn('101'), app.signInAdmin()]);
  const ways: readonly [Kind, Person][] = [
    ['responder', dana],
    ['administrator', admin],
  ];
  for (const [kind, by] of ways)
    expectProblem(await change(booking, kind, by, { duration: 2 }), 422, 'END_IN_THE_PAST');
  const { vehicle, startTime } = booking;
  for (const to of [{ duration: 5 }, { vehicleId: await vehicleId(app, 'PARAMEDIC 1') }])
    expectProblem(await change(booking, 'responder', dana, to), 409, 'TOO_LATE_FOR_APPROVAL');
  await admin
    .get(`/api/bookings/${booking.id}`)
    .expect(200)
    .expect(({ body }) => expect(body).toMatchObject({ status: 'approved', vehicle: { id: vehicle.id }, startTime }));
  app.clock.set('2026-11-23T20:30:00.000Z');
  [dana, admin] = await Promise.all([app.signIn('101'), app.signInAdmin()]);
  expectProblem(await change(booking, 'responder', dana, { duration: 3 }), 409, 'BOOKING_ENDED');
  expectProblem(await change(booking, 'administrator', admin, { duration: 3 }), 409, 'BOOKING_ENDED');
});
