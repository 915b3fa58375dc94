import type { components } from '@rigbook/contracts/api.types';
import { wiring } from '../../src/app/app.module.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { eventually } from '../event-store/support/eventually.js';
import { expectProblem } from '../http/support/expect-problem.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { shift, vehicleId } from '../support/shift.js';

type OdometerShift = components['schemas']['OdometerShift'];
type ReadingOfShift = components['schemas']['ReadingOfShift'];

let app: TestApp;
let dana: Person;
let noa: Person;
let admin: Person;
let auditor: Person;
/** Dana's shift from 100 to 140 km, and Noa's after it, from 150 to 180. */
let first: string;
let next: string;
const at = (hour: number, minutes = 0, day = 23) =>
  `2026-11-${day}T${String(hour).padStart(2, '0')}:${String(minutes).padStart(2, '0')}:00.000Z`;

async function driven(person: Person, hour: number, [from, to]: readonly [number, number]) {
  const step = shift(app, person, admin);
  app.clock.set(at(hour));
  const booking = await step.signed('BLS2', { startTime: at(hour), duration: 1 });
  await step.checkIn(booking, { mileage: from });
  app.clock.set(at(hour, 50));
  await step.checkOut(booking, { mileage: to });
  return booking.id;
}
async function signIn() {
  [dana, noa, admin, auditor] = await Promise.all([
    app.signIn('101'),
    app.signIn('102'),
    app.signInAdmin(),
    app.signInAuditor(),
  ]);
}

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set(at(6));
  await signIn();
  first = await driven(dana, 8, [100, 140]);
  next = await driven(noa, 10, [150, 180]);
  await eventually(async () => expect(await ledger()).toHaveLength(2));
});
beforeEach(signIn);
afterAll(() => app.close());

const contest = (person: Person, id: string, form: object = {}) =>
  person
    .post(`/api/bookings/${id}/reading-contests`)
    .send({ step: 'check-out', seenMileage: 140, words: 'It said 148 when I took it', ...form });
const keep = (id: string, form: object = {}, person = admin) =>
  person.post(`/api/admin/bookings/${id}/kept-readings`).send({
    step: 'check-out',
    seenMileage: 140,
    seenContests: 1,
    reason: 'The photo shows it',
    ...form,
  });
const correct = (id: string, form: object) =>
  admin.post(`/api/admin/bookings/${id}/reading-corrections`).send({ reason: 'Misread', ...form });
const ledger = async () =>
  (await admin.get(`/api/admin/vehicles/${await vehicleId(app, 'BLS2')}/odometer`).expect(200)).body as OdometerShift[];
const open = async (query = '') =>
  (await admin.get(`/api/admin/contested-readings${query}`).expect(200)).body as OdometerShift[];
const readings = async (person: Person, id: string) =>
  (await person.get(`/api/bookings/${id}/readings`).expect(200)).body as ReadingOfShift[];
const history = async (person: Person, id: string) =>
  (await person.get(`/api/audit/bookings/${id}/history`).expect(200)).body as {
    type: string;
    facts: object;
    actor: object;
  }[];

it('people read what decides their kilometers: the last reading before, their own, and the first one after', async () => {
  expect(await readings(dana, first)).toMatchObject([
    { bookingId: first, side: 'own', step: 'check-in', mileage: 100, mayContest: true, contests: [] },
    { bookingId: first, side: 'own', step: 'check-out', mileage: 140, at: at(8, 50), read: null },
    { bookingId: next, side: 'after', step: 'check-in', mileage: 150, mayContest: true },
  ]);
  expect(await readings(noa, next)).toMatchObject([
    { bookingId: first, side: 'before', step: 'check-out', mileage: 140 },
    { bookingId: next, side: 'own', step: 'check-in' },
    { bookingId: next, side: 'own', step: 'check-out' },
  ]);
  expectProblem(await noa.get(`/api/bookings/${first}/readings`), 404, 'BOOKING_NOT_FOUND');
});

