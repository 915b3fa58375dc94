import { currentAddendumVersion } from '@rigbook/contracts/agreement/addendum';
import { instant, type VehicleId } from '@rigbook/contracts/kernel';
import { wiring } from '../../src/app/app.module.js';
import { coverageOfHours } from '../../src/booking/views/vehicle-coverage/coverage.query.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { vehiclesBy } from '../fleet/support/fleet.js';
import { expectProblem } from '../http/support/expect-problem.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { approving, floorsOf, mondayFloor } from '../support/coverage.js';
import { shift } from '../support/shift.js';

let app: TestApp;
let admin: Person;
let dana: Person;
let amir: Person;

beforeAll(async () => {
  app = await startTestApp({ worker: false });
  [admin, dana, amir] = await Promise.all([app.signInAdmin(), app.signIn('101'), app.signIn('102')]);
});
afterAll(() => app.close());

const vehicles = vehiclesBy(() => admin);
const evening = { startTime: '2026-11-23T16:00:00.000Z', endTime: '2026-11-23T20:00:00.000Z' };

let types = 0;
/** Two vehicles of a type of their own, of which one is to be free on Monday evening. */
async function twoOfAType() {
  const type = `Together ${(types += 1)}`;
  const [one, two] = [await vehicles.add(), await vehicles.add()];
  for (const vehicle of [one, two]) await vehicles.change(vehicle, { type }).expect(200);
  await floorsOf(admin).set(mondayFloor(type));
  return { type, one, two };
}

const listed = async (together?: readonly string[]) =>
  (await admin.get('/api/admin/coverage/requests').query({ together }).expect(200)).body as readonly object[];

it('what several approvals leave together is known before any of them is sent', async () => {
  const { type, one, two } = await twoOfAType();
  const first = await shift(app, dana, admin).request(one.name);
  const later = { startTime: '2026-11-23T17:00:00.000Z', duration: 2 };
  const second = await shift(app, amir, admin).request(two.name, later);
  const both = [second.id, first.id];
  expect(await listed()).toEqual([]);
  const below = {
    vehicleType: type,
    counts: 'free',
    left: 0,
    least: 1,
    startTime: later.startTime,
    endTime: '2026-11-23T19:00:00.000Z',
    nextBackAt: '2026-11-23T19:00:00.000Z',
  };
  expect(await listed(both)).toEqual([{ bookingId: second.id, below: [below] }]);
  expect(await listed([second.id.toUpperCase()])).toEqual([]);
  expectProblem(await admin.get('/api/admin/coverage/requests').query({ together: 'x' }), 400, 'VALIDATION_FAILED');
  await approving(admin, first.id).expect(200);
  expectProblem(await approving(admin, second.id), 409, 'COVERAGE_REASON_REQUIRED');
  await approving(admin, second.id, 'Mass event').expect(200);
});

it('an extension that waits says what it leaves, and approving it below a floor needs a reason', async () => {
  const { type, one, two } = await twoOfAType();
  await approving(admin, (await shift(app, amir, admin).request(one.name, { duration: 6 })).id).expect(200);
  const booking = await shift(app, dana, admin).request(two.name, { duration: 1 });
  await approving(admin, booking.id, 'Mass event').expect(200);
  await shift(app, dana, admin).sign(booking);
  const until = '2026-11-23T21:00:00.000Z';
  const { vehicle, startTime, endTime } = booking;
  const seen = { vehicleId: vehicle.id, startTime, endTime };
  const asked = { seen, hours: 4, addendumVersion: currentAddendumVersion, askIfNeeded: true };
  const { body: waiting } = await dana.post(`/api/bookings/${booking.id}/extension`).send(asked).expect(200);
  expect(waiting).toMatchObject({ extensionAskedUntil: until });

  const { body: circumstances } = await admin.get(`/api/admin/bookings/${booking.id}/circumstances`).expect(200);
  const hours = { left: 0, least: 1, vehicleType: type, nextBackAt: '2026-11-23T21:00:00.000Z' };
  expect(circumstances.belowFloors).toEqual([{ ...hours, counts: 'free', startTime: endTime, endTime: until }]);

  const decide = (more: object) => admin.put(`/api/admin/bookings/${booking.id}/extension`).send({ until, ...more });
  const refused = await decide({ decision: 'approve' });
  expectProblem(refused, 409, 'COVERAGE_REASON_REQUIRED');
  const { body: extended } = await decide({ decision: 'approve', coverageReason: 'Nobody else is near' }).expect(200);
  expect(extended).toMatchObject({ endTime: until, extensionAskedUntil: null });
  const auditor = await app.signInAuditor();
  const { body: history } = await auditor.get(`/api/audit/bookings/${booking.id}/history`).expect(200);
  expect((history as { type: string; facts: object }[]).at(-1)).toMatchObject({
    type: 'BookingExtended',
    facts: { belowFloor: [{ ...hours, startAt: endTime, endAt: until }], coverageReason: 'Nobody else is near' },
  });
  const { body: after } = await admin.get(`/api/admin/bookings/${booking.id}/circumstances`).expect(200);
  expect(after.belowFloors).toEqual([]);
});

it('an hour counts as a whole where hours begin or end within it: others have had, or will have, a part of it', async () => {
  const { one, two } = await twoOfAType();
  const booking = await shift(app, amir, admin).request(one.name, { duration: 1 });
  await approving(admin, booking.id).expect(200);
  const takenOf = async (startAt: string, endAt: string) => {
    const period = { startAt: instant(startAt), endAt: instant(endAt) };
    const known = await app.database.fetch(coverageOfHours(two.id as VehicleId, period, app.clock.now()));
    return known!.vehicles.flatMap(({ vehicleId, taken }) => (vehicleId === one.id ? taken : []));
  };
  await app.database.query({
    name: 'test.back-early',
    text: `UPDATE vehicle_reservation SET during = tstzrange(lower(during), lower(during) + interval '20 minutes') WHERE booking_id = $1`,
    values: [booking.id],
  });
  expect(await takenOf('2026-11-23T16:30:00.000Z', '2026-11-23T18:00:00.000Z')).toHaveLength(1);
  expect(await takenOf('2026-11-23T17:00:00.000Z', '2026-11-23T18:00:00.000Z')).toEqual([]);
  const from = { from: '2026-11-23T16:30:00.000Z', to: '2026-11-23T18:00:00.000Z' };
  const { body } = await dana.get(`/api/vehicles/${two.id}/coverage`).query(from).expect(200);
  expect(body).toMatchObject([{ startTime: evening.startTime, left: 0 }]);
  await app.database.query({
    name: 'test.back-in-time',
    text: `UPDATE vehicle_reservation SET during = tstzrange(lower(during), lower(during) + interval '1 hour') WHERE booking_id = $1`,
    values: [booking.id],
  });
});

it('all views equal the replay', async () => {
  expect(await verify({ url: app.testDatabase.url, wiring })).toEqual([]);
});
