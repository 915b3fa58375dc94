import { ReleaseBookings } from '../../src/booking/commands/release-bookings/release-bookings.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { checkInForm, mondayEvening, shift, vehicleId } from '../support/shift.js';

let one: TestApp;
let two: TestApp;
beforeAll(async () => {
  one = await startTestApp();
  two = await startTestApp({ shareDatabaseOf: one });
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const release = (by = one) => by.nest.get(ReleaseBookings, { strict: false }).takeTurn();
const eventsOf = (id: string) =>
  one.database.query<{ type: string; data: { dueAt?: string } }>({
    name: 'test.events-of',
    text: `SELECT type, data FROM event WHERE stream = $1 ORDER BY version`,
    values: [id],
  });
const statusOf = async (person: Person, id: string) =>
  (await person.get(`/api/bookings/${id}`).expect(200)).body.status;

it('frees the hours of bookings that nobody checked in, once, however many workers and a check-in try', async () => {
  const admin = await one.signInAdmin();
  const dana = await one.signIn('101');
  const amir = await one.signIn('102');
  const missed = await shift(one, dana, admin).signed('ALS1');
  const raced = await shift(one, amir, admin).signed('BLS1');
  one.clock.advanceMinutes(8 * 60 + 60);
  const again = await one.signIn('101');
  const late = await two.signIn('102');
  await release();
  expect(await statusOf(again, missed.id)).toBe('approved');

  one.clock.advanceMinutes(15);
  const [answer] = await Promise.all([
    late.post(`/api/bookings/${raced.id}/check-in`).send(checkInForm),
    release(),
    release(two),
  ]);
  await release();
  const types = (await eventsOf(raced.id)).map(({ type }) => type);
  expect(types.at(-1)).toBe(answer.status === 200 ? 'VehicleCheckedIn' : 'BookingReleased');
  expect(types).toHaveLength(4);

  const last = (await eventsOf(missed.id)).filter(({ type }) => type === 'BookingReleased');
  expect(last).toMatchObject([{ data: { releasedBecause: 'not-checked-in', dueAt: '2026-11-23T17:00:00.000Z' } }]);
  expect(await statusOf(again, missed.id)).toBe('cancelled');
  const rest = { ...mondayEvening, startTime: '2026-11-23T18:00:00.000Z', duration: 2 };
  await again
    .post('/api/bookings')
    .send({ ...rest, vehicleId: await vehicleId(one, 'ALS1') })
    .expect(201);
});
