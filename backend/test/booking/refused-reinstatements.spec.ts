import type { RefusalCode } from '@rigbook/contracts/refusals/refusals';
import { expectProblem } from '../http/support/expect-problem.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { releaseBookings } from '../support/release.js';
import { shift, vehicleId } from '../support/shift.js';

let app: TestApp;
let dana: Person;
let admin: Person;
const released = new Map<string, string>();

/** Monday evening, three vehicles that nobody checked in, and half past seven in Jerusalem. */
beforeAll(async () => {
  app = await startTestApp();
  [dana, admin] = await Promise.all([app.signIn('101'), app.signInAdmin()]);
  for (const vehicle of ['ALS1', 'BLS1', 'BLS2']) {
    const step = shift(app, await app.signIn(vehicle === 'ALS1' ? '101' : '103'), admin);
    const wish = vehicle === 'BLS2' ? { startTime: '2026-11-23T15:00:00.000Z', duration: 1 } : {};
    released.set(vehicle, (await step.approve(await step.request(vehicle, wish))).id);
  }
  app.clock.set('2026-11-23T17:30:00.000Z');
  [dana, admin] = await Promise.all([app.signIn('101'), app.signInAdmin()]);
  await releaseBookings(app);
});
afterAll(() => app.close());

/** Beside the booking stands what refuses it, unless it is its end. */
async function expectRefused(vehicle: string, status: number, code: RefusalCode) {
  const about = `/api/admin/bookings/${released.get(vehicle)}`;
  const { body } = await admin.get(`${about}/circumstances`).expect(200);
  expect(body.reinstateObstacle).toBe(code === 'BOOKING_ENDED' ? null : code);
  expectProblem(await admin.post(`${about}/reinstate`), status, code);
}

describe('a released booking is not reinstated', () => {
  it('once it has ended', () => expectRefused('BLS2', 409, 'BOOKING_ENDED'));

  it('while its vehicle is in maintenance', async () => {
    const vehicle = await vehicleId(app, 'ALS1');
    await admin.put(`/api/vehicles/${vehicle}`).send({ status: 'maintenance' }).expect(200);
    await expectRefused('ALS1', 409, 'VEHICLE_UNAVAILABLE');
    await admin.put(`/api/vehicles/${vehicle}`).send({ status: 'available' }).expect(200);
  });

  it('if its responder has used the hours of the week otherwise', async () => {
    const step = shift(app, dana, admin);
    await step.request('PARAMEDIC 1', { startTime: '2026-11-25T02:00:00.000Z', duration: 24 });
    await step.request('PARAMEDIC 1', { startTime: '2026-11-24T02:00:00.000Z', duration: 6 });
    await expectRefused('ALS1', 422, 'WEEKLY_LIMIT_EXCEEDED');
  });

  it('once its vehicle has left the fleet', async () => {
    await admin.delete(`/api/vehicles/${await vehicleId(app, 'BLS1')}`).expect(204);
    await expectRefused('BLS1', 404, 'VEHICLE_NOT_FOUND');
  });
});
