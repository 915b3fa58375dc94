import type { components } from '@rigbook/contracts/api.types';
import { wiring } from '../../src/app/app.module.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { eventually } from '../event-store/support/eventually.js';
import { expectProblem } from '../http/support/expect-problem.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { checkInForm, checkOutForm, shift, vehicleId } from '../support/shift.js';

type OdometerShift = components['schemas']['OdometerShift'];

let app: TestApp;
let dana: Person;
let noa: Person;
let admin: Person;
let auditor: Person;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set('2026-11-23T06:00:00.000Z');
});
beforeEach(async () => {
  // an administration that was opened hours ago has closed
  [dana, noa, admin, auditor] = await Promise.all([
    app.signIn('101'),
    app.signIn('102'),
    app.signInAdmin(),
    app.signInAuditor(),
  ]);
});
afterAll(() => app.close());

const correct = (id: string, form: object = {}, person = admin) =>
  person.post(`/api/admin/bookings/${id}/reading-corrections`).send({
    step: 'check-out',
    seenMileage: 48_274,
    mileage: 48_254,
    reason: 'Two digits swapped',
    ...form,
  });
const at = (hour: number, minutes = 0) =>
  `2026-11-23T${String(hour).padStart(2, '0')}:${String(minutes).padStart(2, '0')}:00.000Z`;

/** A shift of an hour that drives from one reading to the other. */
async function driven(person: Person, vehicle: string, hour: number, [from, to]: readonly [number, number]) {
  const step = shift(app, person, admin);
  app.clock.set(at(hour));
  const booking = await step.signed(vehicle, { startTime: at(hour), duration: 1 });
  await step.checkIn(booking, { mileage: from });
  app.clock.set(at(hour, 50));
  await step.checkOut(booking, { mileage: to });
  return booking.id;
}
const ledgerOf = async (vehicle: string): Promise<OdometerShift[]> =>
  (await admin.get(`/api/admin/vehicles/${await vehicleId(app, vehicle)}/odometer`).expect(200))
    .body as OdometerShift[];
const mileageOf = async (vehicle: string) => {
  const { body } = await dana.get('/api/vehicles').expect(200);
  return (body as { name: string; mileage: number }[]).find(({ name }) => name === vehicle)?.mileage;
};
const days = 'from=2026-11-23&to=2026-11-23';
const unaccounted = async () =>
  (await admin.get(`/api/admin/unaccounted-kilometers?${days}`).expect(200)).body as OdometerShift[];
const discrepancies = async () =>
  ((await admin.get('/api/admin/odometer-discrepancies').expect(200)).body as { id: string }[]).map(({ id }) => id);

it('a corrected reading counts wherever kilometers are counted, and the one that was read stays in the history', async () => {
  const first = await driven(dana, 'ALS1', 7, [48_210, 482_740]);
  const second = await driven(noa, 'ALS1', 8, [48_290, 48_300]);
  await eventually(async () => expect(await discrepancies()).toEqual([second]));

  const wrong = { seenMileage: 482_740, mileage: 48_274, reason: '  A digit too many ' };
  expect((await correct(first, wrong).expect(200)).body).toMatchObject({ id: first, status: 'completed' });

  await eventually(async () => {
    expect(await ledgerOf('ALS1')).toMatchObject([
      {
        bookingId: second,
        user: { unitNumber: '102' },
        checkIn: { mileage: 48_290, read: null, at: at(8) },
        before: { bookingId: first, mileage: 48_274, at: at(7, 50), user: { unitNumber: '101' } },
        unaccounted: 16,
      },
      { bookingId: first, checkOut: { mileage: 48_274, read: 482_740 }, before: null, unaccounted: 0 },
    ]);
  });
  expect(await discrepancies()).toEqual([]);
  expect(await unaccounted()).toMatchObject([{ bookingId: second, unaccounted: 16 }]);
  const { text } = await admin.get(`/api/admin/unaccounted-kilometers/export?${days}`).expect(200);
  expect(text.trim().split('\r\n')).toHaveLength(2);
  expect(text).toContain('ALS1,16,48274,48290');

  const whole = await auditor.get(`/api/audit/bookings/${first}/history`).expect(200);
  expect(whole.body.slice(-2)).toMatchObject([
    { type: 'VehicleCheckedOut', facts: { mileageKm: 482_740 } },
    {
      type: 'OdometerReadingCorrected',
      actor: { unitNumber: '100' },
      facts: { step: 'check-out', formerMileageKm: 482_740, mileageKm: 48_274, reason: 'A digit too many' },
    },
  ]);
  // the person whose reading it was learns of it
  const own = await dana.get(`/api/audit/bookings/${first}/history`).expect(200);
  expect(own.body.at(-1)).toMatchObject({ type: 'OdometerReadingCorrected' });
  await eventually(async () =>
    expect((await dana.get('/api/activity').expect(200)).body).toContainEqual(
      expect.objectContaining({ code: 'reading-corrected' }),
    ),
  );
});

