import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { amount } from '../support/endurance.js';
import { vehicleId } from '../support/shift.js';

const ROUNDS = amount({ usual: 6, endurance: 100 });

let one: TestApp;
let two: TestApp;
let admin: Person;
let yael: Person;
let amir: Person;

beforeAll(async () => {
  one = await startTestApp({ worker: false });
  two = await startTestApp({ worker: false, shareDatabaseOf: one });
  [admin, yael, amir] = await Promise.all([one.signInAdmin(), one.signIn('103'), two.signIn('104')]);
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const count = async (text: string, values: unknown[]) =>
  Number((await one.database.query<{ n: string }>({ name: text.slice(0, 60), text, values }))[0]?.n);
const at = (hour: number) => `2026-11-24T${String(hour).padStart(2, '0')}:00:00.000Z`;
async function clear(ids: readonly (string | undefined)[]) {
  for (const id of ids) if (id) await admin.delete(`/api/admin/bookings/${id}`);
}
const book = async (by: Person, vehicle: string, hour = 4) => {
  const wish = { vehicleId: vehicle, startTime: at(hour), duration: 4, purpose: 'Race' };
  return (await by.post('/api/bookings').send(wish).expect(201)).body.id as string;
};
/** The change of a booking from 4 to 8 to other hours, or to another vehicle. */
const moved = (from: string, hour: number, to = from, duration = 4) => ({
  seen: { vehicleId: from, startTime: at(4), endTime: at(8) },
  vehicleId: to,
  startTime: at(hour),
  duration,
  purpose: 'Moved',
});
const held = `SELECT count(*) AS n FROM vehicle_reservation WHERE vehicle_id = $1 AND during && tstzrange($2, $3)`;

it('a change and a request never both get the same hours', async () => {
  const vehicle = await vehicleId(one, 'PARAMEDIC 1');
  for (let round = 0; round < ROUNDS; round += 1) {
    const hour = 10 + 2 * (round % 3);
    const mine = await book(yael, vehicle);
    const wish = { vehicleId: vehicle, startTime: at(hour), duration: 4, purpose: 'Race' };
    const [change, request] = await Promise.all([
      yael.post(`/api/bookings/${mine}/change`).send(moved(vehicle, hour)),
      amir.post('/api/bookings').send(wish),
    ]);
    const won = change.status === 200;
    expect([change.status, request.status]).toEqual(won ? [200, 409] : [409, 201]);
    expect((won ? request : change).body.code).toBe('VEHICLE_ALREADY_BOOKED');
    expect(await count(held, [vehicle, at(hour), at(hour + 4)])).toBe(1);
    expect(await count(held, [vehicle, at(4), at(8)])).toBe(won ? 0 : 1);
    await clear([mine, request.body.id]);
  }
});

it('two bookings that move to one other vehicle: one gets it, the other stays where it is', async () => {
  const [from, also, to] = await Promise.all(['ALS1', 'BLS1', 'PARAMEDIC 1'].map((name) => vehicleId(one, name)));
  for (let round = 0; round < ROUNDS; round += 1) {
    const ids = [await book(yael, from!), await book(amir, also!)] as const;
    const answers = await Promise.all([
      yael.post(`/api/bookings/${ids[0]}/change`).send(moved(from!, 4, to)),
      amir.post(`/api/bookings/${ids[1]}/change`).send(moved(also!, 4, to)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('VEHICLE_ALREADY_BOOKED');
    expect(await count(held, [to, at(4), at(8)])).toBe(1);
    expect((await count(held, [from, at(4), at(8)])) + (await count(held, [also, at(4), at(8)]))).toBe(1);
    await clear(ids);
  }
});

it('of two changes of a booking one wins, and the hours of the week are its', async () => {
  const week = `SELECT coalesce(sum(w.hours), 0) AS n FROM responder_week w JOIN responder r ON r.id = w.responder_id
                WHERE r.unit_number = '103' AND w.week_starts_on = '2026-11-22'`;
  const vehicle = await vehicleId(one, 'PARAMEDIC 1');
  const elsewhere = await two.signIn('103');
  const before = await count(week, []);
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = await book(yael, vehicle);
    const answers = await Promise.all([
      yael.post(`/api/bookings/${id}/change`).send(moved(vehicle, 10, vehicle, 2)),
      elsewhere.post(`/api/bookings/${id}/change`).send(moved(vehicle, 14, vehicle, 3)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('BOOKING_CHANGED_MEANWHILE');
    const booked = Number(answers.find(({ status }) => status === 200)!.body.duration);
    expect(await count(week, [])).toBe(before + booked);
    await clear([id]);
  }
});
