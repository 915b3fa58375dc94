/** @runs-alone It kills processes again and again, which takes longer than any other spec. */
import { setTimeout } from 'node:timers/promises';
import { DEFAULT_ZONE, instantOfMillis } from '@rigbook/contracts/kernel';
import { dayOf } from '@rigbook/contracts/kernel/calendar';
import { touchesAdminOnlyPeriod } from '@rigbook/contracts/booking/requesting/admin-only-period.rules';
import { addHours, type Instant, periodOf } from '@rigbook/contracts/kernel/time';
import { wiring } from '../../src/app/app.module.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';
import { amount } from '../support/endurance.js';
import { cookieOf } from '../support/live-stream.js';
import { addResponders, addVehicles, signInAt } from '../support/random-organisation.js';
import { type KilledServer, serverToKill } from '../support/servers/killed-server.js';
import { type AtRisk, planOf } from '../support/substitutes.js';

const KILLS = amount({ usual: 2, endurance: 10 });
const BOOKINGS = 60;
const SUBSTITUTES = 8;
const RESPONDERS = 12;

let store: TestDatabase;
let server: KilledServer;

beforeAll(async () => {
  store = await openTestDatabase();
  server = serverToKill(store.url);
});
afterAll(async () => {
  server.remove();
  await store.close();
});

const rows = <Row extends object>(name: string, text: string) =>
  store.database.query<Row>({ name: `test.${name}`, text, values: [] });

interface Asked {
  readonly status: number;
  readonly body: unknown;
}
async function ask(
  url: string,
  cookie: string,
  method: string,
  path: string,
  body?: object,
  key?: string,
): Promise<Asked> {
  const answer = await fetch(url + path, {
    method,
    headers: {
      cookie,
      ...(body && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const said = await answer.text();
  return { status: answer.status, body: said === '' ? undefined : JSON.parse(said) };
}

/** Starts of one hour each from tomorrow on, outside the hours for administrators. */
function startsAhead(count: number): readonly Instant[] {
  const starts: Instant[] = [];
  const first = Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 3 * 3_600_000;
  for (let at = instantOfMillis(first); starts.length < count; at = addHours(at, 1)) {
    if (!touchesAdminOnlyPeriod(periodOf(at, 1), DEFAULT_ZONE)) starts.push(at);
    if (starts.length === 0 && at > instantOfMillis(first + 6 * 86_400_000))
      throw new Error(`no hours after ${dayOf(at, DEFAULT_ZONE)}`);
  }
  return starts;
}

/** What is planned or offered; nothing once everything has been carried out. */
const planned = () =>
  rows<{ id: string }>('planned', `SELECT substitution_id AS id FROM substitution WHERE status = 'planned'`);

it(
  `saves ${BOOKINGS} bookings with ${SUBSTITUTES} other vehicles through ${KILLS} kills: none is lost, doubled or left between`,
  async () => {
    let url = await server.start();
    const admin = await cookieOf({ url }, '100', 'rigbook-demo');
    const units = await addResponders(store, RESPONDERS);
    const people = await Promise.all(units.map((unit) => signInAt(url, unit)));
    const [lost = '', ...others] = await addVehicles(url, admin, SUBSTITUTES + 1);
    // the demo's own vehicles do not help
    for (const { id } of await rows<{ id: string }>('demo', `SELECT id FROM vehicle WHERE name NOT LIKE 'R %'`))
      await ask(url, admin, 'PUT', `/api/vehicles/${id}`, { status: 'unavailable' });

    const book = async (nth: number, vehicleId: string, startTime: Instant) => {
      const body = { vehicleId, startTime, duration: 1, purpose: 'Shift' };
      const answer = await ask(url, people[nth % RESPONDERS] ?? '', 'POST', '/api/bookings', body);
      expect([answer.status, answer.body]).toEqual([201, expect.anything()]);
      return (answer.body as { id: string }).id;
    };
    const starts = startsAhead(BOOKINGS);
    const stranded = new Set<string>();
    for (const [nth, startTime] of starts.entries()) stranded.add(await book(nth, lost, startTime));
    // hours in which no other vehicle is free, so that some have to be cancelled
    for (const startTime of starts.slice(0, 5))
      for (const [nth, vehicleId] of others.entries()) await book(nth + 1, vehicleId, startTime);
    expect(
      (await ask(url, admin, 'PUT', `/api/vehicles/${lost}`, { status: 'maintenance', reason: 'Brakes' })).status,
    ).toBe(200);

    const list = (await ask(url, admin, 'GET', '/api/admin/bookings-at-risk')).body as readonly AtRisk[];
    expect(new Set(list.map(({ booking }) => booking.id))).toEqual(stranded);
    expect(list.filter(({ proposedVehicleId }) => proposedVehicleId === null)).toHaveLength(5);
    const plan = planOf(list.map(({ booking, proposedVehicleId }) => [booking, proposedVehicleId] as const));

    // one press, repeated with its key whenever no answer came
    const key = 'save-all-of-one-press';
    let answer: Asked | undefined;
    for (let life = 0; life < KILLS; life += 1) {
      const pressed = ask(url, admin, 'POST', '/api/admin/bookings-at-risk/save', plan, key).catch(() => undefined);
      // killed in the middle of the command, of a step, or between two
      if (life > 0) answer = (await pressed) ?? answer;
      const before = (await planned()).length;
      for (let tries = 0; life > 0 && tries < 200 && before > 0 && (await planned()).length > before - 3; tries += 1)
        await setTimeout(10);
      await server.kill();
      await pressed;
      url = await server.start();
    }
    answer = await ask(url, admin, 'POST', '/api/admin/bookings-at-risk/save', plan, key);
    expect(answer.status).toBe(201);
    for (let tries = 0; tries < 600 && (await planned()).length > 0; tries += 1) await setTimeout(500);
    expect(await planned()).toEqual([]);
    await server.kill();

    expect(await rows('plans', `SELECT stream FROM event WHERE type = 'SubstitutionsPlanned'`)).toHaveLength(1);
    const steps = await rows<{
      bookingId: string;
      status: string;
      because: string | null;
      booking: string;
      holds: number;
      steps: number;
    }>(
      'steps',
      `SELECT s.booking_id AS "bookingId", s.status, s.ended_because AS because, d.status AS booking,
              (SELECT count(*)::int FROM vehicle_reservation t WHERE t.booking_id = s.substitution_id) AS holds,
              (SELECT count(*)::int FROM event e WHERE e.stream = s.substitution_id) AS steps
       FROM substitution s JOIN booking_diary d ON d.booking_id = s.booking_id`,
    );
    expect(new Set(steps.map(({ bookingId }) => bookingId))).toEqual(stranded);
    expect(steps).toHaveLength(BOOKINGS);
    const [offered, cancelled] = ['offered', 'ended'].map((status) => steps.filter((step) => step.status === status));
    expect([offered?.length, cancelled?.length]).toEqual([BOOKINGS - 5, 5]);
    for (const step of offered ?? []) expect(step).toMatchObject({ booking: 'pending', holds: 1, steps: 1 });
    for (const step of cancelled ?? [])
      expect(step).toMatchObject({ because: 'cancelled', booking: 'cancelled', holds: 0, steps: 1 });
    expect(await rows('cancellations', `SELECT stream FROM event WHERE type = 'BookingCancelled'`)).toHaveLength(5);
    expect(await verify({ url: store.url, wiring })).toEqual([]);
  },
  amount({ usual: 900_000, endurance: 3_600_000 }),
);