it('who has the vehicle next contests its last reading, which counts until it is settled; the ledger and the history say by whom and why', async () => {
  await contest(noa, first).expect(204);
  await eventually(async () =>
    expect(await open()).toMatchObject([
      {
        bookingId: first,
        checkIn: { contests: [] },
        checkOut: {
          mileage: 140,
          contests: [
            { user: { unitNumber: '102' }, mileage: 140, words: 'It said 148 when I took it', settlement: null },
          ],
        },
      },
    ]),
  );
  expect(await ledger()).toMatchObject([{ unaccounted: 10 }, { checkOut: { contests: [{ settlement: null }] } }]);
  expect(await open(`?vehicleId=${await vehicleId(app, 'ALS1')}`)).toEqual([]);
  expect(await open(`?vehicleId=${await vehicleId(app, 'BLS2')}`)).toHaveLength(1);
  for (const reader of [dana, auditor])
    expect((await history(reader, first)).at(-1)).toMatchObject({
      type: 'OdometerReadingContested',
      actor: { unitNumber: '102' },
      facts: { step: 'check-out', mileageKm: 140, words: 'It said 148 when I took it' },
    });
  expect((await readings(noa, next))[0]).toMatchObject({ mayContest: false, contests: [{ settlement: null }] });
  expect((await readings(dana, first))[1]).toMatchObject({ mayContest: true, contests: [{ settlement: null }] });
  expectProblem(await contest(noa, first), 409, 'READING_CONTEST_WAITS');
});

it('an administrator keeps it with a reason as read, and it can be contested again', async () => {
  await contest(dana, first, { words: 'I wrote 140, it was 141' }).expect(204);
  expectProblem(await keep(first), 409, 'BOOKING_CHANGED_MEANWHILE');
  await keep(first, { seenContests: 2 }).expect(200);
  expectProblem(await keep(first, { seenContests: 2 }), 409, 'READING_NOT_CONTESTED');
  const settlement = { outcome: 'kept', mileage: 140, reason: 'The photo shows it' };
  await eventually(async () => expect(await open()).toEqual([]));
  // others' readings say only what the person said
  expect((await readings(noa, next))[0]).toMatchObject({ mayContest: true, contests: [{ settlement }] });
  expect((await readings(dana, first))[1]?.contests).toMatchObject([
    { user: { unitNumber: '102' }, settlement },
    { user: { unitNumber: '101' }, settlement },
  ]);
  expect((await history(auditor, first)).at(-1)).toMatchObject({
    type: 'OdometerReadingKept',
    facts: { step: 'check-out', mileageKm: 140, reason: 'The photo shows it' },
  });
});

it('a correction settles what was contested in the same step', async () => {
  await contest(noa, first, { words: 'Again: it said 148' }).expect(204);
  await correct(first, { step: 'check-out', seenMileage: 140, mileage: 148 }).expect(200);
  const settlement = { outcome: 'corrected', mileage: 148, reason: 'Misread' };
  await eventually(async () => {
    expect(await open()).toEqual([]);
    expect(await ledger()).toMatchObject([
      { unaccounted: 2 },
      { checkOut: { mileage: 148, read: 140, contests: [{}, {}, { words: 'Again: it said 148', settlement }] } },
    ]);
  });
  expectProblem(await keep(first), 409, 'READING_NOT_CONTESTED');
  expectProblem(await contest(noa, first), 409, 'BOOKING_CHANGED_MEANWHILE');
  expect(await verify({ url: app.testDatabase.url, wiring })).toEqual([]);
});

it('what was said stands without its words once these are erased', async () => {
  const [event] = await app.database.query<{ id: string }>({
    name: 'test.contest',
    text: `SELECT id FROM event WHERE stream = $1 AND type = 'OdometerReadingContested' ORDER BY version LIMIT 1`,
    values: [first],
  });
  await admin
    .post(`/api/admin/bookings/${first}/text-erasures`)
    .send({ eventId: event?.id, path: 'words', because: 'asked-to' })
    .expect(204);
  expect((await ledger())[1]?.checkOut?.contests[0]).toMatchObject({ words: null, settlement: { outcome: 'kept' } });
});

