import type { components } from '@rigbook/contracts/api.types';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { shift } from '../support/shift.js';

type Schemas = components['schemas'];

let app: TestApp;
let dana: Person;
let admin: Person;
let auditor: Person;

beforeAll(async () => {
  app = await startTestApp();
  [dana, admin, auditor] = await Promise.all([app.signIn('101'), app.signInAdmin(), app.signInAuditor()]);
});
afterAll(() => app.close());

const days = 'from=2026-11-21T22:00:00Z&to=2026-12-05T22:00:00Z';
const replay = async (asOf: string): Promise<Schemas['Replay']> =>
  (await auditor.get(`/api/audit/diary?asOf=${asOf}&${days}`).expect(200)).body as Schemas['Replay'];

interface Moment {
  readonly at: string;
  readonly bookings: unknown;
  readonly vehicles: unknown;
  readonly pendingBookings: number;
}

/** What the live screens show now. The counts of the dashboard follow later, so they are compared with the diary. */
async function liveNow(): Promise<Moment> {
  const [bookings, vehicles] = await Promise.all([
    admin.get(`/api/admin/bookings?${days}&order=oldest-start`).expect(200),
    admin.get('/api/admin/vehicles').expect(200),
  ]);
  const rows = bookings.body as Schemas['Booking'][];
  return {
    at: app.clock.now(),
    bookings: rows,
    vehicles: vehicles.body,
    pendingBookings: rows.filter(({ status }) => status === 'pending').length,
  };
}

it('at every moment that was lived through, tells what the live screens told then', async () => {
  const step = shift(app, dana, admin);
  const dented = { area: 'rear-bumper', severity: 'minor', description: 'A dent' };
  const { body: fleet } = await admin.get('/api/admin/vehicles').expect(200);
  const bls2 = (fleet as Schemas['FleetVehicle'][]).find(({ name }) => name === 'BLS2')!;
  let booking: Schemas['Booking'];
  let other: Schemas['Booking'];
  const correct = (step: string, seenMileage: number, mileage: number) =>
    admin
      .post(`/api/admin/bookings/${booking.id}/reading-corrections`)
      .send({ step, seenMileage, mileage, reason: 'Misread' })
      .expect(200);
  const life: readonly (() => Promise<unknown>)[] = [
    async () => (booking = await step.request('BLS1')),
    () => step.approve(booking),
    async () => (other = await step.request('ALS1', { startTime: '2026-11-24T08:00:00.000Z' })),
    () => step.sign(booking),
    () => step.checkIn(booking, { mileage: 700, fuelLevel: 90 }),
    () => admin.put(`/api/vehicles/${bls2.id}`).send({ location: 'Hospital' }).expect(200),
    () => admin.put(`/api/vehicles/${bls2.id}`).send({ status: 'maintenance' }).expect(200),
    () => dana.delete(`/api/bookings/${other.id}`).expect(200),
    () => step.checkOut(booking, { mileage: 750, damageReports: [dented], noDamageConfirmed: false }),
    () => correct('check-out', 750, 735),
    () => admin.put(`/api/vehicles/${bls2.id}`).send({ name: 'BLS9' }).expect(200),
    () => correct('check-in', 700, 710),
    () => admin.delete(`/api/vehicles/${bls2.id}`).expect(204),
  ];
  const moments = [await liveNow()];
  for (const live of life) {
    app.clock.advanceMinutes(1);
    await live();
    moments.push(await liveNow());
  }
  for (const { at, bookings, vehicles, pendingBookings } of moments) {
    const { asOf, ...then } = await replay(at);
    expect(asOf).toBe(at);
    expect(then.bookings.flatMap(({ before }) => before ?? [])).toEqual(bookings);
    const before = then.vehicles.flatMap((vehicle) => vehicle.before ?? []);
    expect(before.sort(byName)).toEqual(vehicles);
    expect(then.counts.before.pendingBookingApprovals).toBe(pendingBookings);
  }
});

