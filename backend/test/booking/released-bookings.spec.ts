import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { releaseBookings } from '../support/release.js';
import { checkInForm, mondayEvening, shift, vehicleId } from '../support/shift.js';

let one: TestApp;
let two: TestApp;
beforeAll(async () => {
  one = await startTestApp();
  two = await startTestApp({ shareDatabaseOf: one });
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const eventsOf = (id: string) =>
  one.database.query<{ type: string; data: { dueAt?: string } }>({
    name: 'test.events-of',
    text: `SELECT type, data FROM event WHERE stream = $1 ORDER BY version`,
    values: [id],
  });
const messagesAbout = (id: string) =>
  one.database.query<{ kind: string }>({
    name: 'test.messages-about',
    text: `SELECT DISTINCT kind FROM notification WHERE booking_id = $1 AND state = 'queued' ORDER BY kind`,
    values: [id],
  });
const statusOf = async (person: Person, id: string) =>
  (await person.get(`/api/bookings/${id}`).expect(200)).body.status;

it('frees the hours of bookings that nobody checked in, once, however many workers and a check-in try', async () => {
  const admin = await one.signInAdmin();
  const dana = await one.signIn('101');
  const amir = await one.signIn('102');
  const missed = await shift(one, dana, admin).signed('ALS1');
  const raced = await shift(one, amir, admin).signed('BLS1');
  one.clock.advanceMinutes(8 * 60 + 60);
  const again = await one.signIn('101');
  const late = await two.signIn('102');
  await releaseBookings(one);
  expect(await statusOf(again, missed.id)).toBe('approved');

  one.clock.advanceMinutes(15);
  const [answer] = await Promise.all([
    late.post(`/api/bookings/${raced.id}/check-in`).send(checkInForm),
    releaseBookings(one),
    releaseBookings(two),
  ]);
  await releaseBookings(one);
  const types = (await eventsOf(raced.id)).map(({ type }) => type);
  expect(types.at(-1)).toBe(answer.status === 200 ? 'VehicleCheckedIn' : 'BookingReleased');
  expect(types).toHaveLength(4);
  if (answer.status === 200) await shift(two, late, admin).checkOut(raced); // later tests need the vehicle

  const last = (await eventsOf(missed.id)).filter(({ type }) => type === 'BookingReleased');
  expect(last).toMatchObject([{ data: { releasedBecause: 'not-checked-in', dueAt: '2026-11-23T17:00:00.000Z' } }]);
  expect(await statusOf(again, missed.id)).toBe('cancelled');
  const rest = { ...mondayEvening, startTime: '2026-11-23T18:00:00.000Z', duration: 2 };
  await again
    .post('/api/bookings')
    .send({ ...rest, vehicleId: await vehicleId(one, 'ALS1') })
    .expect(201);
});

it('ends a request that nobody decided on, and tells its responder', async () => {
  const noa = await one.signIn('103');
  const startTime = '2026-11-24T10:00:00.000Z';
  const asked = await shift(one, noa, await one.signInAdmin()).request('BLS2', { startTime, duration: 2 });
  one.clock.set(startTime);
  await releaseBookings(one);
  const later = await one.signIn('103');
  expect(await statusOf(later, asked.id)).toBe('pending');
  one.clock.advanceMinutes(1);
  await releaseBookings(one);
  const { body } = await later.get(`/api/bookings/${asked.id}`).expect(200);
  expect(body).toMatchObject({ status: 'cancelled', releasedBecause: 'not-decided', releaseDueAt: startTime });
  expect(await messagesAbout(asked.id)).toEqual([{ kind: 'booking_cancelled' }, { kind: 'booking_released_office' }]);
  const admin = await one.signInAdmin();
  await admin.post(`/api/admin/bookings/${asked.id}/reinstate`).expect(409);
});

it('gives a released booking back while its hours are free, with the full time to check in', async () => {
  const admin = await one.signInAdmin();
  const maya = await one.signIn('105');
  const wish = { startTime: '2026-11-25T10:00:00.000Z', duration: 4 };
  const missed = await shift(one, maya, admin).signed('ALS1', wish);
  one.clock.set('2026-11-25T11:01:00.000Z');
  await releaseBookings(one);
  const ruth = await one.signInAdmin();
  const { body } = await ruth.post(`/api/admin/bookings/${missed.id}/reinstate`).expect(200);
  expect(body).toMatchObject({ status: 'approved', releasedBecause: null, cancelledAt: null });
  expect(body.signedAt).not.toBeNull();
  expect(await messagesAbout(missed.id)).toEqual([{ kind: 'booking_approval' }]);
  await ruth.post(`/api/admin/bookings/${missed.id}/reinstate`).expect(409);

  one.clock.set('2026-11-25T12:01:00.000Z');
  await releaseBookings(one);
  expect(await statusOf(ruth, missed.id)).toBe('approved');
  one.clock.set('2026-11-25T12:02:00.000Z');
  await releaseBookings(one);
  expect(await statusOf(ruth, missed.id)).toBe('cancelled');
  await shift(one, ruth, ruth).request('ALS1', { startTime: '2026-11-25T13:00:00.000Z', duration: 1 });
  const refused = await ruth.post(`/api/admin/bookings/${missed.id}/reinstate`).expect(409);
  expect(refused.body.code).toBe('VEHICLE_ALREADY_BOOKED');
});

it('takes the hours back for a check-in that was completed during the booking and waited for a network', async () => {
  const admin = await one.signInAdmin();
  const amir = await one.signIn('102');
  const wish = { startTime: '2026-11-26T10:00:00.000Z', duration: 3 };
  const out = await shift(one, amir, admin).signed('BLS2', wish);
  one.clock.set('2026-11-26T13:30:00.000Z');
  await releaseBookings(one);
  const later = await one.signIn('102');
  const late = (completedAt: string) =>
    later.post(`/api/bookings/${out.id}/check-in`).send({ ...checkInForm, completedAt });
  await late('2026-11-26T13:30:00.000Z').expect(409);
  await late('2026-11-01T10:05:00.000Z').expect(409); // the check-in had not opened
  const { body } = await late('2026-11-26T10:05:00.000Z').expect(200);
  expect(body).toMatchObject({ status: 'active', overdue: true, releasedBecause: null, cancelledAt: null });
  expect((await eventsOf(out.id)).map(({ type }) => type).slice(-2)).toEqual(['BookingReinstated', 'VehicleCheckedIn']);
});

it('waits for a vehicle that the shift before still has, and gives the full time once it is back', async () => {
  one.clock.set('2026-11-29T09:55:00.000Z');
  const admin = await one.signInAdmin();
  const before = shift(one, await one.signIn('102'), admin);
  const out = await before.active('BLS1', { startTime: '2026-11-29T10:00:00.000Z', duration: 1 });
  const noa = await one.signIn('103');
  const wish = { startTime: '2026-11-29T11:00:00.000Z', duration: 4 };
  const next = await shift(one, noa, admin).signed('BLS1', wish);
  one.clock.set('2026-11-29T12:30:00.000Z');
  await releaseBookings(one);
  expect(await statusOf(noa, next.id)).toBe('approved');
  await before.checkOut(out);
  one.clock.set('2026-11-29T13:30:00.000Z');
  await releaseBookings(one);
  expect(await statusOf(noa, next.id)).toBe('approved');
  one.clock.set('2026-11-29T13:31:00.000Z');
  await releaseBookings(one);
  const { body } = await noa.get(`/api/bookings/${next.id}`).expect(200);
  expect(body).toMatchObject({ releasedBecause: 'not-checked-in', releaseDueAt: '2026-11-29T13:30:00.000Z' });
});

it('ends a booking whose vehicle was in maintenance until its end, and does not count it as missed', async () => {
  one.clock.set('2026-11-30T09:55:00.000Z');
  const admin = await one.signInAdmin();
  const maya = await one.signIn('104');
  const wish = { startTime: '2026-11-30T10:00:00.000Z', duration: 3 };
  const stranded = await shift(one, maya, admin).signed('ALS1', wish);
  await admin
    .put(`/api/vehicles/${await vehicleId(one, 'ALS1')}`)
    .send({ status: 'maintenance' })
    .expect(200);
  one.clock.set('2026-11-30T13:00:00.000Z');
  await releaseBookings(one);
  expect(await statusOf(maya, stranded.id)).toBe('approved');
  one.clock.advanceMinutes(1);
  await releaseBookings(one);
  const { body } = await maya.get(`/api/bookings/${stranded.id}`).expect(200);
  expect(body).toMatchObject({ status: 'cancelled', releasedBecause: 'vehicle-not-available' });
});