it("the vehicle's last mileage and what a checkout may say follow the correction", async () => {
  const step = shift(app, dana, admin);
  app.clock.set(at(10));
  const booking = await step.signed('BLS1', { startTime: at(10), duration: 1 });
  await step.checkIn(booking, { mileage: 70_000 });
  app.clock.set(at(10, 20));
  const wrong = { step: 'check-in', seenMileage: 70_000, mileage: 7_000 };
  expect((await correct(booking.id, wrong).expect(200)).body.checkIn).toMatchObject({ mileage: 7_000 });
  expect(await mileageOf('BLS1')).toBe(7_000);
  await step.checkOut(booking, { mileage: 7_020 });
  expect(await mileageOf('BLS1')).toBe(7_020);
  // an earlier reading is no longer the vehicle's last one
  await correct(booking.id, { ...wrong, seenMileage: 7_000, mileage: 7_010 }).expect(200);
  expect(await mileageOf('BLS1')).toBe(7_020);
  await correct(booking.id, { seenMileage: 7_020, mileage: 7_015 }).expect(200);
  expect(await mileageOf('BLS1')).toBe(7_015);
  app.clock.set(at(10, 30));
  const asked = { vehicle: 'BLS1', time: '2026-11-23 12:10' };
  expect((await auditor.post('/api/audit/custody').send(asked).expect(200)).body).toMatchObject([
    { minutes: [{ holder: { bookingId: booking.id, checkInMileage: 7_010, checkOutMileage: 7_015 } }] },
  ]);
});

it("a correction of an earlier shift leaves the vehicle's last mileage, also where an old process did not write of which shift it is", async () => {
  const earlier = await driven(dana, 'BLS1', 11, [7_100, 7_120]);
  // as a process of the version before writes it
  const write = async (mileage: number, readAt: string) =>
    app.database.query({
      name: 'test.old-process',
      text: 'UPDATE vehicle_condition SET mileage_km = $2, read_at = $3 WHERE vehicle_id = $1',
      values: [await vehicleId(app, 'BLS1'), mileage, readAt],
    });
  await write(7_140, at(11, 55));
  await correct(earlier, { seenMileage: 7_120, mileage: 7_110 }).expect(200);
  expect(await mileageOf('BLS1')).toBe(7_140);
  await write(7_110, at(11, 50));
});

it('a shift of which the server hears late has its place among the others', async () => {
  const step = shift(app, dana, admin);
  app.clock.set(at(12));
  const late = await step.signed('BLS2', { startTime: at(12), duration: 1 });
  const next = await driven(noa, 'BLS2', 13, [150, 180]);
  app.clock.set(at(14, 30));
  await step.checkIn(late, { mileage: 100, completedAt: at(12, 5) });
  await step.checkOut(late, { mileage: 140, completedAt: at(12, 55) });
  expect(await mileageOf('BLS2')).toBe(180);
  await eventually(async () =>
    expect(await ledgerOf('BLS2')).toMatchObject([
      { bookingId: next, before: { bookingId: late.id, mileage: 140 }, unaccounted: 10 },
      { bookingId: late.id, checkIn: { at: at(12, 5) }, checkOut: { at: at(12, 55) }, before: null },
    ]),
  );
  expect(await verify({ url: app.testDatabase.url, wiring })).toEqual([]);
});

