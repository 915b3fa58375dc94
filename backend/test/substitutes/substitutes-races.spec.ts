import { setTimeout } from 'node:timers/promises';
import { wiring } from '../../src/app/app.module.js';
import { EventStore } from '../../src/platform/event-store/index.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { Ids } from '../../src/platform/time/ids.js';
import { CarryOutPlans } from '../../src/substitutes/carry-out/carry-out-plans.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { amount } from '../support/endurance.js';
import { shift, vehicleId } from '../support/shift.js';
import {
  answerSubstitute,
  atRisk,
  type AtRisk,
  carryOut,
  giveBack,
  holdsOf,
  lose,
  offersOf,
  save,
} from '../support/substitutes.js';
import { TestClock } from '../support/test-clock.js';

/** Two processes on one database. */
let one: TestApp;
let two: TestApp;
let admin: Person;
let adminElsewhere: Person;
let dana: Person;
let amir: Person;

beforeAll(async () => {
  one = await startTestApp({ worker: false });
  two = await startTestApp({ shareDatabaseOf: one, worker: false });
});
beforeEach(async () => {
  one.clock.set('2026-11-23T08:00:00.000Z');
  two.clock.set('2026-11-23T08:00:00.000Z');
  [admin, adminElsewhere] = await Promise.all([one.signInAdmin(), two.signInAdmin()]);
  [dana, amir] = await Promise.all([one.signIn('101'), two.signIn('102')]);
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const rounds = Array.from({ length: amount({ usual: 6, endurance: 60 }) }, (_, round) => round + 1);
const later = { startTime: '2026-11-24T16:00:00.000Z' };
const run = <Row extends object>(text: string) => one.database.query<Row>({ name: '', text, values: [] });
const said = ({ status, body }: { readonly status: number; readonly body: { readonly code?: string } }) =>
  `${status} ${body.code ?? 'done'}`;
const carryOutTwice = () => Promise.all([carryOut(one), carryOut(two)]);

/** Dana's booking of a vehicle that goes to maintenance. */
async function stranded(): Promise<AtRisk> {
  await shift(one, dana, admin).request('BLS1', later);
  await lose(one, admin, 'BLS1');
  const [found] = await atRisk(admin);
  if (!found) throw new Error('nothing is at risk');
  return found;
}
async function offered() {
  const { booking } = await stranded();
  await save(admin, [[booking, await vehicleId(one, 'BLS2')]]).expect(201);
  await carryOutTwice();
  const [offer] = await offersOf(dana);
  if (!offer) throw new Error('no offer');
  return { booking, offer };
}
/** Where the booking is, and what has the other vehicle's hours. */
async function outcomeOf({ id }: { readonly id: string }) {
  const [booking] = await run<{ status: string; vehicle: string }>(
    `SELECT d.status, v.name AS vehicle FROM booking_diary d JOIN vehicle v ON v.id = d.vehicle_id WHERE d.booking_id = '${id}'`,
  );
  const reserved = await run<{ vehicle: string; hold: boolean }>(
    `SELECT v.name AS vehicle, t.is_hold AS hold FROM vehicle_reservation t JOIN vehicle v ON v.id = t.vehicle_id
     WHERE t.during && tstzrange('2026-11-24T16:00Z', '2026-11-24T20:00Z') ORDER BY v.name`,
  );
  return { ...booking, reserved };
}
const bookedOn = (vehicle: string) => ({ status: 'pending', vehicle, reserved: [{ vehicle, hold: false }] });

afterEach(async () => {
  for (const { id } of await run<{ id: string }>(
    `SELECT booking_id AS id FROM booking_diary WHERE status IN ('pending', 'approved')`,
  ))
    await admin.delete(`/api/admin/bookings/${id}`).send({});
  await carryOutTwice();
  await giveBack(one, admin, 'BLS1');
  expect(await holdsOf(one)).toEqual([]);
});

it.each(rounds)('two workers take each step once (%i)', async () => {
  const { booking, offer } = await offered();
  expect(await holdsOf(one)).toHaveLength(1);
  const types = await run<{ type: string }>(`SELECT type FROM event WHERE stream = '${offer.id}'`);
  expect(types.map(({ type }) => type)).toEqual(['SubstituteOffered']);
  expect((await outcomeOf(booking)).vehicle).toBe('BLS1');
});

it.each(rounds)('of two administrators who save all, one does (%i)', async () => {
  const { booking } = await stranded();
  const other = await vehicleId(one, 'BLS2');
  const answers = await Promise.all([save(admin, [[booking, other]]), save(adminElsewhere, [[booking, other]])]);
  expect(answers.map(said).sort()).toEqual(['201 done', '409 ALREADY_BEING_SAVED']);
  await carryOutTwice();
  expect(await holdsOf(one)).toHaveLength(1);
  expect(await offersOf(dana)).toHaveLength(1);
});

it.each(rounds)('another vehicle goes to who asks for it or is held, not both (%i)', async (round) => {
  const { booking } = await stranded();
  await save(admin, [[booking, await vehicleId(one, 'BLS2')]]).expect(201);
  const body = { vehicleId: await vehicleId(one, 'BLS2'), duration: 4, purpose: 'Evening shift', ...later };
  const request = async () => {
    await setTimeout((round % 5) * 4);
    return amir.post('/api/bookings').send(body);
  };
  const [requested] = await Promise.all([request(), carryOutTwice()]);
  await carryOutTwice();
  expect(['201 done', '409 VEHICLE_ALREADY_BOOKED']).toContain(said(requested));
  expect(await holdsOf(one)).toHaveLength(requested.status === 201 ? 0 : 1);
  expect((await outcomeOf(booking)).reserved).toHaveLength(2);
  if (requested.status === 201)
    expect(await atRisk(admin)).toMatchObject([{ latest: { status: 'ended', endedBecause: 'not-free' } }]);
});

it.each(rounds)('an offer is accepted, or the booking is cancelled, and the vehicle is free (%i)', async (round) => {
  const { booking, offer } = await offered();
  const cancel = async () => {
    await setTimeout((round % 5) * 4);
    return adminElsewhere.delete(`/api/admin/bookings/${booking.id}`).send({});
  };
  const [accepted, cancelled] = await Promise.all([answerSubstitute(dana, offer, 'accept'), cancel()]);
  await carryOutTwice();
  expect(['200 done', '409 SUBSTITUTE_OFFER_ENDED']).toContain(said(accepted));
  // a cancellation that comes second cancels the booking with the other vehicle
  expect(said(cancelled)).toBe('200 done');
  expect(await outcomeOf(booking)).toMatchObject({ status: 'cancelled', reserved: [] });
});

it.each(rounds)('of accepting and declining one happens (%i)', async () => {
  const { booking, offer } = await offered();
  const elsewhere = await two.signIn('101');
  const answers = await Promise.all([
    answerSubstitute(dana, offer, 'accept'),
    answerSubstitute(elsewhere, offer, 'decline'),
  ]);
  const isAccepted = answers[0].status === 200;
  expect(answers.map(said)).toEqual(
    isAccepted ? ['200 done', '409 SUBSTITUTE_OFFER_ENDED'] : ['409 SUBSTITUTE_OFFER_ENDED', '204 done'],
  );
  expect(await outcomeOf(booking)).toEqual(bookedOn(isAccepted ? 'BLS2' : 'BLS1'));
});

describe('an offer is accepted or passes, not both', () => {
  /** Where the answer arrives, a minute is left; the worker's clock says that the time is over. */
  const late = new TestClock();
  const end = () => new CarryOutPlans(two.database, two.nest.get(EventStore), late, two.nest.get(Ids)).turn();
  const outcomes = new Set<string>();
  const whens = ['before', 0, 1, 2, 4, 8, 16, 32, 'after'] as const;

  it.each(Array.from({ length: amount({ usual: 1, endurance: 10 }) }, () => whens).flat())(
    'the answer comes %s ms after the worker',
    async (when) => {
      const { booking, offer } = await offered();
      late.set(offer.holdEndsAt);
      const ending = when === 'before' ? undefined : end();
      if (when === 'after') await ending;
      if (typeof when === 'number') await setTimeout(when);
      const accepted = await answerSubstitute(dana, offer, 'accept');
      await (ending ?? end());
      const outcome = said(accepted);
      outcomes.add(outcome);
      expect(['200 done', '409 SUBSTITUTE_OFFER_ENDED']).toContain(outcome);
      expect(await outcomeOf(booking)).toEqual(bookedOn(accepted.status === 200 ? 'BLS2' : 'BLS1'));
    },
  );

  it('both happen', () => expect([...outcomes].sort()).toEqual(['200 done', '409 SUBSTITUTE_OFFER_ENDED']));
});

it('leaves views that a rebuild repeats', async () => {
  expect(await verify({ url: one.testDatabase.url, wiring })).toEqual([]);
});
