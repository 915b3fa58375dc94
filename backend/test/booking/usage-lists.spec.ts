import fc from 'fast-check';
import type { components } from '@rigbook/contracts/api.types';
import { addDays, day, startOfDay } from '@rigbook/contracts/kernel/calendar';
import type { ResponderId, VehicleId } from '@rigbook/contracts/kernel/ids';
import { inZone } from '@rigbook/contracts/kernel/in-zone';
import { addHours, addMinutes, HOUR_MS, instant } from '@rigbook/contracts/kernel/time';
import { bookingDiary } from '../../src/booking/views/booking-diary/booking-diary.view.js';
import { usageStatistics } from '../../src/booking/views/usage/usage-statistics.view.js';
import { project } from '../../src/platform/event-store/projecting/project.js';
import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { bookingOutcomes, bookingStory } from '../support/booking-story.js';

type Booking = components['schemas']['Booking'];
type Usage = components['schemas']['Usage'];

const ZONE = 'Asia/Jerusalem';
/** Two weeks, between which the clocks are set back. */
const days = { from: day('2026-10-18'), to: day('2026-10-31') };
const now = instant('2026-10-28T12:00Z');
const starts = { from: startOfDay(days.from, ZONE), to: startOfDay(addDays(days.to, 1), ZONE) };

let app: TestApp;
let admin: Person;
let vehicles: readonly VehicleId[];

beforeAll(async () => {
  app = await startTestApp({ worker: false });
  app.clock.set(now);
  admin = await app.signInAdmin();
  const { body } = await admin.get('/api/vehicles').expect(200);
  vehicles = (body as { id: VehicleId }[]).map(({ id }) => id).slice(0, 3);
});
afterAll(() => app.close());

/** Bookings that start up to two days before the first day and after the last one, some back to the minute of their end. */
const bookings = fc.array(
  fc.record({
    outcome: fc.constantFrom(...bookingOutcomes),
    startAt: fc.integer({ min: -48, max: 16 * 24 }).map((hours) => addHours(starts.from, hours)),
    hours: fc.integer({ min: 1, max: 24 }),
    hoursLate: fc.integer({ min: -1, max: 1 }),
    vehicle: fc.nat({ max: 2 }),
  }),
  { minLength: 120, maxLength: 160 },
);
type Generated = typeof bookings extends fc.Arbitrary<infer Some> ? Some : never;

async function tell(generated: Generated): Promise<void> {
  const run = (text: string) => app.database.query({ name: '', text, values: [] });
  await run('DELETE FROM booking_diary');
  await run('DELETE FROM usage_booking');
  const responderId = '0199c0de-0001-7000-8000-000000000000' as ResponderId;
  const events = generated.flatMap(({ outcome, startAt, hours, hoursLate, vehicle }, nth) => {
    const vehicleId = vehicles[vehicle] as VehicleId;
    const backAt = addHours(startAt, hours + hoursLate);
    return bookingStory({ outcome, responderId, vehicleId, startAt, hours, checkedInAt: startAt, backAt, nth });
  });
  for (const statement of project([bookingDiary, usageStatistics], events)) await app.database.query(statement);
}

const usage = async (): Promise<Usage> => (await admin.get('/api/admin/usage').query(days).expect(200)).body;

async function listed(query: object): Promise<readonly Booking[]> {
  const { body } = await admin
    .get('/api/admin/bookings')
    .query({ ...starts, limit: 500, ...query })
    .expect(200);
  return body;
}
const hoursIn = (list: readonly Booking[]) => list.reduce((sum, { duration }) => sum + duration, 0);

const hoursOutIn = (list: readonly Booking[]) => {
  const millis = list.map(({ checkedInAt, checkedOutAt }) => Date.parse(checkedOutAt!) - Date.parse(checkedInAt!));
  return millis.reduce((sum, one) => sum + one, 0) / HOUR_MS;
};

/** Of all listed bookings, the hours that begin in that hour of the week. */
const hoursAt = (list: readonly Booking[], weekday: number, hour: number) =>
  list
    .flatMap(({ startTime, duration }) =>
      Array.from({ length: duration }, (_, nth) => addHours(instant(startTime), nth)),
    )
    .map((at) => inZone(at, ZONE))
    .filter((at) => at.weekday % 7 === weekday && at.hour === hour).length;

/** Each figure, and what the list behind it comes to. */
async function compared({ vehicles: used, hoursOfWeek, begun, unsigned, shifts, overdue }: Usage) {
  const figures: [what: string, figure: number, listed: () => Promise<number>][] = [
    ['begun', begun, async () => (await listed({ begun: true })).length],
    ['unsigned', unsigned, async () => (await listed({ unsigned: true })).length],
    ['shifts', shifts, async () => (await listed({ checkedIn: true })).length],
    ['overdue', overdue, async () => (await listed({ overdue: true })).length],
    ...used.flatMap(({ id: vehicleId, name, ...its }): typeof figures => [
      [`bookings of ${name}`, its.bookings, async () => (await listed({ vehicleId })).length],
      [`booked hours of ${name}`, its.bookedHours, async () => hoursIn(await listed({ vehicleId, booked: true }))],
      [`hours out of ${name}`, its.hoursOut, async () => hoursOutIn(await listed({ vehicleId, status: 'completed' }))],
      [`shifts of ${name}`, its.shifts, async () => (await listed({ vehicleId, checkedIn: true })).length],
    ]),
    ...hoursOfWeek.flatMap((ofDay, weekday) =>
      ofDay.map((hours, hour): (typeof figures)[number] => [
        `hours at ${hour} of day ${weekday}`,
        hours,
        async () => hoursAt(await listed({ weekday, hour }), weekday, hour),
      ]),
    ),
  ];
  const said = Object.fromEntries(figures.map(([what, figure]) => [what, figure]));
  const found: Record<string, number> = {};
  // one after the other: two hundred at once wait for a connection longer than the server lets them
  for (const [what, , list] of figures) found[what] = await list();
  return { said, found };
}

it('every figure is that of the list behind it, whatever was booked', async () => {
  await fc.assert(
    fc.asyncProperty(bookings, async (generated) => {
      await tell(generated);
      const { said, found } = await compared(await usage());
      expect(found).toEqual(said);
    }),
    { numRuns: 2, endOnFailure: true },
  );
});

it('every reason leads to as many refused requests as it says, on the edges of the days as well', async () => {
  const edges = [starts.from, addMinutes(starts.from, -1), addMinutes(starts.to, -1), starts.to, now];
  await app.database.query({
    name: '',
    text: `INSERT INTO refused_request (id, responder_id, vehicle_id, start_at, end_at, code, rule_version, refused_at)
           SELECT uuidv7(), r.id, $1, at, at, code, 1, at
           FROM unnest($2::timestamptz[]) at, unnest($3::text[]) code, (SELECT id FROM responder LIMIT 1) r`,
    values: [vehicles[0], edges, ['IN_THE_PAST', 'LICENCE_NOT_VERIFIED']],
  });
  const { refusals } = await usage();
  expect(refusals.map(({ requests }) => requests)).toEqual([3, 3]);
  for (const { code, requests } of refusals) {
    const { body } = await admin
      .get('/api/admin/refused-requests')
      .query({ ...starts, code })
      .expect(200);
    expect(body).toHaveLength(requests);
  }
});
