import { currentAddendumVersion } from '@rigbook/contracts/agreement/addendum';
import { addHours, addMinutes, type Instant } from '@rigbook/contracts/kernel/time';
import { wiring } from '../../src/app/app.module.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { amount } from '../support/endurance.js';
import { checkOutForm, mondayEvening, shift } from '../support/shift.js';

/** Two processes on one database. */
let one: TestApp;
let two: TestApp;
let admin: Person;

beforeAll(async () => {
  one = await startTestApp({ worker: false });
  two = await startTestApp({ shareDatabaseOf: one, worker: false });
  admin = await one.signInAdmin();
});
afterAll(async () => {
  await two.close();
  await one.close();
});

interface Booked {
  readonly id: string;
  readonly vehicle: { readonly id: string };
  readonly startTime: string;
  readonly endTime: string;
}

const extend = (by: Person, { id, vehicle, startTime, endTime }: Booked) =>
  by.post(`/api/bookings/${id}/extension`).send({
    seen: { vehicleId: vehicle.id, startTime, endTime },
    hours: 1,
    addendumVersion: currentAddendumVersion,
  });

const number = async (text: string, id: string) =>
  Number((await one.database.query<{ n: string }>({ name: text.slice(0, 60), text, values: [id] }))[0]?.n);
/** What the week counts, and until when the vehicle is taken. */
const heldBy = async ({ id }: Booked) => ({
  week: await number(`SELECT sum(hours) AS n FROM responder_week_share WHERE booking_id = $1`, id),
  hours: await number(
    `SELECT extract(epoch FROM upper(during) - lower(during)) / 3600 AS n FROM vehicle_reservation WHERE booking_id = $1`,
    id,
  ),
});
const cancel = ({ id }: { readonly id: string }) => admin.delete(`/api/admin/bookings/${id}`).expect(200);
const startTime = '2026-11-25T08:00:00.000Z';

const rounds = (usual: number) => Array.from({ length: amount({ usual, endurance: 100 }) }, (_, round) => round);

it.each(rounds(20))('the next hour goes to an extension or to a request, not to both (%i)', async () => {
  const [mine, theirs] = [await one.signIn('103'), await two.signIn('104')];
  const step = shift(one, mine, admin);
  const booking = await step.approve(await step.request('PARAMEDIC 1', { startTime, duration: 2 }));
  const next = { vehicleId: booking.vehicle.id, startTime: booking.endTime, duration: 2, purpose: 'Race' };
  const [extended, requested] = await Promise.all([extend(mine, booking), theirs.post('/api/bookings').send(next)]);
  const wins = extended.status === 200;
  expect([extended, requested].map(({ status, body }) => `${status} ${body.code ?? 'done'}`)).toEqual(
    wins ? ['200 done', '409 VEHICLE_ALREADY_BOOKED'] : ['409 NEXT_BOOKING_IN_THE_WAY', '201 done'],
  );
  expect(await heldBy(booking)).toEqual(wins ? { week: 3, hours: 3 } : { week: 2, hours: 2 });
  if (!wins) await cancel(requested.body);
  await cancel(booking);
});

it('one of two taps on two devices extends the booking', async () => {
  const [here, there] = [await one.signIn('103'), await two.signIn('103')];
  const step = shift(one, here, admin);
  const booking = await step.approve(await step.request('PARAMEDIC 1', { startTime, duration: 2 }));
  const answers = await Promise.all([extend(here, booking), extend(there, booking)]);
  expect(answers.map(({ status, body }) => `${status} ${body.code ?? 'done'}`).sort()).toEqual([
    '200 done',
    '409 BOOKING_CHANGED_MEANWHILE',
  ]);
  expect(await heldBy(booking)).toEqual({ week: 3, hours: 3 });
  await cancel(booking);
});

it.each(rounds(20))(
  'of an extension and a checkout the shift ends, at the end that the log says (%i)',
  async (round) => {
    // a week later each time: nobody has 30 hours in one
    const startsAt = addHours(mondayEvening.startTime as Instant, 7 * 24 * round);
    one.clock.set(addMinutes(startsAt, -30));
    const [here, there] = [await one.signIn('105'), await two.signIn('105')];
    const step = shift(one, here, await one.signInAdmin());
    const booking = await step.active('BLS2', { startTime: startsAt, duration: 1 });
    const [extended, returned] = await Promise.all([
      extend(here, booking),
      there.post(`/api/bookings/${booking.id}/checkout`).send(checkOutForm),
    ]);
    expect(returned.status).toBe(200);
    const isExtended = extended.status === 200;
    if (!isExtended) expect([extended.status, extended.body.code]).toEqual([409, 'INVALID_TRANSITION']);
    expect((await heldBy(booking)).week).toBe(isExtended ? 2 : 1);
    const { body } = await here.get(`/api/bookings/${booking.id}`).expect(200);
    expect(body).toMatchObject({ status: 'completed', duration: isExtended ? 2 : 1 });
  },
);

it('all views equal the replay', async () => {
  expect(await verify({ url: one.testDatabase.url, wiring })).toEqual([]);
});
