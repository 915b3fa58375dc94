import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { shift } from '../support/shift.js';

let app: TestApp;
let dana: Person;
let avi: Person;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp({ worker: false });
  [dana, avi, admin] = await Promise.all([app.signIn('101'), app.signIn('102'), app.signInAdmin()]);
});
afterAll(() => app.close());

const circumstancesOf = async (id: string) =>
  (await admin.get(`/api/admin/bookings/${id}/circumstances`).expect(200)).body;

it('a decision rests on warnings, hours of the weeks touched, and who else has the vehicle that day', async () => {
  const ofDana = shift(app, dana, admin);
  const ofAvi = shift(app, avi, admin);
  const at = (startTime: string, duration: number) => ({ startTime, duration });
  await ofDana.request('BLS2', at('2026-11-24T16:00:00.000Z', 8));
  const before = await ofAvi.approve(await ofAvi.request('ALS1', at('2026-11-23T10:00:00.000Z', 3)));
  await ofAvi.request('ALS1', at('2026-11-25T10:00:00.000Z', 3));
  const booking = await ofDana.request('ALS1', at('2026-11-23T20:00:00.000Z', 4));

  expect(await circumstancesOf(booking.id)).toEqual({
    eligibilityWarnings: ['department-not-authorised', 'als-responders-only'],
    limit: 30,
    weeks: [{ weekStartsOn: '2026-11-22', hoursOfBooking: 4, hoursInAll: 12 }],
    lapses: { missed: 0, late: 0, misused: 0, isWarning: false },
    reinstateObstacle: null,
    belowFloors: [],
    vehicleStatus: 'available',
    maintenanceUntil: null,
    dayStartsAt: '2026-11-22T22:00:00.000Z',
    dayEndsAt: '2026-11-24T22:00:00.000Z',
    neighbours: [
      {
        bookingId: before.id,
        status: 'approved',
        startTime: '2026-11-23T10:00:00.000Z',
        endTime: '2026-11-23T13:00:00.000Z',
        user: before.user,
      },
    ],
  });

  await admin
    .put(`/api/vehicles/${booking.vehicle.id}`)
    .send({ status: 'maintenance', availableFrom: '2026-11-26T06:00:00.000Z' })
    .expect(200);
  await admin.delete(`/api/admin/bookings/${booking.id}`).expect(200);
  expect(await circumstancesOf(booking.id)).toMatchObject({
    vehicleStatus: 'maintenance',
    maintenanceUntil: '2026-11-26T06:00:00.000Z',
    weeks: [],
  });
  await admin.get('/api/admin/bookings/0199c0de-ffff-7000-8000-00000000ffff/circumstances').expect(404);
});

it('an administrator who comes too late reads who was faster, and when', async () => {
  const { request } = shift(app, dana, admin);
  const booking = await request('BLS1');
  const decide = (approved: boolean) => admin.put(`/api/admin/bookings/${booking.id}/approve`).send({ approved });
  app.clock.set('2026-11-23T08:20:00.000Z');
  await decide(false).expect(200);
  app.clock.set('2026-11-23T09:00:00.000Z');

  const { body: refused } = await decide(true).expect(409);
  expect(refused).toMatchObject({
    code: 'INVALID_TRANSITION',
    facts: { status: 'rejected', lastStep: { by: { unitNumber: '100' }, at: '2026-11-23T08:20:00.000Z' } },
  });
  expect(refused.detail).toMatch(
    /^\D+ \(100\) rejected this booking on Mon 23 Nov, 10:20; it can no longer be approved\./,
  );

  // the responder is told what it is, not by whom
  const { body: told } = await dana.delete(`/api/bookings/${booking.id}`).expect(409);
  expect(told.detail).toMatch(/^This booking was rejected; /);
});
