import { wiring } from '../../src/app/app.module.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { expectProblem } from '../http/support/expect-problem.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { mondayEvening, shift, vehicleId } from '../support/shift.js';

let app: TestApp;
let dana: Person;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp();
  [dana, admin] = await Promise.all([app.signIn('101'), app.signInAdmin()]);
});
afterAll(() => app.close());
beforeEach(() => app.clock.set('2026-11-23T08:00:00.000Z'));

const evening = { startTime: '2026-11-23T16:00:00.000Z', endTime: '2026-11-23T20:00:00.000Z' };

/** A change of a booking on Monday evening; what is not named stays. */
async function change(id: string, to: object = {}, { seen = {}, vehicle = 'ALS1', by = dana } = {}) {
  const vehicleIdOfBooking = await vehicleId(app, vehicle);
  const body = {
    seen: { vehicleId: vehicleIdOfBooking, ...evening, ...seen },
    vehicleId: vehicleIdOfBooking,
    ...mondayEvening,
    ...to,
  };
  return by.post(`/api/${by === admin ? 'admin/' : ''}bookings/${id}/change`).send(body);
}

const messagesOf = (id: string) =>
  app.database.query<{ kind: string; recipient: string; state: string; due: string }>({
    name: 'messages-of-changed',
    text: `SELECT DISTINCT kind, recipient, state, due_at AS due FROM notification WHERE stream = $1`,
    values: [id],
  });
const clear = async (id: string) => admin.delete(`/api/admin/bookings/${id}`).expect(200);

it('a signed booking that gets shorter stays approved, and is signed again for its new hours', async () => {
  const step = shift(app, dana, admin);
  const { id } = await step.signed('ALS1');
  app.clock.set('2026-11-23T09:00:00.000Z');
  const { status, body } = await change(id, { duration: 2 });
  expect([status, body]).toMatchObject([
    200,
    { status: 'approved', signedAt: null, duration: 2, endTime: '2026-11-23T18:00:00.000Z', vehicle: { name: 'ALS1' } },
  ]);
  expect(body).toEqual((await dana.get(`/api/bookings/${id}`).expect(200)).body);
  expectProblem(await dana.get(`/api/agreements/${id}/pdf`), 404, 'AGREEMENT_NOT_SIGNED');

  app.clock.set('2026-11-23T10:00:00.000Z');
  await step.sign({ id }, { name: 'D. Levi' });
  await admin.get(`/api/admin/agreements/${id}/verification`).expect(200, /"verdict":"genuine"/);
  await step.checkIn({ id });
  await step.checkOut({ id });
  const { body: history } = await dana.get(`/api/audit/bookings/${id}/history`).expect(200);
  expect(history.map(({ type }: { type: string }) => type)).toEqual([
    'BookingRequested',
    'BookingApproved',
    'AgreementSigned',
    'BookingChanged',
    'AgreementSigned',
    'VehicleCheckedIn',
    'VehicleCheckedOut',
  ]);
  expect([history[2], history[4]]).toMatchObject([
    { facts: { signerName: 'Dana Levi', document: 'kept' } },
    { facts: { signerName: 'D. Levi', document: 'kept' } },
  ]);
  expect(history[3]).toMatchObject({ facts: { before: { durationHours: 4 }, durationHours: 2, mustSignAgain: true } });
});

it('an approved booking with other hours is pending again, the office is told, and its reminders are withdrawn', async () => {
  const step = shift(app, dana, admin);
  const wish = { startTime: '2026-11-24T16:00:00.000Z' };
  const booking = await step.approve(await step.request('BLS1', wish));
  const seen = { startTime: wish.startTime, endTime: '2026-11-24T20:00:00.000Z' };
  const moved = { startTime: '2026-11-24T18:00:00.000Z', vehicleId: await vehicleId(app, 'BLS2') };
  const { body } = await change(booking.id, moved, { seen, vehicle: 'BLS1' });
  expect(body).toMatchObject({
    status: 'pending',
    decidedAt: null,
    vehicle: { name: 'BLS2' },
    startTime: moved.startTime,
  });
  const messages = await messagesOf(booking.id);
  expect(messages).toContainEqual(expect.objectContaining({ kind: 'upcoming_shift', state: 'withdrawn' }));
  expect(messages.filter(({ kind, state }) => kind === 'signature_reminder' && state === 'queued')).toEqual([]);
  expect(messages.some(({ recipient }) => recipient === 'organisation')).toBe(true);
  await shift(app, await app.signIn('102'), admin).request('BLS1', wish); // the old hours are free
  await step.approve(booking);
  await clear(booking.id);
});

it('refuses what a request would be refused for, with its own hours free', async () => {
  const step = shift(app, dana, admin);
  const { id } = await step.request('PARAMEDIC 1');
  const other = await shift(app, await app.signIn('103'), admin).request('PARAMEDIC 1', {
    startTime: '2026-11-23T20:00:00.000Z',
  });
  const its = { vehicle: 'PARAMEDIC 1' };
  const startTime = '2026-11-23T17:00:00.000Z';
  expectProblem(await change(id, { startTime }, its), 409, 'VEHICLE_ALREADY_BOOKED');
  expectProblem(await change(id, { startTime, duration: 24 }, its), 409, 'VEHICLE_ALREADY_BOOKED');
  expectProblem(await change(id, {}, its), 422, 'NOTHING_CHANGED');
  expectProblem(await change(id, { duration: 3 }, { ...its, by: await app.signIn('104') }), 404, 'BOOKING_NOT_FOUND');
  expectProblem(await change(id, { duration: 3 }, { ...its, by: admin }), 400, 'VALIDATION_FAILED');
  const seen = { endTime: '2026-11-23T19:00:00.000Z' };
  expectProblem(await change(id, { duration: 3 }, { ...its, seen }), 409, 'BOOKING_CHANGED_MEANWHILE');
  expect((await change(id, { startTime, duration: 3 }, its)).status).toBe(200);
  await clear(id);
  await clear(other.id);
});

it('an administrator moves the end of a shift, of which the responder is told', async () => {
  const step = shift(app, dana, admin);
  app.clock.set('2026-11-23T15:30:00.000Z');
  const { id } = await step.active('FLY CAR 1');
  const its = { vehicle: 'FLY CAR 1' };
  const reason = 'The call takes longer';
  expectProblem(await change(id, { duration: 6 }, its), 409, 'INVALID_TRANSITION');
  const later = { startTime: '2026-11-23T17:00:00.000Z', reason };
  expectProblem(await change(id, later, { ...its, by: admin }), 409, 'SHIFT_HAS_BEGUN');
  const { body } = await change(id, { duration: 6, reason }, { ...its, by: admin });
  expect(body).toMatchObject({ status: 'active', endTime: '2026-11-23T22:00:00.000Z' });
  expect(body.signedAt).not.toBeNull();
  const due = (await messagesOf(id)).filter(({ kind, state }) => kind === 'overdue_return' && state === 'queued');
  expect(due.map((message) => new Date(message.due).toISOString())).toEqual(['2026-11-23T22:00:00.000Z']);
  await step.checkOut({ id });
});

it('all views equal the replay', async () => {
  expect(await verify({ url: app.testDatabase.url, wiring })).toEqual([]);
});