it('an administrator whom a contested reading names leaves it to another one', async () => {
  app.clock.set(at(12));
  const own = await driven(admin, 13, [200, 240]);
  await correct(own, { step: 'check-out', seenMileage: 240, mileage: 241 }).expect(200);
  await contest(admin, own, { seenMileage: 241, words: 'It said 251' }).expect(204);
  const reading = () => open().then((shifts) => shifts.find(({ bookingId }) => bookingId === own)?.checkOut);
  await eventually(async () => expect(await reading()).toMatchObject({ maySettle: false, contests: [{}] }));
  const asRead = { step: 'check-out', seenMileage: 241, seenContests: 1 };
  expectProblem(await keep(own, asRead), 409, 'READING_NAMES_SETTLER');
  expectProblem(await correct(own, { ...asRead, mileage: 251 }), 409, 'READING_NAMES_SETTLER');
  const other = await anotherAdministrator();
  const { body } = await other.get('/api/admin/contested-readings').expect(200);
  expect(body).toMatchObject([{ bookingId: own, checkOut: { maySettle: true } }]);
  await keep(own, asRead, other).expect(200);
  // what another one has settled is not overruled by whom it names
  expectProblem(await correct(own, { ...asRead, seenContests: 0, mileage: 251 }), 409, 'READING_NAMES_SETTLER');
  // the checkout before decides the kilometers until their own shift
  await contest(noa, next, { seenMileage: 180, words: 'It said 190' }).expect(204);
  const before = { step: 'check-out', seenMileage: 180, seenContests: 1 };
  await eventually(async () =>
    expect(await open()).toMatchObject([{ bookingId: next, checkOut: { maySettle: false, contests: [{}] } }]),
  );
  expectProblem(await keep(next, before), 409, 'READING_NAMES_SETTLER');
  await keep(next, before, other).expect(200);
});

async function anotherAdministrator(): Promise<Person> {
  const { body } = await admin.get('/api/users?search=104').expect(200);
  const { id } = (body as { id: string; unitNumber: string }[]).find(({ unitNumber }) => unitNumber === '104')!;
  await admin.put(`/api/users/${id}`).send({ isAdmin: true }).expect(200);
  const other = await app.signIn('104');
  await other.post('/api/auth/verify-admin-password').send({ password: 'rigbook-demo' }).expect(200);
  return other;
}

describe('a contest is refused', () => {
  it('to people whose kilometers the reading does not decide', async () => {
    const omer = await app.signIn('103');
    for (const person of [omer, auditor]) expectProblem(await contest(person, first), 404, 'BOOKING_NOT_FOUND');
    expectProblem(await contest(noa, first, { step: 'check-in', seenMileage: 100 }), 404, 'BOOKING_NOT_FOUND');
    expectProblem(await contest(dana, next, { seenMileage: 180 }), 404, 'BOOKING_NOT_FOUND');
  });

  it('of a reading that nobody took', async () => {
    app.clock.set(at(12));
    const { id } = await shift(app, dana, admin).request('ALS1', { startTime: at(20), duration: 1 });
    expectProblem(await contest(dana, id), 409, 'READING_NOT_FOUND');
    expectProblem(await keep(id), 409, 'READING_NOT_FOUND');
    expect(await readings(dana, id)).toEqual([]);
  });

  it('without words, and keeping it without a reason', async () => {
    expectProblem(await contest(dana, first, { words: ' ' }), 400, 'VALIDATION_FAILED');
    expectProblem(await keep(first, { reason: ' ' }), 400, 'VALIDATION_FAILED');
    expectProblem(await keep(first, {}, dana), 403, 'ADMIN_ONLY');
  });

  it('fourteen days after the reading', async () => {
    app.clock.set('2026-12-07T08:51:00.000Z');
    await signIn();
    const refused = await contest(dana, first, { seenMileage: 148 });
    expectProblem(refused, 409, 'READING_CONTEST_OVER');
    expect(refused.body.facts).toEqual({ until: '2026-12-07T08:50:00.000Z' });
    expect((await readings(dana, first))[1]).toMatchObject({
      mayContest: false,
      contestableUntil: '2026-12-07T08:50:00.000Z',
    });
    // who took the vehicle later still can, of a later reading
    await contest(noa, next, { seenMileage: 180 }).expect(204);
  });
});
