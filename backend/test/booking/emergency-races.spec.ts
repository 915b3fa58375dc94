import { setTimeout } from 'node:timers/promises';
import { wiring } from '../../src/app/app.module.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { addHours } from '@rigbook/contracts/kernel';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { allowTakes, emergency } from '../support/emergency.js';
import { amount } from '../support/endurance.js';
import { checkInForm, shift, vehicleId } from '../support/shift.js';

/** Two processes on one database. */
let one: TestApp;
let two: TestApp;
let admin: Person;
let mine: Person;
let theirs: Person;

beforeAll(async () => {
  one = await startTestApp({ worker: false });
  two = await startTestApp({ shareDatabaseOf: one, worker: false });
  admin = await one.signInAdmin();
  [mine, theirs] = [await one.signIn('103'), await two.signIn('104')];
  await allowTakes(admin, '103', '104');
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const rounds = Array.from({ length: amount({ usual: 20, endurance: 100 }) }, (_, round) => round + 1);

/** A take draws its agreement before it is stored: what it races with begins at some moment of that. */
const afterDrawing = (round: number) => setTimeout((round % 10) * 15);

const said = ({ status, body }: { readonly status: number; readonly body: { readonly code?: string } }) =>
  `${status} ${body.code ?? 'done'}`;
const outcomes = (answers: readonly Parameters<typeof said>[0][]) => answers.map(said).toSorted();
const weekOf = async (id: string) =>
  Number(
    (
      await one.database.query<{ n: string }>({
        name: 'test.week-of',
        text: `SELECT sum(hours) AS n FROM responder_week_share WHERE booking_id = $1`,
        values: [id],
      })
    )[0]?.n,
  );
const clearAway = async (answers: readonly { status: number; body: { id?: string } }[]) => {
  const [done] = answers.filter(({ status }) => status === 201);
  expect(await weekOf(done?.body.id ?? '')).toBe(2);
  await admin.delete(`/api/admin/bookings/${done?.body.id}`).expect(200);
};

it.each(rounds)('a vehicle goes to a take or to a request, not to both (%i)', async (round) => {
  const request = { vehicleId: await vehicleId(one, 'BLS1'), startTime: '2026-11-23T09:00:00.000Z', duration: 2 };
  const answers = await Promise.all([
    emergency(one, mine).take('BLS1'),
    afterDrawing(round).then(() => theirs.post('/api/bookings').send({ ...request, purpose: 'Race' })),
  ]);
  const [taken] = answers;
  expect(outcomes(answers)).toEqual(
    taken.status === 201 ? ['201 done', '409 VEHICLE_ALREADY_BOOKED'] : ['201 done', '409 EMERGENCY_HOURS_TAKEN'],
  );
  await clearAway(answers);
});

it.each(rounds)('of two takes of a vehicle one wins (%i)', async () => {
  const answers = await Promise.all([emergency(one, mine).take('BLS2'), emergency(two, theirs).take('BLS2')]);
  expect(outcomes(answers)).toEqual(['201 done', '409 EMERGENCY_HOURS_TAKEN']);
  await clearAway(answers);
});

it.each(rounds)('a person takes one of two vehicles (%i)', async () => {
  const again = await two.signIn('103');
  const answers = await Promise.all([emergency(one, mine).take('BLS1'), emergency(two, again).take('ALS1')]);
  expect(outcomes(answers)).toEqual(['201 done', '409 HAS_ANOTHER_VEHICLE']);
  await clearAway(answers);
});

it.each(rounds)('a double tap takes the vehicle once (%i)', async (nth) => {
  const again = await two.signIn('103');
  const key = `double-tap-${nth}`;
  const answers = await Promise.all([
    emergency(one, mine).take('ALS1', {}, key),
    emergency(two, again).take('ALS1', {}, key),
  ]);
  const ids = answers.filter(({ status }) => status === 201).map(({ body }) => body.id as string);
  expect(new Set(ids).size).toBe(1);
  const repeated = await emergency(two, again).take('ALS1', {}, key);
  expect([repeated.status, repeated.body.id]).toEqual([201, ids[0]]);
  await clearAway(answers);
});

it.each(rounds)('of two reviews of a take one counts (%i)', async () => {
  const other = await two.signInAdmin();
  const take = await emergency(one, mine).take('BLS1');
  const review = (by: Person, body: object) => by.post(`/api/admin/bookings/${take.body.id}/review`).send(body);
  const answers = await Promise.all([
    review(admin, { finding: 'accepted' }),
    review(other, { finding: 'misuse', note: 'A private errand' }),
  ]);
  expect(outcomes(answers)).toEqual(['200 done', '409 NO_REVIEW_DUE']);
  await clearAway([take]);
});

it.each(rounds)('a vehicle goes to a take or to an early check-in, not to both (%i)', async (round) => {
  const step = shift(two, theirs, admin);
  const startTime = addHours(one.clock.now(), 1);
  const booking = await step.signed('BLS1', { startTime, duration: 1 });
  const answers = await Promise.all([
    emergency(one, mine).take('BLS1', { duration: 1 }),
    afterDrawing(round).then(() => theirs.post(`/api/bookings/${booking.id}/check-in`).send(checkInForm)),
  ]);
  const [taken, checkedIn] = answers;
  expect([said(taken), said(checkedIn)]).toEqual(
    taken.status === 201
      ? ['201 done', expect.stringMatching(/^409 VEHICLE_(IN_USE|PROMISED_MEANWHILE)$/)]
      : [expect.stringMatching(/^409 (VEHICLE_IN_USE|EMERGENCY_HOURS_TAKEN)$/), '200 done'],
  );
  if (taken.status === 201) await admin.delete(`/api/admin/bookings/${taken.body.id}`).expect(200);
  await admin.delete(`/api/admin/bookings/${booking.id}`).expect(200);
});

it.each(rounds)('a take and maintenance at the same moment are one after the other (%i)', async () => {
  const id = await vehicleId(one, 'BLS2');
  const elsewhere = await two.signInAdmin();
  const [taken, changed] = await Promise.all([
    emergency(one, mine).take('BLS2'),
    elsewhere.put(`/api/vehicles/${id}`).send({ status: 'maintenance', reason: 'Brakes' }),
  ]);
  expect(changed.status).toBe(200);
  // a vehicle that is out goes into maintenance when it is back
  expect(['201 done', '409 VEHICLE_UNAVAILABLE']).toContain(said(taken));
  expect(said(await emergency(one, mine).take('BLS2'))).toBe(
    taken.status === 201 ? '409 HAS_ANOTHER_VEHICLE' : '409 VEHICLE_UNAVAILABLE',
  );
  if (taken.status === 201) await clearAway([taken]);
  await admin.put(`/api/vehicles/${id}`).send({ status: 'available' }).expect(200);
});

it.each(rounds)(
  'a person who loses the mark at that moment has taken the vehicle before, or gets none (%i)',
  async () => {
    const users = (await admin.get('/api/users').expect(200)).body as { id: string; unitNumber: string }[];
    const id = users.find(({ unitNumber }) => unitNumber === '103')?.id;
    const elsewhere = await two.signInAdmin();
    const [taken, unmarked] = await Promise.all([
      emergency(one, mine).take('BLS1'),
      elsewhere.put(`/api/users/${id}`).send({ takesInEmergency: false }),
    ]);
    expect(unmarked.status).toBe(200);
    expect(['201 done', '403 NOT_MARKED_FOR_EMERGENCIES']).toContain(said(taken));
    if (taken.status === 201) await clearAway([taken]);
    expect(said(await emergency(one, mine).take('BLS1'))).toBe('403 NOT_MARKED_FOR_EMERGENCIES');
    await allowTakes(admin, '103');
  },
);

it('all views equal the replay', async () => {
  expect(await verify({ url: one.testDatabase.url, wiring })).toEqual([]);
});
