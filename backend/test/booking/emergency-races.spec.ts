import { wiring } from '../../src/app/app.module.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { allowTakes, emergency } from '../support/emergency.js';
import { vehicleId } from '../support/shift.js';

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

const outcomes = (answers: readonly { status: number; body: { code?: string } }[]) =>
  answers.map(({ status, body }) => `${status} ${body.code ?? 'done'}`).toSorted();
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
  expect(await verify({ url: one.testDatabase.url, wiring })).toEqual([]);
  await admin.delete(`/api/admin/bookings/${done?.body.id}`).expect(200);
};

it.each([1, 2, 3, 4])('a vehicle goes to a take or to a request, not to both (%i)', async () => {
  const request = { vehicleId: await vehicleId(one, 'BLS1'), startTime: '2026-11-23T09:00:00.000Z', duration: 2 };
  const answers = await Promise.all([
    emergency(one, mine).take('BLS1'),
    theirs.post('/api/bookings').send({ ...request, purpose: 'Race' }),
  ]);
  const [taken] = answers;
  expect(outcomes(answers)).toEqual(
    taken.status === 201 ? ['201 done', '409 VEHICLE_ALREADY_BOOKED'] : ['201 done', '409 EMERGENCY_HOURS_TAKEN'],
  );
  await clearAway(answers);
});

it.each([1, 2, 3, 4])('of two takes of a vehicle one wins (%i)', async () => {
  const answers = await Promise.all([emergency(one, mine).take('BLS2'), emergency(two, theirs).take('BLS2')]);
  expect(outcomes(answers)).toEqual(['201 done', '409 EMERGENCY_HOURS_TAKEN']);
  await clearAway(answers);
});

it.each([1, 2, 3, 4])('a person takes one of two vehicles (%i)', async () => {
  const again = await two.signIn('103');
  const answers = await Promise.all([emergency(one, mine).take('BLS1'), emergency(two, again).take('ALS1')]);
  expect(outcomes(answers)).toEqual(['201 done', '409 HAS_ANOTHER_VEHICLE']);
  await clearAway(answers);
});

it.each([1, 2, 3, 4])('a double tap takes the vehicle once (%i)', async (nth) => {
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

it.each([1, 2, 3])('of two reviews of a take one counts (%i)', async () => {
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
