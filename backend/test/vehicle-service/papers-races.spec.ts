import { addHours, instant } from '@rigbook/contracts/kernel/time';
import { wiring } from '../../src/app/app.module.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { amount } from '../support/endurance.js';
import { vehiclesBy } from '../fleet/support/fleet.js';
import { insuredUntil, plansOf } from '../support/vehicle-service.js';

/** Two processes on one database. */
let one: TestApp;
let two: TestApp;
let admin: Person;
let adminElsewhere: Person;
let people: readonly Person[];

beforeAll(async () => {
  one = await startTestApp({ worker: false });
  two = await startTestApp({ shareDatabaseOf: one, worker: false });
  [admin, adminElsewhere] = await Promise.all([one.signInAdmin(), two.signInAdmin()]);
  people = await Promise.all([one.signIn('101'), two.signIn('102'), one.signIn('103'), two.signIn('104')]);
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const vehicles = vehiclesBy(() => admin);
const rounds = Array.from({ length: amount({ usual: 20, endurance: 100 }) }, (_, round) => round);

/** The events about the vehicle in the order of the log. */
const logOf = (vehicleId: string) =>
  one.database.query<{ type: string; stream: string }>({
    name: 'test.log-of-vehicle',
    text: `SELECT type, stream FROM event WHERE type IN ('BookingRequested', 'ServicePlanSet')
             AND (stream = $1 OR data ->> 'vehicleId' = $1::text) ORDER BY transaction, position`,
    values: [vehicleId],
  });

it('the end of a paper and requests at the same moment: each was first and is listed, or is refused', async () => {
  for (const round of rounds) {
    const { id } = await vehicles.add();
    const first = instant('2026-11-24T04:00Z');
    const requests = people.map(
      (person, nth) => async () =>
        person
          .post('/api/bookings')
          .send({ vehicleId: id, startTime: addHours(first, nth), duration: 1, purpose: 'Early shift' }),
    );
    const set = async () =>
      (await adminElsewhere.post(`/api/admin/vehicles/${id}/service-plans`).send(insuredUntil('2026-11-23'))).status;
    // who begins first changes from round to round
    const at = round % (requests.length + 1);
    const begun = requests.slice(0, at).map((request) => request());
    const setting = set();
    const answers = await Promise.all([...begun, ...requests.slice(at).map((request) => request())]);
    expect(await setting).toBe(201);

    const log = await logOf(id);
    const setAt = log.findIndex(({ type }) => type === 'ServicePlanSet');
    expect(log.slice(setAt + 1)).toEqual([]);
    const booked = answers.flatMap(({ status, body }) => (status === 201 ? [body.id as string] : []));
    expect(
      log
        .slice(0, setAt)
        .map(({ stream }) => stream)
        .sort(),
    ).toEqual([...booked].sort());
    for (const { status, body } of answers) if (status !== 201) expect(body.code).toBe('VEHICLE_PAPERS_EXPIRED');
    const { body: listed } = await admin
      .get(`/api/admin/vehicles/${id}/affected-bookings?from=2026-11-23T22:00:00Z`)
      .expect(200);
    expect((listed as { id: string }[]).map((booking) => booking.id).sort()).toEqual([...booked].sort());
    for (const booking of booked) await admin.delete(`/api/admin/bookings/${booking}`).send({}).expect(200);
  }
});

it.each(rounds)('of two administrators who set the same kind of plan at once, one does (%s)', async () => {
  const { name } = await vehicles.add();
  const both = [plansOf(one, admin), plansOf(two, adminElsewhere)];
  const answers = await Promise.all(both.map((plans) => plans.try(name, insuredUntil('2026-12-31'))));
  expect(answers.map(({ status, body }) => body.code ?? status).sort()).toEqual([201, 'SERVICE_PLAN_TAKEN']);
  expect(await plansOf(one, admin).of(name)).toHaveLength(1);
});

it('all views equal the replay', async () => {
  expect(await verify({ url: one.testDatabase.url, wiring })).toEqual([]);
});
