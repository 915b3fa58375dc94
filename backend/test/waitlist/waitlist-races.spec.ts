import { setTimeout } from 'node:timers/promises';
import { CommandBus } from '@nestjs/cqrs';
import type { ResponderId, VehicleId, WishId } from '@rigbook/contracts/kernel/ids';
import { addHours, instant, type Period, periodOf } from '@rigbook/contracts/kernel/time';
import { RequestBooking } from '../../src/booking/commands/request-booking/request-booking.handler.js';
import type { BookingResponse } from '../../src/booking/views/booking-diary/booking.response.js';
import { AcceptOffer } from '../../src/waitlist/answer-offer/accept-offer.handler.js';
import { DeclineOffer } from '../../src/waitlist/answer-offer/wish-steps.handler.js';
import { JoinWaitlist } from '../../src/waitlist/join-waitlist/join-waitlist.handler.js';
import { wiring } from '../../src/app/app.module.js';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { EventStore } from '../../src/platform/event-store/index.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { Ids } from '../../src/platform/time/ids.js';
import { MakeOffers } from '../../src/waitlist/make-offers/make-offers.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { amount } from '../support/endurance.js';
import { mondayEvening, shift, vehicleId } from '../support/shift.js';
import { TestClock } from '../support/test-clock.js';
import { holds, join, seenBy, serveWaitlist, type Wish, wishesOf } from '../support/waitlist.js';

/** Two processes on one database. */
let one: TestApp;
let two: TestApp;
/** a worker whose connections are cut */
let three: TestApp;
let admin: Person;
let dana: Person;
let noa: Person;
let noaElsewhere: Person;
let avi: Person;

beforeAll(async () => {
  one = await startTestApp({ worker: false });
  two = await startTestApp({ shareDatabaseOf: one, worker: false });
  three = await startTestApp({ shareDatabaseOf: one, worker: false });
});
beforeEach(async () => {
  one.clock.set('2026-11-23T08:00:00.000Z');
  admin = await one.signInAdmin();
  [dana, noa, noaElsewhere, avi] = await Promise.all([
    one.signIn('101'),
    one.signIn('102'),
    two.signIn('102'),
    one.signIn('103'),
  ]);
});
afterAll(async () => {
  await three.close();
  await two.close();
  await one.close();
});

const roundsOf = (usual: number) => Array.from({ length: amount({ usual, endurance: 100 }) }, (_, round) => round + 1);
const serveTwice = () => Promise.all([serveWaitlist(one), serveWaitlist(two)]);
const cancel = ({ id }: { readonly id: string }) => admin.delete(`/api/admin/bookings/${id}`).send({}).expect(200);
const said = ({ status, body }: { readonly status: number; readonly body: { readonly code?: string } }) =>
  `${status} ${body.code ?? 'done'}`;
const number = async (text: string, values: unknown[] = []) =>
  Number((await one.database.query<{ n: string }>({ name: text.slice(0, 60), text, values }))[0]?.n);

/** Ends the connection on which the third process works now. */
async function killConnections(): Promise<void> {
  const [worker] = await three.database.query<{ pid: number }>({
    name: 'test.pid',
    text: `SELECT pg_backend_pid() AS pid`,
    values: [],
  });
  await withConnection(one.testDatabase.superuserUrl, (superuser) =>
    superuser.query(`SELECT pg_terminate_backend($1)`, [worker?.pid]),
  );
}

/** Noa has an offer, and Avi waits. */
async function offered(): Promise<{ readonly wish: Wish; readonly next: Wish }> {
  const booking = await shift(one, dana, admin).request();
  const [{ body: wish }, { body: next }] = [await join(one, noa), await join(one, avi)];
  await cancel(booking);
  await serveTwice();
  expect(await holds(one)).toMatchObject([{ wishId: wish.id }]);
  return { wish: wish as Wish, next: next as Wish };
}
async function leaveEverything() {
  for (const person of [noa, avi])
    for (const { id } of await wishesOf(person)) await person.delete(`/api/waitlist/${id}`);
  const pending = await one.database.query<{ id: string }>({
    name: 'test.pending',
    text: `SELECT booking_id AS id FROM booking_diary WHERE status = 'pending'`,
    values: [],
  });
  for (const booking of pending) await cancel(booking);
}
afterEach(leaveEverything);

it.each(roundsOf(4))('two taps on two devices accept once (%i)', async () => {
  const { wish } = await offered();
  const seen = await seenBy(noa, wish.id);
  const answers = await Promise.all(
    [noa, noaElsewhere].map((person) => person.post(`/api/waitlist/${wish.id}/accept`).send({ seen })),
  );
  expect(answers.map(said).sort()).toEqual(['201 done', '409 OFFER_ENDED']);
  expect(await number(`SELECT count(*) AS n FROM event WHERE data ->> 'wishId' = $1`, [wish.id])).toBe(1);
});

