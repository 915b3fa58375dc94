import type { components } from '@rigbook/contracts/api.types';
import { eventually } from '../event-store/support/eventually.js';
import { expectProblem } from '../http/support/expect-problem.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { shift, vehicleId } from '../support/shift.js';

type MonthOfVehicle = components['schemas']['MonthOfVehicle'];

let app: TestApp;
let admin: Person;
let dana: Person;
let step: ReturnType<typeof shift>;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set('2026-11-30T20:00:00.000Z');
  [admin, dana] = await Promise.all([app.signInAdmin(), app.signIn('101')]);
  step = shift(app, dana, admin);
});
afterAll(() => app.close());

const ofVehicle = async (name: string): Promise<readonly MonthOfVehicle[]> =>
  (await admin.get(`/api/admin/vehicles/${await vehicleId(app, name)}/months`).expect(200)).body;
const ofFleet = (query: object) => admin.get('/api/admin/vehicle-months').query(query);
const exported = (query: object) => admin.get('/api/admin/vehicle-months/export').query(query);
const record = async (bookingId: string, form: object): Promise<string> => {
  const filling = { kind: 'fuel', spentOn: '2026-11-30', amountMinor: 28_050, centiliters: 4_125, note: null };
  const { body } = await dana
    .post(`/api/bookings/${bookingId}/expenses`)
    .send({ ...filling, ...form })
    .expect(201);
  return (body as { id: string }).id;
};
const decide = (id: string, how: 'approval' | 'decline') =>
  admin.post(`/api/admin/expenses/${id}/${how}`).send({ ...(how === 'decline' && { reason: 'Twice' }) });

const none = {
  kilometers: 0,
  minutesOut: 0,
  centiliters: 0,
  litersPer100Km: null,
  damageReports: 0,
  fuelMinor: 0,
  otherMinor: 0,
  serviceMinor: 0,
  repairMinor: 0,
};

it('a shift over the end of a month counts its hours in both, and everything else where it belongs', async () => {
  // in Jerusalem the month ends at 22:00 UTC
  const booking = await step.active(
    'FLY CAR 1',
    { startTime: '2026-11-30T20:00:00.000Z', duration: 4 },
    { mileage: 1_000 },
  );
  const fuel = await record(booking.id, {});
  const wash = await record(booking.id, { kind: 'wash', centiliters: null, amountMinor: 4_500 });
  const declined = await record(booking.id, {});
  for (const id of [fuel, wash]) await decide(id, 'approval').expect(204);
  await decide(declined, 'decline').expect(204);
  const mistaken = await record(booking.id, {});
  await dana.post(`/api/expenses/${mistaken}/withdrawal`).send().expect(204);
  app.clock.set('2026-11-30T23:30:00.000Z');
  await step.checkOut(booking, {
    mileage: 1_412,
    noDamageConfirmed: false,
    damageReports: [{ area: 'hood', severity: 'minor', description: 'A dent' }],
  });
  const vehicle = { id: await vehicleId(app, 'FLY CAR 1'), name: 'FLY CAR 1' };
  const months = [
    { ...none, month: '2026-12', vehicle, minutesOut: 90, damageReports: 1 },
    {
      ...none,
      month: '2026-11',
      vehicle,
      kilometers: 412,
      minutesOut: 120,
      centiliters: 4_125,
      litersPer100Km: 10,
      fuelMinor: 28_050,
      otherMinor: 4_500,
    },
  ];
  await eventually(async () => expect(await ofVehicle('FLY CAR 1')).toEqual(months));
  expect((await ofFleet({ from: '2026-11', to: '2026-12' }).expect(200)).body).toEqual(months);
  expect((await ofFleet({ from: '2026-12', to: '2026-12' }).expect(200)).body).toEqual(months.slice(0, 1));
  expect((await ofFleet({ from: '2025-01', to: '2026-10' }).expect(200)).body).toEqual([]);
  expect(await ofVehicle('ALS1')).toEqual([]);
});

it('the months are exported in both languages, with nothing that a spreadsheet would run', async () => {
  const id = await vehicleId(app, 'FLY CAR 1');
  const { text, headers } = await exported({ from: '2026-11', to: '2026-12', language: 'en' }).expect(200);
  expect(headers['content-disposition']).toContain('vehicle-months-2026-11-to-2026-12.csv');
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text.slice(1).trim().split('\r\n')).toEqual([
    'Month,Vehicle,Driven (km),Hours out,Fuel (liters),Liters per 100 km,Damage reports,Fuel,Other expenses,Service,Repairs,Cost altogether,Currency,Vehicle id',
    `2026-12,FLY CAR 1,0,1.5,0.00,,1,0.00,0.00,0.00,0.00,0.00,ILS,${id}`,
    `2026-11,FLY CAR 1,412,2,41.25,10,0,280.50,45.00,0.00,0.00,325.50,ILS,${id}`,
  ]);
  const one = await exported({ from: '2026-11', to: '2026-12', vehicleId: id, language: 'he' }).expect(200);
  expect(one.text).toContain('חודש,רכב');
  expect(one.text.trim().split('\r\n')).toHaveLength(3);
  const other = { from: '2026-11', to: '2026-12', vehicleId: await vehicleId(app, 'ALS1') };
  expect((await exported(other).expect(200)).text.trim().split('\r\n')).toHaveLength(1);
});

it.each([
  { from: '2026-11', to: '2026-10' },
  { from: '2024-11', to: '2026-11' },
  { from: '2026-13', to: '2026-12' },
  { from: '2026-11-01', to: '2026-12' },
  { to: '2026-12' },
])('months that are none, or too many, are refused: %j', async (query) => {
  expectProblem(await ofFleet(query), 400, 'VALIDATION_FAILED');
  expectProblem(await exported(query), 400, 'VALIDATION_FAILED');
});

it('is for administrators', async () => {
  for (const path of ['vehicle-months', 'vehicle-months/export', `vehicles/${await vehicleId(app, 'ALS1')}/months`])
    expectProblem(await dana.get(`/api/admin/${path}?from=2026-11&to=2026-11`), 403, 'ADMIN_ONLY');
});
