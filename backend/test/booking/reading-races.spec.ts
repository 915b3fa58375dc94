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

const correct = (by: Person, id: string, step: string, seenMileage: number, mileage: number, seen: object = {}) =>
  by
    .post(`/api/admin/bookings/${id}/reading-corrections`)
    .send({ step, seenMileage, mileage, reason: 'Misread', ...seen });
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

const contest = (by: Person, id: string, seenMileage: number) =>
  by.post(`/api/bookings/${id}/reading-contests`).send({ step: 'check-in', seenMileage, words: 'It said less' });
const keep = (by: Person, id: string, seenMileage: number) =>
  by
    .post(`/api/admin/bookings/${id}/kept-readings`)
    .send({ step: 'check-in', seenMileage, seenContests: 1, reason: 'The photo shows it' });
const saidOf = async (id: string) =>
  (
    await one.database.query<{ type: string }>({
      name: 'test.said-of-reading',
      text: `SELECT type FROM event WHERE stream = $1 AND type LIKE 'OdometerReading%' ORDER BY version`,
      values: [id],
    })
  ).map(({ type }) => type.replace('OdometerReading', ''));

it('a reading that is contested, corrected and kept at once has one answer to each contest, and no contest of what no longer counts', async () => {
  one.clock.set('2026-11-23T20:00:00.000Z');
  two.clock.set('2026-11-23T20:00:00.000Z');
  const danaElsewhere = await two.signIn('101');
  const { id } = await shift(one, dana, admin).active('BLS1', { startTime: '2026-11-23T20:00:00.000Z' });
  let km = 48_210;
  let said: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // one person cannot contest a reading twice, also not at once
    const twice = await Promise.all([contest(dana, id, km), contest(danaElsewhere, id, km)]);
    expect(codes(...twice)).toEqual(['204 done', '409 READING_CONTEST_WAITS']);
    const [corrected, kept] = await Promise.all([
      correct(admin, id, 'check-in', km, km - 1),
      keep(adminElsewhere, id, km),
    ]);
    said = [...said, 'Contested'];
    if (kept.status === 200) {
      // the correction came after it, of a reading that nobody contested any more
      expect(codes(corrected)).toEqual(['200 done']);
      said = [...said, 'Kept', 'Corrected'];
    } else {
      expect(codes(kept, corrected)).toEqual(['200 done', '409 READING_NOT_CONTESTED']);
      said = [...said, 'Corrected'];
    }
    km -= 1;
    expect(await saidOf(id)).toEqual(said);
    const [late, again] = await Promise.all([
      contest(danaElsewhere, id, km),
      correct(admin, id, 'check-in', km, km - 1, { seenContests: 0 }),
    ]);
    // whichever was first, the other is told: nothing that was said is settled unread
    expect(codes(late, again)).toEqual(
      late.status === 204
        ? ['204 done', '409 BOOKING_CHANGED_MEANWHILE']
        : ['200 done', '409 BOOKING_CHANGED_MEANWHILE'],
    );
    if (late.status === 204) {
      await correct(admin, id, 'check-in', km, km - 1, { seenContests: 1 }).expect(200);
      said = [...said, 'Contested'];
    }
    km -= 1;
    said = [...said, 'Corrected'];
    expect(await saidOf(id)).toEqual(said);
  }
});