it.each(roundsOf(20))('of seven wishes at once, from two processes, five wait (%i)', async (round) => {
  // the hours of one day, each of which Dana has and Noa may wait for
  const day = `2026-11-2${4 + (round % 2)}`;
  const hours = ['06', '07', '08', '09', '10', '11', '12'].map((from, nth) => ({
    startTime: `${day}T${from}:00:00.000Z`,
    endTime: `${day}T${String(7 + nth).padStart(2, '0')}:00:00.000Z`,
    leastHours: 1,
  }));
  await shift(one, dana, admin).request('BLS1', { startTime: `${day}T06:00:00.000Z`, duration: 7 });
  // a request that was overtaken three times gives up, and is sent again
  const joinOnceMore = async (wish: object, nth: number): Promise<string> => {
    const answer = said(await (nth % 2 === 0 ? join(one, noa, wish, 'BLS1') : join(two, noaElsewhere, wish, 'BLS1')));
    return answer === '409 CHANGED_MEANWHILE' ? joinOnceMore(wish, nth) : answer;
  };
  const answers = await Promise.all(hours.map(joinOnceMore));
  const [done, refused] = ['201 done', '409 TOO_MANY_WISHES'];
  expect(answers.sort()).toEqual([done, done, done, done, done, refused, refused]);
  expect(await wishesOf(noa)).toHaveLength(5);
});

it.each(roundsOf(4))('of accepting and declining one happens (%i)', async () => {
  const { wish, next } = await offered();
  const seen = await seenBy(noa, wish.id);
  const [accepted, declined] = await Promise.all([
    noa.post(`/api/waitlist/${wish.id}/accept`).send({ seen }),
    noaElsewhere.post(`/api/waitlist/${wish.id}/decline`).send({ seen }),
  ]);
  const isAccepted = accepted.status === 201;
  expect([accepted, declined].map(said)).toEqual(
    isAccepted ? ['201 done', '409 OFFER_ENDED'] : ['409 OFFER_ENDED', '204 done'],
  );
  await serveTwice();
  expect((await holds(one)).map(({ wishId }) => wishId)).toEqual(isAccepted ? [] : [next.id]);
});

describe('an offer is accepted, or passes to the next in line, not both', () => {
  /** Two machines with clocks of their own: where the answer arrives, a minute is left; the worker's says that the hold is over. */
  const late = new TestClock();
  const end = () => new MakeOffers(one.database, one.nest.get(EventStore), late, one.nest.get(Ids)).turn();
  const outcomes = new Set<string>();

  // from an answer that is given before the worker begins to one that is given when it is done; between them both are under way
  const whens = ['before', 0, 0, 1, 2, 4, 8, 16, 32, 'after'] as const;
  it.each(Array.from({ length: amount({ usual: 1, endurance: 10 }) }, () => whens).flat())(
    'the answer comes %s ms after the worker',
    async (when) => {
      const { wish, next } = await offered();
      const seen = await seenBy(noa, wish.id);
      one.clock.set('2026-11-23T08:29:00.000Z');
      late.set('2026-11-23T08:30:00.000Z');
      const ending = when === 'before' ? undefined : end();
      if (when === 'after') await ending;
      if (typeof when === 'number') await setTimeout(when);
      const accepted = await noa.post(`/api/waitlist/${wish.id}/accept`).send({ seen });
      await (ending ?? end());
      const outcome = said(accepted);
      outcomes.add(outcome);
      expect(['201 done', '409 OFFER_ENDED']).toContain(outcome);
      const isAccepted = accepted.status === 201;
      expect((await holds(one)).map(({ wishId }) => wishId)).toEqual(isAccepted ? [] : [next.id]);
      const reserved = `SELECT count(*) AS n FROM vehicle_reservation WHERE vehicle_id = $1 AND during && tstzrange($2, $3)`;
      const hours = [await vehicleId(one, 'ALS1'), '2026-11-23T16:00:00Z', '2026-11-23T20:00:00Z'];
      expect(await number(reserved, hours)).toBe(1);
      expect(await number(`SELECT count(*) AS n FROM event WHERE data ->> 'wishId' = $1`, [wish.id])).toBe(
        isAccepted ? 1 : 0,
      );
    },
  );

  it('both happen', () => expect([...outcomes].sort()).toEqual(['201 done', '409 OFFER_ENDED']));
});

it.each(roundsOf(3))('freed hours go to a request or to the line, not to both (%i)', async () => {
  const booking = await shift(one, dana, admin).request();
  const { body: wish } = await join(one, noa);
  const body = { vehicleId: await vehicleId(one, 'ALS1'), ...mondayEvening };
  const [, requested] = await Promise.all([
    cancel(booking).then(() => serveTwice()),
    avi.post('/api/bookings').send(body),
  ]);
  await serveTwice();
  expect((await holds(one)).map(({ wishId }) => wishId)).toEqual(requested.status === 201 ? [] : [wish.id]);
});