it('says of a reading what was known then, and to what it was corrected since', async () => {
  const step = shift(app, dana, admin);
  const booking = await step.signed('ALS1');
  app.clock.advanceMinutes(1);
  await step.checkIn(booking, { mileage: 4_000 });
  const then = app.clock.now();
  app.clock.advanceMinutes(1);
  const correction = { step: 'check-in', seenMileage: 4_000, mileage: 400, reason: 'A digit too many' };
  await admin.post(`/api/admin/bookings/${booking.id}/reading-corrections`).send(correction).expect(200);
  await step.checkOut(booking, { mileage: 450 });
  const als1 = (await replay(then)).vehicles.find(({ now }) => now?.name === 'ALS1');
  expect(als1).toMatchObject({ before: { mileage: 4_000 }, correctedMileage: 400, now: { mileage: 450 } });
  const today = (await replay(app.clock.now())).vehicles.find(({ now }) => now?.name === 'ALS1');
  expect(today).toMatchObject({ before: { mileage: 450 }, correctedMileage: null });
});

it('says of a contested reading what was known before the contest, until it was settled, and after', async () => {
  const step = shift(app, dana, admin);
  const moments: Record<string, string> = {};
  const then = async <T>(name: string, act: () => Promise<T>): Promise<T> => {
    app.clock.advanceMinutes(1);
    const done = await act();
    moments[name] = app.clock.now();
    return done;
  };
  const booking = await step.signed('BLS1');
  await then('checked in', () => step.checkIn(booking, { mileage: 8_210 }));
  const reading = { step: 'check-in', seenMileage: 8_210 };
  const words = 'It said 8,201';
  await then('contested', () =>
    dana
      .post(`/api/bookings/${booking.id}/reading-contests`)
      .send({ ...reading, words })
      .expect(204),
  );
  await then('corrected', () =>
    admin
      .post(`/api/admin/bookings/${booking.id}/reading-corrections`)
      .send({ ...reading, seenContests: 1, mileage: 8_201, reason: 'Two digits swapped' })
      .expect(200),
  );
  const known = async (moment: string) => {
    const { bookings, vehicles } = await replay(moments[moment]!);
    const vehicle = vehicles.find(({ before }) => before?.name === 'BLS1')!;
    return {
      mileage: vehicle.before?.mileage,
      correctedMileage: vehicle.correctedMileage,
      status: bookings.find(({ before }) => before?.id === booking.id)?.before?.status,
    };
  };
  // a contest changes nothing that counts
  expect(await known('checked in')).toEqual({ mileage: 8_210, correctedMileage: 8_201, status: 'active' });
  expect(await known('contested')).toEqual(await known('checked in'));
  expect(await known('corrected')).toEqual({ mileage: 8_201, correctedMileage: null, status: 'active' });
  const { body } = await auditor.get(`/api/audit/bookings/${booking.id}/history`).expect(200);
  const saidUntil = (moment: string) =>
    (body as { type: string; recordedAt: string }[])
      .filter(({ recordedAt, type }) => type.startsWith('OdometerReading') && recordedAt <= moments[moment]!)
      .map(({ type }) => type);
  expect(['checked in', 'contested', 'corrected'].map(saidUntil)).toEqual([
    [],
    ['OdometerReadingContested'],
    ['OdometerReadingContested', 'OdometerReadingCorrected'],
  ]);
});

const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);

it('before anything was there, there was nothing, and the live views stay as they are', async () => {
  const { body: before } = await admin.get('/api/admin/vehicles').expect(200);
  const nothing = await replay('2020-01-01T00:00:00Z');
  expect(nothing.events).toBe(0);
  expect(nothing.counts.before.totalBookings).toBe(0);
  expect(nothing.vehicles.every((vehicle) => vehicle.before === null)).toBe(true);
  expect((await admin.get('/api/admin/vehicles').expect(200)).body).toEqual(before);
});

it('replays the past only, and so many days at once', async () => {
  await auditor.get(`/api/audit/diary?asOf=2999-01-01T00:00:00Z&${days}`).expect(400);
  await auditor
    .get('/api/audit/diary?asOf=2026-11-22T00:00:00Z&from=2026-01-01T00:00:00Z&to=2026-03-01T00:00:00Z')
    .expect(400);
  await auditor.get('/api/audit/diary').expect(400);
});

it('one at a time: another one is told to wait', async () => {
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => auditor.get(`/api/audit/diary?asOf=${app.clock.now()}&${days}`)),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
  expect(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code)).not.toContain('UNEXPECTED');
  for (const { body, status } of answers) if (status === 409) expect(body.code).toBe('REPLAY_UNDER_WAY');
});
