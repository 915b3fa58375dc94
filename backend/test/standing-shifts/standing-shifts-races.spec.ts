import { setTimeout } from 'node:timers/promises';
import { wiring } from '../../src/app/app.module.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { Ids } from '../../src/platform/time/ids.js';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { amount } from '../support/endurance.js';
import { drawnSignature, mondayEvening, vehicleId } from '../support/shift.js';
import {
  daysOf,
  endEverything,
  makeStandingShifts,
  planOf,
  read,
  setStandingShift,
  standingShiftsMaker,
} from '../support/standing-shifts.js';

/** Two processes on one database. */
let one: TestApp;
let two: TestApp;
/** a worker whose connections are cut */
let three: TestApp;
let admin: Person;
let dana: Person;
let danaElsewhere: Person;

const ROUNDS = amount({ usual: 20, endurance: 100 });
const FEWER_ROUNDS = amount({ usual: 5, endurance: 100 });
const rounds = (count: number) => Array.from({ length: count }, (_, round) => round + 1);

beforeAll(async () => {
  one = await startTestApp({ worker: false });
  two = await startTestApp({ shareDatabaseOf: one, worker: false });
  three = await startTestApp({ shareDatabaseOf: one, worker: false });
  one.clock.set('2026-11-23T08:00:00.000Z');
  [admin, dana, danaElsewhere] = [await one.signInAdmin(), await one.signIn('101'), await two.signIn('101')];
});
afterAll(async () => {
  await three.close();
  await two.close();
  await one.close();
});
afterEach(() => endEverything(one, admin));

const makeTwice = () => Promise.all([makeStandingShifts(one), makeStandingShifts(two)]);
const number = async (text: string, values: unknown[] = []) =>
  Number((await one.database.query<{ n: string }>({ name: text.slice(0, 60), text, values }))[0]?.n);
const bookingsOf = (id: string) =>
  number(`SELECT count(*) AS n FROM event WHERE type = 'BookingRequested' AND data ->> 'standingShiftId' = $1`, [id]);
const hoursOfWeek = () =>
  number(`SELECT coalesce(sum(w.hours), 0) AS n FROM responder_week w JOIN responder r ON r.id = w.responder_id
          WHERE r.unit_number = '101'`);
const said = ({ status, body }: { readonly status: number; readonly body: { readonly code?: string } }) =>
  `${status} ${body.code ?? 'done'}`;

it.each(rounds(ROUNDS))('two workers make each day once (%i)', async () => {
  const set = await setStandingShift(one, admin, '101', { weekdays: ['monday', 'wednesday', 'thursday'] });
  await makeTwice();
  expect(daysOf(await read(admin, set)).filter((day) => day.endsWith('made approved'))).toHaveLength(3);
  expect([await bookingsOf(set.id), await hoursOfWeek()]).toEqual([3, 12]);
});

it.each(rounds(FEWER_ROUNDS))('of a person and a worker one gets the hours (%i)', async () => {
  const noa = await one.signIn('102');
  const set = await setStandingShift(one, admin, '101', { weekdays: ['monday'] });
  const request = { vehicleId: await vehicleId(one, 'BLS1'), ...mondayEvening };
  const [requested] = await Promise.all([noa.post('/api/bookings').send(request), makeTwice()]);
  const [day] = daysOf(await read(admin, set));
  expect([said(requested), day]).toEqual(
    requested.status === 201
      ? ['201 done', '2026-11-23 not-made VEHICLE_ALREADY_BOOKED']
      : ['409 VEHICLE_ALREADY_BOOKED', '2026-11-23 made approved'],
  );
});

it.each(rounds(FEWER_ROUNDS))('what is signed stays, what is cancelled is not signed (%i)', async (round) => {
  const set = await setStandingShift(one, admin, '101', { weekdays: ['monday'] });
  await makeTwice();
  const { days, changedAt } = await read(admin, set);
  const id = days[0]?.bookingId ?? '';
  const signature = { signature: await drawnSignature(), name: 'Dana Levi', date: '2026-11-23' };
  const ending = setTimeout(round % 4).then(() =>
    admin.post(`/api/admin/standing-shifts/${set.id}/end`).send({ changedAt, cancelBookings: true }),
  );
  const [ended, signed] = await Promise.all([
    ending,
    danaElsewhere.post(`/api/bookings/${id}/signature`).send(signature),
  ]);
  expect(ended.status).toBe(204);
  const { body } = await dana.get(`/api/bookings/${id}`).expect(200);
  expect(body.status).toBe(signed.status === 200 ? 'approved' : 'cancelled');
  expect(await hoursOfWeek()).toBe(signed.status === 200 ? 4 : 0);
});

