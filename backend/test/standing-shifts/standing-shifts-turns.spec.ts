import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { reasonsForTurn } from '../../src/standing-shifts/make-bookings/reasons-for-turn.query.js';
import { MakeOffers } from '../../src/waitlist/make-offers/make-offers.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { mondayEvening, shift, vehicleId } from '../support/shift.js';
import { holds, join } from '../support/waitlist.js';
import {
  daysOf,
  endEverything,
  idOfUnit,
  makeStandingShifts,
  read,
  setStandingShift,
  standingShiftsMaker,
} from '../support/standing-shifts.js';

let app: TestApp;
let dana: Person;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp({ worker: false });
  app.clock.set('2026-11-23T08:00:00.000Z');
  [dana, admin] = [await app.signIn('101'), await app.signInAdmin()];
});
afterEach(() => endEverything(app, admin));
afterAll(() => app.close());

it('the worker looks for standing shifts that were set, and for what may take an obstacle away', async () => {
  const seen: string[] = [];
  const look = async (step: () => Promise<unknown>) => {
    const { until } = await app.database.fetch(reasonsForTurn(undefined));
    await step();
    const { begins, frees } = await app.database.fetch(reasonsForTurn(until));
    seen.push([begins ? 'begins' : '', frees ? 'frees' : ''].join(''));
  };
  const { id } = await shift(app, dana, admin).request('BLS2');
  await look(() => dana.delete(`/api/bookings/${id}`).expect(200));
  await look(() => dana.get('/api/bookings').expect(200));
  await look(() => setStandingShift(app, admin, '103', { fromDay: '2027-02-01' }));
  await look(() => makeStandingShifts(app));
  expect(seen).toEqual(['frees', '', 'begins', '']);
});

it('hours that became free go to who waits for them, also if the worker of the standing shifts is the first to look', async () => {
  const { id } = await shift(app, dana, admin).request('BLS1', mondayEvening);
  const noa = await app.signIn('102');
  const { body: wish } = await join(app, noa, {}, 'BLS1');
  const set = await setStandingShift(app, admin, '103', { weekdays: ['monday'] });
  await makeStandingShifts(app);
  await dana.delete(`/api/bookings/${id}`).expect(200);
  expect(await makeStandingShifts(app)).toBe(0);
  expect(await holds(app)).toMatchObject([{ wishId: wish.id }]);
  expect(daysOf(await read(admin, set))[0]).toBe('2026-11-23 not-made VEHICLE_ALREADY_BOOKED');
  await noa.delete(`/api/waitlist/${wish.id}`).expect(204);
  await makeStandingShifts(app);
  expect(daysOf(await read(admin, set))[0]).toMatch(/^2026-11-23 made/);
});

it('a shift that cannot be served holds up no other, and the turn says that it failed', async () => {
  const { id } = await shift(app, dana, admin).request('BLS1', mondayEvening);
  const sets = [
    await setStandingShift(app, admin, '102', { weekdays: ['monday'], startHour: 18, duration: 2 }),
    await setStandingShift(app, admin, '103', { weekdays: ['monday'], startHour: 20, duration: 2 }),
  ];
  await makeStandingShifts(app);
  await dana.delete(`/api/bookings/${id}`).expect(200);
  const noas = await idOfUnit(app, '102');
  const failing = Object.assign(Object.create(app.database) as typeof app.database, {
    fetchAll: (reads: Parameters<typeof app.database.fetchAll>[0]) =>
      JSON.stringify(reads).includes(noas) ? Promise.reject(new Error('out of order')) : app.database.fetchAll(reads),
  });
  const warned = jest.spyOn(Logger.prototype, 'warn');
  expect(await standingShiftsMaker({ nest: app.nest, database: failing }).turn({ again: false })).toBe(0);
  expect(await makeStandingShifts({ nest: app.nest, database: failing })).toBe(1);
  expect(warned).toHaveBeenCalledTimes(1);
  warned.mockRestore();
  const firstDays = async () => (await Promise.all(sets.map((set) => read(admin, set)))).map((set) => daysOf(set)[0]);
  expect((await firstDays())[1]).toMatch(/^2026-11-23 made/);
  expect(await makeStandingShifts(app)).toBe(0);
  expect((await firstDays())[0]).toMatch(/^2026-11-23 made/);
});

