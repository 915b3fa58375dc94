import type { components } from '@rigbook/contracts/api.types';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { shift } from '../support/shift.js';

type Usage = components['schemas']['Usage'];

let app: TestApp;
let dana: Person;
let eli: Person;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp();
  [dana, eli] = await Promise.all([app.signIn('101'), app.signIn('102')]);
  admin = await app.signInAdmin();
});
afterAll(() => app.close());

const read = async (from: string, to = from): Promise<Usage> =>
  (await admin.get('/api/admin/usage').query({ from, to }).expect(200)).body;

/** The view follows moments behind, and later while other tests keep a transaction open. */
async function onceTold(from: string, to: string, told: (usage: Usage) => boolean): Promise<Usage> {
  for (;;) {
    const usage = await read(from, to);
    if (told(usage)) return usage;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
const vehicleIn = (usage: Usage, name: string) => usage.vehicles.find((vehicle) => vehicle.name === name)!;

it('counts hours by vehicle, shares of unsigned and overdue, and refusals by reason', async () => {
  const step = shift(app, dana, admin);
  const others = shift(app, eli, admin);
  await others.request('ALS1', { startTime: '2026-11-23T12:00:00.000Z', duration: 3 });
  // out from 10:00 to 13:30 instead of 12:00
  const late = await step.active('ALS1', { startTime: '2026-11-23T08:00:00.000Z', duration: 2 });
  await step.approve(await step.request('BLS1', { startTime: '2026-11-23T09:00:00.000Z', duration: 1 }));
  const cancelled = await others.request('BLS2', { startTime: '2026-11-23T12:00:00.000Z', duration: 3 });
  await others.approve(cancelled);
  await admin.delete(`/api/admin/bookings/${cancelled.id}`).expect(200);
  await eli
    .post('/api/bookings')
    .send({ vehicleId: cancelled.vehicle.id, startTime: '2026-12-23T12:00:00Z', duration: 1, purpose: 'x' })
    .expect(422);
  app.clock.set('2026-11-23T11:30:00Z');
  const out = await onceTold('2026-11-23', '2026-11-23', (usage) => usage.overdue === 1);
  expect(vehicleIn(out, 'ALS1')).toMatchObject({ shifts: 1, hoursOut: 0 });
  await step.checkOut(late);

  const usage = await onceTold('2026-11-23', '2026-11-23', (now) => vehicleIn(now, 'ALS1').hoursOut > 0);
  expect(vehicleIn(usage, 'ALS1')).toMatchObject({ bookings: 2, bookedHours: 2, shifts: 1, hoursOut: 3.5 });
  expect(vehicleIn(usage, 'BLS1')).toMatchObject({ bookings: 1, bookedHours: 1, shifts: 0, hoursOut: 0 });
  expect(vehicleIn(usage, 'BLS2')).toMatchObject({ bookings: 1, bookedHours: 0 });
  expect(vehicleIn(usage, 'FLY CAR 1')).toMatchObject({ bookings: 0, bookedHours: 0 });
  expect(usage).toMatchObject({ begun: 2, unsigned: 1, shifts: 1, overdue: 1 });
  expect(usage.refusals).toEqual([{ code: 'BEYOND_BOOKING_WINDOW', requests: 1 }]);
  // Monday at ten, and twice at eleven, on the clocks of Jerusalem
  expect(usage.hoursOfWeek[1]!.slice(9, 13)).toEqual([0, 1, 2, 0]);
  expect(usage.hoursOfWeek.flat().reduce((sum: number, hours: number) => sum + hours, 0)).toBe(3);
  expect((await read('2026-11-24')).begun).toBe(0);
});

it('counts the hour that autumn doubles twice, and the one that spring leaves out not at all', async () => {
  const bookings = [
    // 00:00 to 03:00 by the clocks, one hour of which comes twice
    ['0199c0de-0b01-7000-8000-000000000001', '2027-10-30T21:00Z', '2027-10-31T01:00Z'],
    // 00:00 to 05:00 by the clocks, one hour of which is left out
    ['0199c0de-0b01-7000-8000-000000000002', '2027-03-25T22:00Z', '2027-03-26T02:00Z'],
  ];
  for (const values of bookings)
    await app.database.query({
      name: '',
      text: `INSERT INTO usage_booking (booking_id, vehicle_id, start_at, end_at, approved)
             SELECT $1, id, $2, $3, true FROM vehicle WHERE name = 'ALS1'`,
      values,
    });
  expect((await read('2027-10-31')).hoursOfWeek[0]!.slice(0, 6)).toEqual([1, 2, 1, 0, 0, 0]);
  expect((await read('2027-03-26')).hoursOfWeek[5]!.slice(0, 6)).toEqual([1, 1, 0, 1, 1, 0]);
});

it.each([
  ['a day that no month has', { from: '2026-02-30', to: '2026-03-01' }],
  ['days the wrong way round', { from: '2026-03-03', to: '2026-03-01' }],
  ['more than a year', { from: '2025-01-01', to: '2026-11-01' }],
  ['no days', {}],
])('is refused for %s', async (_what, query) => {
  expect((await admin.get('/api/admin/usage').query(query).expect(400)).body.code).toBe('VALIDATION_FAILED');
});