it('a check-in that arrives late is judged by the reading before it, not by one that was taken since', async () => {
  const step = shift(app, dana, admin);
  app.clock.set(at(12));
  const before = await driven(noa, 'PARAMEDIC 1', 11, [100, 120]);
  app.clock.set(at(12));
  const late = await step.signed('PARAMEDIC 1', { startTime: at(12), duration: 1 });
  await driven(noa, 'PARAMEDIC 1', 13, [150, 180]);
  await eventually(async () => expect(await ledgerOf('PARAMEDIC 1')).toHaveLength(2));
  app.clock.set(at(14, 30));
  const form = { ...checkInForm, completedAt: at(12, 5), mileageConfirmed: false };
  const asked = await dana.post(`/api/bookings/${late.id}/check-in`).send({ ...form, mileage: 110 });
  expectProblem(asked, 409, 'MILEAGE_TO_CONFIRM');
  expect(asked.body.facts).toEqual({ question: 'below-last', mileageKm: 110, lastMileageKm: 120 });
  await step.checkIn(late, { ...form, mileage: 121 });
  const { body } = await auditor.get(`/api/audit/bookings/${late.id}/history`).expect(200);
  expect(body.at(-1)).toMatchObject({ facts: { odometerDiscrepancy: null } });
  await step.checkOut(late, { mileage: 140, completedAt: at(12, 55) });
  await eventually(async () =>
    expect(await ledgerOf('PARAMEDIC 1')).toMatchObject([
      { unaccounted: 10 },
      { bookingId: late.id, before: { bookingId: before, mileage: 120 }, unaccounted: 1 },
      { bookingId: before },
    ]),
  );
});

it('an implausible mileage is asked back where the caller asks, and the history says that it was', async () => {
  const step = shift(app, dana, admin);
  app.clock.set(at(15));
  const booking = await step.signed('ALS1', { startTime: at(15), duration: 1 });
  const form = { ...checkInForm, mileage: 4_829 };
  const asked = await dana.post(`/api/bookings/${booking.id}/check-in`).send({ ...form, mileageConfirmed: false });
  expectProblem(asked, 409, 'MILEAGE_TO_CONFIRM');
  expect(asked.body.facts).toEqual({ question: 'below-last', mileageKm: 4_829, lastMileageKm: 48_300 });
  await step.checkIn(booking, { mileage: 4_829, mileageConfirmed: true });
  const far = { ...checkOutForm, mileage: 5_000 };
  const askedAgain = await dana.post(`/api/bookings/${booking.id}/checkout`).send({ ...far, mileageConfirmed: false });
  expectProblem(askedAgain, 409, 'MILEAGE_TO_CONFIRM');
  await step.checkOut(booking, { ...far, mileageConfirmed: true });
  const { body } = await auditor.get(`/api/audit/bookings/${booking.id}/history`).expect(200);
  expect(body.slice(-2)).toMatchObject([
    { facts: { mileageAskedBack: { question: 'below-last', lastMileageKm: 48_300 } } },
    { facts: { mileageAskedBack: { question: 'jumps', lastMileageKm: 4_829 } } },
  ]);
});

describe('a correction is refused', () => {
  let id: string | undefined;
  beforeEach(async () => {
    id ??= await driven(dana, 'PARAMEDIC 1', 16, [48_210, 48_274]);
  });

  it.each([
    ['of what the reading says already', { mileage: 48_274 }, 409, 'READING_UNCHANGED'],
    ['below the check-in', { mileage: 48_209 }, 400, 'MILEAGE_BELOW_CHECK_IN'],
    ['above the checkout', { step: 'check-in', seenMileage: 48_210, mileage: 48_275 }, 409, 'READING_ABOVE_CHECK_OUT'],
    ['of another reading than the administrator saw', { seenMileage: 48_000 }, 409, 'BOOKING_CHANGED_MEANWHILE'],
    ['without a reason', { reason: ' ' }, 400, 'VALIDATION_FAILED'],
    ['to half a kilometer', { mileage: 48_254.5 }, 400, 'VALIDATION_FAILED'],
  ] as const)('%s', async (_what, form, status, code) => expectProblem(await correct(id ?? '', form), status, code));

  it('of a reading that nobody took', async () => {
    app.clock.set(at(17));
    const { id: requested } = await shift(app, dana, admin).request('ALS1', { startTime: at(20), duration: 1 });
    expectProblem(await correct(requested), 409, 'READING_NOT_FOUND');
  });

  it('to everybody but administrators', async () => {
    for (const person of [dana, auditor]) expectProblem(await correct(id ?? '', {}, person), 403, 'ADMIN_ONLY');
  });
});