it('days that are due are booked also if the waitlist cannot be served, and only freed hours wait for it', async () => {
  const { id } = await shift(app, dana, admin).request('BLS1', mondayEvening);
  const gap = await setStandingShift(app, admin, '102', { weekdays: ['monday'] });
  await makeStandingShifts(app);
  await dana.delete(`/api/bookings/${id}`).expect(200);
  const due = await setStandingShift(app, admin, '103', { weekdays: ['tuesday'] }, 'BLS2');
  const unserved = jest.spyOn(MakeOffers.prototype, 'turn').mockRejectedValue(new Error('out of order'));
  expect(await makeStandingShifts(app)).toBe(1);
  unserved.mockRestore();
  expect(daysOf(await read(admin, due))[0]).toMatch(/^2026-11-24 made/);
  expect(daysOf(await read(admin, gap))[0]).toMatch(/^2026-11-23 not-made/);
  expect(await makeStandingShifts(app)).toBe(0);
  expect(daysOf(await read(admin, gap))[0]).toMatch(/^2026-11-23 made/);
});

it('administrators page through those that stand, by unit number, and through those that ended, the last one first', async () => {
  const set: { readonly id: string }[] = [];
  for (const [unit, startHour] of [
    ['103', 9],
    ['101', 12],
    ['101', 8],
    ['102', 10],
  ] as const) {
    set.push(await setStandingShift(app, admin, unit, { weekdays: ['tuesday'], startHour, duration: 1 }));
    app.clock.advanceMinutes(1);
  }
  const through = async (query: string) => {
    const ids: string[][] = [];
    for (let next: string | undefined = `/api/admin/standing-shifts?limit=2&${query}`; next !== undefined;) {
      const answer: { body: unknown; headers: Record<string, string> } = await admin.get(next).expect(200);
      ids.push((answer.body as { id: string }[]).map(({ id }) => id));
      next = /<([^>]+)>/.exec(answer.headers['link'] ?? '')?.[1];
    }
    return ids;
  };
  const of = (...nth: number[]) => nth.map((one) => set[one]?.id);
  expect(await through('')).toEqual([of(2, 1), of(3, 0)]);
  for (const { id } of [set[3]!, set[0]!]) {
    const { changedAt } = await read(admin, { id });
    await admin.post(`/api/admin/standing-shifts/${id}/end`).send({ changedAt, cancelBookings: true }).expect(204);
    app.clock.advanceMinutes(1);
  }
  expect(await through('')).toEqual([of(2, 1)]);
  expect((await through('only=ended')).flat().slice(0, 2)).toEqual(of(0, 3));
  app.clock.set('2026-11-23T08:00:00.000Z');
});

it('administrators read those of one user, and those with a day ahead that is not booked', async () => {
  await shift(app, dana, admin).request('BLS1', mondayEvening);
  const missing = await setStandingShift(app, admin, '103', { weekdays: ['monday'] });
  const booked = await setStandingShift(app, admin, '102', { weekdays: ['monday'] }, 'BLS2');
  await makeStandingShifts(app);
  const ids = async (query: string) =>
    ((await admin.get(`/api/admin/standing-shifts?${query}`).expect(200)).body as { id: string }[]).map(({ id }) => id);
  expect(await ids('only=not-booked')).toEqual([missing.id]);
  expect(await ids(`responderId=${await idOfUnit(app, '102')}`)).toEqual([booked.id]);
  expect(await ids(`only=not-booked&responderId=${await idOfUnit(app, '102')}`)).toEqual([]);
  expect(await ids(`only=not-booked&responderId=${await idOfUnit(app, '103')}`)).toEqual([missing.id]);
  expect(await ids(`responderId=${await idOfUnit(app, '103')}`)).toEqual([missing.id]);
  expect(await ids(`vehicleId=${await vehicleId(app, 'BLS2')}`)).toEqual([booked.id]);
  expect((await admin.get('/api/admin/standing-shifts?only=other').expect(400)).body.code).toBe('VALIDATION_FAILED');
});
