import { wiring } from '../../src/app/app.module.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { amount } from '../support/endurance.js';
import { accept, endOffers, give, hoursOf, needsApproval, proposeSwap, withdraw } from '../support/handing-on.js';
import { checkInForm, shift } from '../support/shift.js';

/** Two processes on one database. */
let one: TestApp;
let two: TestApp;
let admin: Person;
let dana: Person;
let noa: Person;
let aviElsewhere: Person;
let noaElsewhere: Person;
let danaElsewhere: Person;
let adminElsewhere: Person;

const ROUNDS = amount({ usual: 20, endurance: 100 });

beforeAll(async () => {
  one = await startTestApp({ worker: false });
  two = await startTestApp({ shareDatabaseOf: one, worker: false });
});
afterAll(async () => {
  await two.close();
  await one.close();
});
beforeEach(async () => {
  one.clock.set('2026-11-23T08:00:00.000Z');
  [admin, dana, noa] = await Promise.all([one.signInAdmin(), one.signIn('101'), one.signIn('102')]);
  [aviElsewhere, noaElsewhere, danaElsewhere] = await Promise.all([
    two.signIn('103'),
    two.signIn('102'),
    two.signIn('101'),
  ]);
  adminElsewhere = await two.signInAdmin();
  await needsApproval(admin, false);
});

type Answer = { readonly status: number; readonly body: { readonly code?: string } };
const said = ({ status, body }: Answer) => `${status} ${body.code ?? 'done'}`;

/** Everything open is called off, so that each round begins with empty weeks. */
async function clear() {
  const open = await one.database.query<{ id: string }>({
    name: 'test.open',
    text: `SELECT booking_id AS id FROM booking_diary WHERE status IN ('pending', 'approved', 'active')`,
    values: [],
  });
  for (const { id } of open) await admin.delete(`/api/admin/bookings/${id}`).send({}).expect(200);
  await endOffers(one);
  const hours = await Promise.all([dana, noa, aviElsewhere].map(hoursOf));
  expect(hours).toEqual([0, 0, 0]);
}

/** Who has the booking, and how its stream ends. */
async function holderOf(id: string) {
  const [row] = await one.database.query<{ unit: string; status: string; hours: string; last: string }>({
    name: 'test.holder',
    text: `SELECT r.unit_number AS unit, d.status,
                  (SELECT coalesce(sum(s.hours), 0) FROM responder_week_share s WHERE s.booking_id = d.booking_id AND s.responder_id = d.responder_id) AS hours,
                  (SELECT e.type FROM event e WHERE e.stream = d.booking_id ORDER BY e.version DESC LIMIT 1) AS last
           FROM booking_diary d JOIN responder r ON r.id = d.responder_id WHERE d.booking_id = $1`,
    values: [id],
  });
  return row;
}

const rounds = async (round: () => Promise<string>): Promise<ReadonlySet<string>> => {
  const outcomes = new Set<string>();
  for (let nth = 0; nth < ROUNDS; nth += 1) {
    outcomes.add(await round());
    await clear();
  }
  return outcomes;
};

