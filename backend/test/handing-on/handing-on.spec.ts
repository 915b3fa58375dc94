import { wiring } from '../../src/app/app.module.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { expectProblem } from '../http/support/expect-problem.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import {
  accept,
  decline,
  endOffers,
  give,
  hoursOf,
  needsApproval,
  offersOf,
  proposeSwap,
  withdraw,
} from '../support/handing-on.js';
import { shift } from '../support/shift.js';

let app: TestApp;
let dana: Person;
let noa: Person;
let avi: Person;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.set('2026-11-23T08:00:00.000Z');
  [dana, noa, avi] = await Promise.all([app.signIn('101'), app.signIn('102'), app.signIn('103')]);
  admin = await app.signInAdmin();
  await needsApproval(admin, false);
});
afterEach(async () => {
  app.clock.set('2026-11-23T08:00:00.000Z');
  const open = await app.database.query<{ id: string }>({
    name: 'test.open',
    text: `SELECT booking_id AS id FROM booking_diary WHERE status IN ('pending', 'approved', 'active')`,
    values: [],
  });
  for (const { id } of open) await admin.delete(`/api/admin/bookings/${id}`).send({}).expect(200);
  await endOffers(app);
});
afterAll(() => app.close());

const events = (stream: string) =>
  app.database.query<{ type: string; data: Record<string, unknown> }>({
    name: 'test.events',
    text: `SELECT type, data FROM event WHERE stream = $1 ORDER BY version`,
    values: [stream],
  });
const typesOf = async (stream: string) => (await events(stream)).map(({ type }) => type);
const mine = async (person: Person) =>
  ((await person.get('/api/bookings').expect(200)).body as readonly { id: string; status: string }[]).filter(
    ({ status }) => ['pending', 'approved'].includes(status),
  );
const messagesTo = async (unit: string, kind: string) =>
  (
    await app.database.query<{ state: string }>({
      name: 'test.messages',
      text: `SELECT n.state FROM notification n JOIN responder r ON r.id = n.responder_id
             WHERE r.unit_number = $1 AND n.kind = $2 AND n.channel = 'email' ORDER BY n.created_at, n.id`,
      values: [unit, kind],
    })
  ).map(({ state }) => state);

describe('a booking that is given to a colleague', () => {
  it('stays with its giver until the colleague accepts, and then is the colleague’s with its hours', async () => {
    const booking = await shift(app, dana, admin).signed();
    const before = [await hoursOf(dana), await hoursOf(noa)] as const;
    const { body: offer } = await give(dana, booking, '102').expect(201);
    expect(await offersOf(noa)).toMatchObject({
      given: [],
      offered: [
        {
          id: offer.id,
          status: 'open',
          offered: { vehicle: { name: 'ALS1' }, startTime: booking.startTime },
          from: { unitNumber: '101' },
          purpose: 'Evening shift',
          inReturn: null,
          toEverybody: false,
        },
      ],
    });
    expect(await offersOf(dana)).toMatchObject({
      given: [{ status: 'open', toUnitNumber: '102', ownBookingId: booking.id, acceptedBy: null }],
      offered: [],
    });
    expect((await offersOf(avi)).offered).toEqual([]);
    expect(await hoursOf(dana)).toBe(before[0]);

    const { body: taken } = await accept(noa, offer, booking).expect(200);
    expect(taken).toMatchObject({ id: booking.id, user: { unitNumber: '102' }, signedAt: null });
    expect(await typesOf(booking.id)).toEqual([
      'BookingRequested',
      'BookingApproved',
      'AgreementSigned',
      'BookingHandedOn',
    ]);
    expect([await hoursOf(dana), await hoursOf(noa)]).toEqual([before[0] - 4, before[1] + 4]);
    expect((await mine(noa)).map(({ id }) => id)).toContain(booking.id);
    expect((await mine(dana)).map(({ id }) => id)).not.toContain(booking.id);
    expectProblem(await dana.get(`/api/bookings/${booking.id}`), 404, 'BOOKING_NOT_FOUND');
    expect(await offersOf(dana)).toMatchObject({
      given: [{ status: 'accepted', acceptedBy: { unitNumber: '102' }, ownBookingId: null, purpose: '' }],
    });
  });

  it('is approved again where the settings say so, and the office is asked', async () => {
    await needsApproval(admin, true);
    const steps = shift(app, dana, admin);
    const booking = await steps.approve(await steps.request());
    const { body: offer } = await give(dana, booking, '102').expect(201);
    const { body: taken } = await accept(noa, offer, booking).expect(200);
    expect(taken).toMatchObject({ status: 'pending', decidedAt: null });
    await shift(app, noa, admin).approve(booking);
    await shift(app, noa, admin).sign(booking, { name: 'Noa Cohen' });
  });

  it('can be declined or withdrawn, and stays where it was', async () => {
    const booking = await shift(app, dana, admin).request();
    const { body: declined } = await give(dana, booking, '102').expect(201);
    await decline(noa, declined).expect(204);
    expect(await messagesTo('101', 'handing_on_ended')).toContain('queued');
    expectProblem(await accept(noa, declined, booking), 409, 'HANDING_ON_ENDED');
    const { body: withdrawn } = await give(dana, booking, '102').expect(201);
    await withdraw(dana, withdrawn).expect(204);
    expectProblem(await accept(noa, withdrawn, booking), 409, 'HANDING_ON_ENDED');
    const { given } = await offersOf(dana);
    const ended = [declined, withdrawn].map((offer) => given.find(({ id }) => id === offer.id)?.endedBecause);
    expect(ended).toEqual(['declined', 'withdrawn']);
    expect((await mine(dana)).map(({ id }) => id)).toContain(booking.id);
  });

  it.each([
    ['is cancelled', (id: string) => admin.delete(`/api/admin/bookings/${id}`).send({}).expect(200)],
    [
      'is rejected',
      (id: string) => admin.put(`/api/admin/bookings/${id}/approve`).send({ approved: false }).expect(200),
    ],
    ['begins', () => Promise.resolve(app.clock.set('2026-11-23T16:00:01.000Z'))],
  ])('ends by itself when it %s', async (_what, happen) => {
    const booking = await shift(app, dana, admin).request();
    const { body: offer } = await give(dana, booking, '102').expect(201);
    await happen(booking.id);
    expect((await offersOf(noa)).offered).toEqual([]);
    expectProblem(await accept(noa, offer, booking), 409, 'HANDING_ON_ENDED');
    await endOffers(app);
    expect(await typesOf(offer.id as string)).toEqual(['HandingOnOffered', 'HandingOnEnded']);
  });

  it('ends when its giver signs it, and can be offered again at once', async () => {
    const steps = shift(app, dana, admin);
    const booking = await steps.approve(await steps.request());
    const { body: offer } = await give(dana, booking, '102').expect(201);
    await steps.sign(booking);
    expectProblem(await accept(noa, offer, booking), 409, 'HANDING_ON_ENDED');
    const { body: again } = await give(dana, booking, '102').expect(201);
    await accept(noa, again, booking).expect(200);
    expect((await events(offer.id as string)).at(-1)?.data).toMatchObject({ endedBecause: 'booking-changed' });
  });
});