describe('many who wait, and many bookings that are cancelled at once by two processes', () => {
  const WAITING = amount({ usual: 80, endurance: 200 });
  const CANCELLED = amount({ usual: 20, endurance: 50 });
  const names = ['ALS1', 'BLS1', 'BLS2', 'FLY CAR 1', 'PARAMEDIC 1'];

  const [zone, now] = ['Asia/Jerusalem', instant('2026-11-23T08:00:00.000Z')] as const;
  const by = (n: number) => ({ actor: `responder:${people[n]}`, now: one.clock.now(), correlationId: 'many' });
  let people: ResponderId[];
  const commands = (n: number) => (n % 2 === 0 ? one : two).nest.get(CommandBus);
  const offers = () =>
    one.database.query<{ wishId: WishId; responderId: ResponderId; vehicleId: VehicleId } & Period>({
      name: 'test.offers',
      text: `SELECT wish_id AS "wishId", responder_id AS "responderId", offered_vehicle_id AS "vehicleId",
                    offered_from AS "startAt", offered_until AS "endAt" FROM waitlist_wish WHERE status = 'offered'`,
      values: [],
    });

  it('give each hour one holder, in line, and no hold without an end', async () => {
    const added = await one.database.query<{ id: ResponderId }>({
      name: 'test.many-responders',
      text: `INSERT INTO responder (id, unit_number, first_name, last_name, email, phone_number, department, license_verified, registered_at)
             SELECT uuidv7(), n::text, 'First', 'Last', 'unit' || n || '@example.org', '0500000' || n, 'EMT', true, now()
             FROM generate_series(200, ${199 + WAITING}) n RETURNING id`,
      values: [],
    });
    people = added.map(({ id }) => id);
    const vehicles = (await Promise.all(names.map((name) => vehicleId(one, name)))) as VehicleId[];
    const slots = Array.from({ length: CANCELLED }, (_, n) => ({
      vehicleId: vehicles[n % vehicles.length] as VehicleId,
      period: periodOf(addHours(now, 20 + 2 * Math.floor(n / vehicles.length)), 2),
      purpose: 'Race',
    }));
    const slot = (n: number) => slots[n % CANCELLED] as (typeof slots)[number];
    const booked: BookingResponse[] = await Promise.all(
      slots.map((taken, n) => {
        const request = { ...taken, responderId: people[n] as ResponderId, durationHours: 2 };
        return commands(n).execute(new RequestBooking({ request, administers: false, zone, context: by(n) }));
      }),
    );
    for (const [n, responderId] of people.entries()) {
      const joining = { ...slot(n + 1), responderId, anyOfType: false, leastHours: 2 };
      await commands(n).execute(new JoinWaitlist({ joining, zone, context: by(n) }));
    }

    const stop = new AbortController();
    const working = [one, two].map(async (app) => {
      while (!stop.signal.aborted) await serveWaitlist(app);
    });
    // what a worker was doing when it died is lost in the middle, again and again
    const dying = (async () => {
      while (!stop.signal.aborted) await Promise.allSettled([serveWaitlist(three), killConnections()]);
    })();
    await Promise.all(booked.map(cancel));
    await serveTwice();
    expect(await holds(one)).toHaveLength(CANCELLED);
    const passedOver = `SELECT count(*) AS n FROM waitlist_wish a JOIN waitlist_wish b
      ON a.vehicle_id = b.vehicle_id AND a.start_at = b.start_at AND (a.joined_at, a.wish_id) < (b.joined_at, b.wish_id)
      WHERE a.status = 'waiting' AND b.status = 'offered'`;
    expect(await number(passedOver)).toBe(0);

    const answered = await Promise.all(
      (await offers()).map(({ wishId, responderId, ...seen }, n) => {
        const answer = { responderId, seen };
        const context = { ...by(n), actor: `responder:${responderId}` };
        return commands(n).execute(
          n % 2 === 0
            ? new AcceptOffer({ wishId, answer, administers: false, zone, context })
            : new DeclineOffer({ wishId, answer, context }),
        );
      }),
    );
    expect(answered).toHaveLength(CANCELLED);
    for (let waits = 0; waits <= WAITING / CANCELLED; waits += 1) {
      await serveTwice();
      one.clock.advanceMinutes(30);
    }
    stop.abort();
    await Promise.all([...working, dying]);
    await serveTwice();
    expect(await holds(one)).toEqual([]);
    const twice = `SELECT count(*) AS n FROM vehicle_reservation a JOIN vehicle_reservation b
      ON a.vehicle_id = b.vehicle_id AND a.booking_id < b.booking_id AND a.during && b.during`;
    expect(await number(twice)).toBe(0);
    const hoursOfWeeks = `SELECT count(*) AS n FROM responder_week WHERE responder_id = ANY ($1::uuid[]) AND hours > 0`;
    expect(await number(hoursOfWeeks, [people])).toBe(CANCELLED / 2);
  }, 240_000);
});

it('all views equal the replay', async () => {
  expect(await verify({ url: one.testDatabase.url, wiring })).toEqual([]);
});
