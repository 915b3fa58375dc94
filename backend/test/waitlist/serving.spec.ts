import { instant } from '@rigbook/contracts/kernel';
import type { Clock } from '../../src/platform/time/clock.js';
import { candidates, endingWishes } from '../../src/waitlist/make-offers/open-wishes.query.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { shift, vehicleId } from '../support/shift.js';
import { holds, join, serveWaitlist, wishesOf } from '../support/waitlist.js';

let app: TestApp;
let dana: Person;
let noa: Person;
let avi: Person;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
beforeEach(async () => {
  app.clock.set('2026-11-23T08:00:00.000Z');
  [dana, noa, avi] = await Promise.all([app.signIn('101'), app.signIn('102'), app.signIn('103')]);
  admin = await app.signInAdmin();
});
afterEach(async () => {
  app.clock.set('2026-11-23T08:00:00.000Z');
  for (const person of [noa, avi])
    for (const { id } of await wishesOf(person)) await person.delete(`/api/waitlist/${id}`).expect(204);
});
afterAll(() => app.close());

const now = instant('2026-11-23T08:00:00.000Z');
const later = instant('2026-11-23T08:31:00.000Z');
const run = (text: string, values: unknown[] = []) => app.database.query({ name: '', text, values });
const hours = (date: number) => ({
  startTime: `2026-11-${date}T08:00:00.000Z`,
  endTime: `2026-11-${date}T12:00:00.000Z`,
});

/** Avi is offered what Dana gives up; the hold ends at 8:30. */
async function offered(date: number, vehicle: string): Promise<string> {
  const booking = await shift(app, dana, admin).request(vehicle, { startTime: hours(date).startTime, duration: 4 });
  const { body } = await join(app, avi, hours(date), vehicle);
  await admin.delete(`/api/admin/bookings/${booking.id}`).send({}).expect(200);
  await serveWaitlist(app);
  expect(await holds(app)).toMatchObject([{ wishId: body.id }]);
  return body.id as string;
}
const ending = async (at = now, most = 100) =>
  (await app.database.fetch(endingWishes(at, most))).map(({ wishId }) => wishId);

it('holds end before anything else', async () => {
  const booking = await shift(app, dana, admin).request('ALS1', { startTime: hours(24).startTime, duration: 4 });
  const { body: waiting } = await join(app, noa, hours(24));
  app.clock.advanceMinutes(1);
  const held = await offered(25, 'BLS1');
  const over = instant('2026-11-24T12:00:00.000Z');
  expect(await ending(over)).toEqual([held, waiting.id]);
  expect(await ending(over, 1)).toEqual([held]);
  await admin.delete(`/api/admin/bookings/${booking.id}`).send({}).expect(200);
});

it('maintenance ends an offer only if its vehicle is not back by then', async () => {
  const held = await offered(25, 'BLS1');
  const back = (at: string | null) =>
    run(`UPDATE vehicle SET service_status = 'maintenance', available_from = $1 WHERE name = 'BLS1'`, [at]);
  await back('2026-11-25T08:00:00.000Z');
  expect(await ending()).toEqual([]);
  await serveWaitlist(app);
  expect(await holds(app)).toMatchObject([{ wishId: held }]);
  for (const at of ['2026-11-25T08:00:01.000Z', now, null]) {
    await back(at);
    expect(await ending()).toEqual([held]);
  }
  await run(`UPDATE vehicle SET service_status = 'available', available_from = NULL`);
});

it('a person who may not book at all is not a candidate', async () => {
  const booking = await shift(app, dana, admin).request('ALS1', { startTime: hours(24).startTime, duration: 4 });
  const { body: wish } = await join(app, noa, hours(24));
  await admin.delete(`/api/admin/bookings/${booking.id}`).send({}).expect(200);
  const inLine = async () => (await app.database.fetch(candidates(now))).map(({ wishId }) => wishId);
  expect(await inLine()).toEqual([wish.id]);
  for (const [column, value, usual] of [
    ['license_verified', false, true],
    ['suspended_at', now, null],
    ['is_auditor', true, false],
  ]) {
    await run(`UPDATE responder SET ${String(column)} = $1 WHERE unit_number = '102'`, [value]);
    expect(await inLine()).toEqual([]);
    await run(`UPDATE responder SET ${String(column)} = $1 WHERE unit_number = '102'`, [usual]);
  }
  expect(await inLine()).toEqual([wish.id]);
});

it('a worker that stops begins nothing', async () => {
  await offered(25, 'BLS1');
  app.clock.set(later);
  await serveWaitlist(app, { signal: AbortSignal.abort() });
  expect(await holds(app)).toHaveLength(1);
});

it('a hold that passes during a long turn goes to the next in line in that turn', async () => {
  await offered(25, 'BLS1');
  const { body: next } = await join(app, noa, hours(25), 'BLS1');
  await run(
    `INSERT INTO waitlist_wish (wish_id, responder_id, vehicle_id, any_of_type, start_at, end_at, least_hours, purpose, joined_at, status)
     SELECT uuidv7(), (SELECT id FROM responder WHERE unit_number = '104'), $1, false, at, at + interval '1 hour', 1, 'Nothing in the log', $2, 'waiting'
     FROM generate_series('2026-11-26T00:00Z'::timestamptz, '2026-11-28T12:00Z', interval '1 hour') at LIMIT 60`,
    [await vehicleId(app, 'BLS1'), now],
  );
  let asked = 0;
  const clock: Clock = { now: () => ((asked += 1) > 20 ? later : now) };
  await serveWaitlist(app, { clock });
  expect(await holds(app)).toMatchObject([{ wishId: next.id }]);
  await run(`DELETE FROM waitlist_wish WHERE purpose = 'Nothing in the log'`);
});

it('nobody stands behind oneself', async () => {
  const step = shift(app, dana, admin);
  const taken = [
    await step.request('BLS1', { startTime: hours(24).startTime, duration: 4 }),
    await step.request('BLS2', { startTime: hours(24).startTime, duration: 4 }),
  ];
  await join(app, noa, { ...hours(24), anyOfType: true }, 'BLS1');
  const { body } = await join(app, noa, { ...hours(24), anyOfType: true }, 'BLS2');
  expect(body).toMatchObject({ place: 1 });
  expect((await wishesOf(noa)).map(({ place }) => place)).toEqual([1, 1]);
  for (const { id } of taken) await admin.delete(`/api/admin/bookings/${id}`).send({}).expect(200);
});