describe('a booking that is offered to everybody', () => {
  it('is shown to those who could accept it, and goes to the first who does', async () => {
    const booking = await shift(app, dana, admin).request();
    const { body: offer } = await give(dana, booking).expect(201);
    const shown = await Promise.all([noa, avi].map(async (person) => (await offersOf(person)).offered.length));
    expect(shown).toContain(1);
    expect((await offersOf(dana)).offered).toEqual([]);
    await accept(noa, offer, booking).expect(200);
    expectProblem(await accept(avi, offer, booking), 409, 'HANDING_ON_ENDED');
    expect((await offersOf(avi)).offered).toEqual([]);
  });
});

it('an offer to everybody is found behind any number that is not for the person', async () => {
  const offer = async (startTime: string) =>
    give(dana, await shift(app, dana, admin).request('ALS1', { startTime, duration: 1 })).expect(201);
  // her week is full, and the next one is not
  for (const [day, vehicle] of [
    ['24', 'BLS1'],
    ['25', 'BLS2'],
  ] as const)
    await shift(app, noa, admin).request(vehicle, { startTime: `2026-11-${day}T04:00:00.000Z`, duration: 15 });
  for (let nth = 0; nth < 20; nth += 1)
    await offer(`2026-11-${nth < 12 ? 24 : 25}T${String(6 + (nth % 12)).padStart(2, '0')}:00:00.000Z`);
  await offer('2026-11-29T10:00:00.000Z');
  expect((await offersOf(noa)).offered.map(({ offered }) => offered.startTime)).toEqual(['2026-11-29T10:00:00.000Z']);
  expect((await offersOf(avi)).offered).toHaveLength(20);
});

describe('two bookings that are swapped', () => {
  it('change hands in one step, with hours as if both were given back first', async () => {
    const mineFirst = await shift(app, dana, admin).request('ALS1', {
      duration: 14,
      startTime: '2026-11-23T10:00:00.000Z',
    });
    const full = [
      await shift(app, noa, admin).request('BLS1', { duration: 14, startTime: '2026-11-23T10:00:00.000Z' }),
      await shift(app, noa, admin).request('BLS2', { duration: 14, startTime: '2026-11-24T10:00:00.000Z' }),
    ] as const;
    expect(await hoursOf(noa)).toBe(28);
    const { body: proposal } = await proposeSwap(dana, mineFirst, full[1]).expect(201);
    expect((await offersOf(dana)).given[0]).toMatchObject({
      toUnitNumber: null,
      inReturn: { vehicle: { name: 'BLS2' } },
    });
    expect((await offersOf(noa)).offered[0]).toMatchObject({ ownBookingId: full[1].id, from: { unitNumber: '101' } });
    await accept(noa, proposal, mineFirst).expect(200);
    expect([await hoursOf(dana), await hoursOf(noa)]).toEqual([14, 28]);
    expect((await mine(dana)).map(({ id }) => id)).toEqual([full[1].id]);
    expect((await mine(noa)).map(({ id }) => id).sort()).toEqual([mineFirst.id, full[0].id].sort());
    const commits = await app.database.query<{ n: string }>({
      name: 'test.commits',
      text: `SELECT count(DISTINCT transaction) AS n FROM event WHERE type = 'BookingHandedOn' AND stream = ANY ($1::uuid[])`,
      values: [[mineFirst.id, full[1].id]],
    });
    expect(commits).toEqual([{ n: '1' }]);
  });
});

it('the views are what a replay makes of the log', async () => {
  expect(await verify({ url: app.testDatabase.url, wiring })).toEqual([]);
});