describe(`of two steps at once by two processes one happens, ${ROUNDS} times each`, () => {
  it('two who accept one booking', async () => {
    await rounds(async () => {
      const booking = await shift(one, dana, admin).request();
      const { body: offer } = await give(dana, booking).expect(201);
      const answers = await Promise.all([noa, aviElsewhere].map((person) => accept(person, offer, booking)));
      expect(answers.map(said).sort()).toEqual(['200 done', '409 HANDING_ON_ENDED']);
      const winner = answers[0]?.status === 200 ? '102' : '103';
      expect(await holderOf(booking.id)).toMatchObject({ unit: winner, hours: '4' });
      expect(await Promise.all([dana, noa, aviElsewhere].map(hoursOf))).toEqual([
        0,
        winner === '102' ? 4 : 0,
        winner === '103' ? 4 : 0,
      ]);
      return winner;
    });
  });

  it('accepting and withdrawing', async () => {
    await rounds(async () => {
      const booking = await shift(one, dana, admin).request();
      const { body: offer } = await give(dana, booking, '102').expect(201);
      const [accepted, withdrawn] = await Promise.all([accept(noaElsewhere, offer, booking), withdraw(dana, offer)]);
      const isAccepted = accepted.status === 200;
      expect([accepted, withdrawn].map(said)).toEqual(
        isAccepted ? ['200 done', '409 HANDING_ON_ENDED'] : ['409 HANDING_ON_ENDED', '204 done'],
      );
      expect(await holderOf(booking.id)).toMatchObject({ unit: isAccepted ? '102' : '101', hours: '4' });
      return said(accepted);
    });
  });

  it('accepting a gift and cancelling its booking', async () => {
    await rounds(async () => {
      const booking = await shift(one, dana, admin).request();
      const { body: offer } = await give(dana, booking, '102').expect(201);
      const [accepted, cancelled] = await Promise.all([
        accept(noa, offer, booking),
        danaElsewhere.delete(`/api/bookings/${booking.id}`).send({}),
      ]);
      const isAccepted = accepted.status === 200;
      expect([accepted, cancelled].map(said)).toEqual(
        isAccepted ? ['200 done', '404 BOOKING_NOT_FOUND'] : ['409 HANDING_ON_ENDED', '200 done'],
      );
      expect(await holderOf(booking.id)).toMatchObject(
        isAccepted ? { unit: '102', status: 'pending', hours: '4' } : { unit: '101', status: 'cancelled', hours: '0' },
      );
      return said(accepted);
    });
  });

  it('accepting a gift and checking its booking in', async () => {
    await rounds(async () => {
      const booking = await shift(one, dana, admin).signed();
      const { body: offer } = await give(dana, booking, '102').expect(201);
      const [accepted, checkedIn] = await Promise.all([
        accept(noa, offer, booking),
        danaElsewhere.post(`/api/bookings/${booking.id}/check-in`).send(checkInForm),
      ]);
      const isAccepted = accepted.status === 200;
      expect([accepted, checkedIn].map(said)).toEqual(
        isAccepted ? ['200 done', '404 BOOKING_NOT_FOUND'] : ['409 HANDING_ON_ENDED', '200 done'],
      );
      expect(await holderOf(booking.id)).toMatchObject(
        isAccepted ? { unit: '102', last: 'BookingHandedOn' } : { unit: '101', last: 'VehicleCheckedIn' },
      );
      return said(accepted);
    });
  });

  it('accepting a swap and cancelling one of its bookings', async () => {
    await rounds(async () => {
      const [given, wanted] = [
        await shift(one, dana, admin).request('ALS1', { duration: 5 }),
        await shift(one, noa, admin).request('BLS1', { duration: 3 }),
      ];
      const { body: proposal } = await proposeSwap(dana, given, wanted).expect(201);
      const [accepted, cancelled] = await Promise.all([
        accept(noa, proposal, given),
        adminElsewhere.delete(`/api/admin/bookings/${wanted.id}`).send({}),
      ]);
      expect(cancelled.status).toBe(200); // an administrator cancels whosever booking it is by then
      const isAccepted = accepted.status === 200;
      expect(said(accepted)).toBe(isAccepted ? '200 done' : '409 HANDING_ON_ENDED');
      expect(await holderOf(given.id)).toMatchObject({ unit: isAccepted ? '102' : '101', hours: '5' });
      expect(await holderOf(wanted.id)).toMatchObject({ unit: isAccepted ? '101' : '102', status: 'cancelled' });
      expect([await hoursOf(dana), await hoursOf(noa)]).toEqual(isAccepted ? [0, 5] : [5, 0]);
      return said(accepted);
    });
  });

  it('a swap, and a request that would go beyond the hours of the week', async () => {
    await rounds(async () => {
      const given = await shift(one, dana, admin).request('ALS1', {
        duration: 14,
        startTime: '2026-11-23T10:00:00.000Z',
      });
      const wanted = await shift(one, noa, admin).request('BLS1', { duration: 2 });
      const own = await shift(one, noa, admin).request('BLS2', { duration: 14, startTime: '2026-11-24T10:00:00.000Z' });
      const { body: proposal } = await proposeSwap(dana, given, wanted).expect(201);
      // 28 hours after the swap: one of the two leaves no room for the other
      const [accepted, requested] = await Promise.all([
        accept(noa, proposal, given),
        noaElsewhere
          .post('/api/bookings')
          .send({ vehicleId: own.vehicle.id, startTime: '2026-11-25T10:00:00.000Z', duration: 3, purpose: 'More' }),
      ]);
      expect([accepted, requested].map(said)).toEqual(
        accepted.status === 200 ? ['200 done', '422 WEEKLY_LIMIT_EXCEEDED'] : ['422 WEEKLY_LIMIT_EXCEEDED', '201 done'],
      );
      expect(await hoursOf(noa)).toBe(accepted.status === 200 ? 28 : 19);
      return said(accepted);
    });
  });
});

it('the views are what a replay makes of the log', async () => {
  expect(await verify({ url: one.testDatabase.url, wiring })).toEqual([]);
});
