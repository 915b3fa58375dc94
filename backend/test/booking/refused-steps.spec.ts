import type { RefusalCode } from '@rigbook/contracts/refusals/refusals';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { checkInForm, checkOutForm, drawnSignature, shift, vehicleId } from '../support/shift.js';

let app: TestApp;
let dana: Person;
let admin: Person;
let step: ReturnType<typeof shift>;

beforeAll(async () => {
  app = await startTestApp({ worker: false });
  [dana, admin] = await Promise.all([app.signIn('101'), app.signInAdmin()]);
  step = shift(app, dana, admin);
});
afterAll(() => app.close());

const approve = (id: string) => admin.put(`/api/admin/bookings/${id}/approve`).send({ approved: true });
const setApproved = (id: string) => admin.put(`/api/admin/bookings/${id}/status`).send({ status: 'approved' });
const checkIn = (id: string, form: object = {}) =>
  dana.post(`/api/bookings/${id}/check-in`).send({ ...checkInForm, ...form });
const checkOut = (id: string, form: object = {}) =>
  dana.post(`/api/bookings/${id}/checkout`).send({ ...checkOutForm, ...form });

async function expectRefused(answers: readonly PromiseLike<{ readonly body: unknown }>[], code: RefusalCode) {
  const codes = (await Promise.all(answers)).map(({ body }) => (body as { code?: string }).code);
  expect(codes).toEqual(answers.map(() => code));
}

it('a vehicle in maintenance is neither promised nor handed over', async () => {
  const pending = await step.request('BLS1');
  const signed = await step.signed('BLS1', { startTime: '2026-11-24T16:00:00.000Z' });
  const vehicle = await vehicleId(app, 'BLS1');
  await admin.put(`/api/vehicles/${vehicle}`).send({ status: 'maintenance' }).expect(200);
  await expectRefused([approve(pending.id), setApproved(pending.id), checkIn(signed.id)], 'VEHICLE_UNAVAILABLE');
  await admin.put(`/api/vehicles/${vehicle}`).send({ status: 'available' }).expect(200);
});

it('what became of a booking is told after its vehicle was retired too', async () => {
  const { body: added } = await admin
    .post('/api/vehicles')
    .send({ name: 'BLS 9', type: 'Basic Life Support', location: 'Base', allowedRoles: ['EMT'] })
    .expect(201);
  const { id } = await step.request('BLS 9', { startTime: '2026-11-24T20:00:00.000Z' });
  await admin.put(`/api/admin/bookings/${id}/approve`).send({ approved: false }).expect(200);
  await admin.delete(`/api/vehicles/${(added as { id: string }).id}`).expect(204);
  await expectRefused([approve(id), setApproved(id), checkIn(id)], 'INVALID_TRANSITION');
});

it('a check-in and a checkout need the whole form', async () => {
  const booking = await step.signed('ALS1', { startTime: '2026-11-25T16:00:00.000Z' });
  await expectRefused([checkIn(booking.id, { checklist: [] })], 'REQUIRED_ITEMS_MISSING');
  await expectRefused([checkIn(booking.id, { mileage: null })], 'MILEAGE_REQUIRED');
  await step.checkIn(booking);
  await expectRefused([checkOut(booking.id, { mileage: null })], 'MILEAGE_REQUIRED');
  await expectRefused([checkOut(booking.id, { mileage: 1 })], 'MILEAGE_BELOW_CHECK_IN');
  await expectRefused([checkOut(booking.id, { noDamageConfirmed: false })], 'DAMAGE_CHECK_REQUIRED');
});

it('a booking that has begun is not approved, and one that has ended neither signed nor checked in', async () => {
  const pending = await step.request('BLS2');
  const approved = await step.approve(await step.request('PARAMEDIC 1', { startTime: '2026-11-26T16:00:00.000Z' }));
  const signed = await step.signed('BLS2', { startTime: '2026-11-26T20:00:00.000Z' });
  app.clock.set('2026-11-27T08:00Z');
  const form = { signature: await drawnSignature(), name: 'Dana Levi', date: '2026-11-27' };
  // the clock's jump ended the sessions
  [dana, admin] = await Promise.all([app.signIn('101'), app.signInAdmin()]);
  await expectRefused([approve(pending.id), setApproved(pending.id)], 'START_HAS_PASSED');
  const sign = dana.post(`/api/bookings/${approved.id}/signature`).send(form);
  await expectRefused([sign, checkIn(signed.id)], 'BOOKING_ENDED');
});
