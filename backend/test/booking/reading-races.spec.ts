import { addMinutes, instant } from '@rigbook/contracts/kernel/time';
import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { amount } from '../support/endurance.js';
import { checkOutForm, shift } from '../support/shift.js';

const ROUNDS = amount({ usual: 6, endurance: 100 });

let one: TestApp;
let two: TestApp;
let admin: Person;
let adminElsewhere: Person;
let dana: Person;

beforeAll(async () => {
  one = await startTestApp({ worker: false });
  two = await startTestApp({ worker: false, shareDatabaseOf: one });
  one.clock.set('2026-11-23T16:00:00.000Z');
  two.clock.set('2026-11-23T16:00:00.000Z');
  [admin, adminElsewhere, dana] = await Promise.all([one.signInAdmin(), two.signInAdmin(), one.signIn('101')]);
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const correct = (by: Person, id: string, step: string, seenMileage: number, mileage: number) =>
  by.post(`/api/admin/bookings/${id}/reading-corrections`).send({ step, seenMileage, mileage, reason: 'Misread' });
const codes = (...answers: readonly { status: number; body: { code?: string } }[]) =>
  answers.map(({ status, body }) => `${status} ${body.code ?? 'done'}`).sort();
const lastMileage = async () => {
  const [row] = await one.database.query<{ km: number }>({
    name: 'test.last-mileage',
    text: `SELECT c.mileage_km AS km FROM vehicle_condition c JOIN vehicle v ON v.id = c.vehicle_id WHERE v.name = 'ALS1'`,
    values: [],
  });
  return row?.km;
};

it('of two corrections of one reading one wins, and the other is told that it has changed', async () => {
  const { id } = await shift(one, dana, admin).active('ALS1');
  let km = 48_210;
  for (let round = 0; round < ROUNDS; round += 1) {
    const answers = await Promise.all([
      correct(admin, id, 'check-in', km, km - 1),
      correct(adminElsewhere, id, 'check-in', km, km - 2),
    ]);
    expect(codes(...answers)).toEqual(['200 done', '409 BOOKING_CHANGED_MEANWHILE']);
    km -= answers[0].status === 200 ? 1 : 2;
    expect(await lastMileage()).toBe(km);
  }
  await dana.post(`/api/bookings/${id}/checkout`).send(checkOutForm).expect(200);
});

it('a correction of the check-in and a checkout never leave a shift that drives backwards', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    one.clock.set('2026-11-23T16:30:00.000Z');
    const step = shift(one, dana, admin);
    const { id } = await step.signed('ALS1', { startTime: '2026-11-23T17:00:00.000Z' });
    // later than the last return, whose reading would count otherwise
    const now = addMinutes(instant('2026-11-23T17:00:00.000Z'), round);
    one.clock.set(now);
    two.clock.set(now);
    await step.checkIn({ id }, { mileage: 50_000 });
    const [corrected, returned] = await Promise.all([
      correct(adminElsewhere, id, 'check-in', 50_000, 50_100),
      dana.post(`/api/bookings/${id}/checkout`).send({ ...checkOutForm, mileage: 50_050 }),
    ]);
    const won = corrected.status === 200;
    expect(codes(won ? returned : corrected)).toEqual([
      won ? '400 MILEAGE_BELOW_CHECK_IN' : '409 READING_ABOVE_CHECK_OUT',
    ]);
    expect((won ? corrected : returned).status).toBe(200);
    if (won)
      await dana
        .post(`/api/bookings/${id}/checkout`)
        .send({ ...checkOutForm, mileage: 50_100 })
        .expect(200);
    expect(await lastMileage()).toBe(won ? 50_100 : 50_050);
    // the hours are free again for the next round
    await one.database.query({
      name: 'test.free-hours',
      text: `DELETE FROM vehicle_reservation`,
      values: [],
    });
    await one.database.query({ name: 'test.free-week', text: `DELETE FROM responder_week`, values: [] });
    await one.database.query({ name: 'test.free-share', text: `DELETE FROM responder_week_share`, values: [] });
  }
});