it.each(rounds(FEWER_ROUNDS))('a change and two workers agree (%i)', async () => {
  const set = await setStandingShift(one, admin, '101', { weekdays: ['monday', 'tuesday'] });
  const before = await read(admin, set);
  one.clock.advanceMinutes(1);
  const plan = { ...planOf(before), startHour: 20 };
  const [changed] = await Promise.all([admin.put(`/api/admin/standing-shifts/${set.id}`).send(plan), makeTwice()]);
  expect(['204 done', '409 CHANGED_MEANWHILE']).toContain(said(changed));
  await makeTwice();
  const starts = (await read(admin, set)).days
    .filter(({ state }) => state === 'made')
    .map(({ startTime }) => startTime);
  const hour = changed.status === 204 ? '18' : '16';
  expect(starts).toEqual([`2026-11-23T${hour}:00:00.000Z`, `2026-11-24T${hour}:00:00.000Z`]);
  expect(await hoursOfWeek()).toBe(8);
});

it.each(rounds(ROUNDS))('nobody gets hours that a person keeps with a change (%i)', async (round) => {
  const noa = await two.signIn('102');
  const set = await setStandingShift(one, admin, '101', { weekdays: ['monday'] });
  await makeTwice();
  const before = await read(admin, set);
  one.clock.advanceMinutes(1);
  const changing = setTimeout(round % 4).then(() =>
    admin.put(`/api/admin/standing-shifts/${set.id}`).send({ ...planOf(before), startHour: 19 }),
  );
  // an hour of both the old plan and the new one
  const kept = { vehicleId: await vehicleId(one, 'BLS1'), startTime: '2026-11-23T18:00:00.000Z', duration: 1 };
  const asking = Array.from({ length: 4 }, () => noa.post('/api/bookings').send({ ...kept, purpose: 'Evening' }));
  const [changed, ...asked] = await Promise.all([changing, ...asking]);
  expect(said(changed)).toBe('204 done');
  expect(asked.map(said)).toEqual(asking.map(() => '409 VEHICLE_ALREADY_BOOKED'));
  expect(daysOf(await read(admin, set))[0]).toBe('2026-11-23 made approved');
  expect(await hoursOfWeek()).toBe(4);
});

it('a worker that dies again and again leaves no day out and makes none twice', async () => {
  const sets: { readonly id: string }[] = [];
  for (const [nth, unit] of ['101', '102', '103', '104'].entries())
    for (const startHour of [6, 12])
      sets.push(
        await setStandingShift(
          one,
          admin,
          unit,
          { weekdays: ['tuesday', 'wednesday', 'thursday'], startHour, duration: 2 },
          ['BLS1', 'BLS2', 'ALS1', 'FLY CAR 1'][nth],
        ),
      );
  const allBookings = async () => (await Promise.all(sets.map(({ id }) => bookingsOf(id)))).reduce((sum, n) => sum + n);
  // in the midst of its work, after ever more days
  for (const [days, made] of [
    [2, 2],
    [0, 2],
    [5, 7],
  ] as const) {
    await dieAfter(days);
    expect(await allBookings()).toBe(made);
  }
  const stop = new AbortController();
  let kills = 0;
  const dying = (async () => {
    while (!stop.signal.aborted) {
      const [, killed] = await Promise.allSettled([makeStandingShifts(three), killConnections()]);
      if (killed.status === 'fulfilled') kills += 1;
    }
  })();
  for (let turn = 0; turn < 10; turn += 1) await makeTwice();
  stop.abort();
  await dying;
  await makeTwice();
  expect(kills).toBeGreaterThan(0);
  for (const { id } of sets) expect(await bookingsOf(id)).toBe(3);
}, 120_000);

/** A turn that ends once so many days were made. */
async function dieAfter(days: number): Promise<void> {
  const dead = new AbortController();
  const ids = three.nest.get(Ids);
  let begun = 0;
  const counting = {
    newId: () => {
      // each day takes two: for the commit and for its booking
      if ((begun += 1) >= 2 * days) dead.abort();
      return ids.newId();
    },
  };
  if (days === 0) dead.abort();
  await standingShiftsMaker(three, counting).turn({ again: true, signal: dead.signal });
}

async function killConnections(): Promise<void> {
  const [worker] = await three.database.query<{ pid: number }>({
    name: 'test.pid',
    text: `SELECT pg_backend_pid() AS pid`,
    values: [],
  });
  await withConnection(one.testDatabase.superuserUrl, (superuser) =>
    superuser.query(`SELECT pg_terminate_backend($1)`, [worker?.pid]),
  );
}

it('all views equal the replay', async () => {
  expect(await verify({ url: one.testDatabase.url, wiring })).toEqual([]);
});
