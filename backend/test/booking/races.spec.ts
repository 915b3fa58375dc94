import type { ResponderId, VehicleId } from '@rigbook/contracts/kernel/ids';
import { addMinutes, instant } from '@rigbook/contracts/kernel/time';
import { EventStore } from '../../src/platform/event-store/event-store.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { beforeStart, signed } from '../support/booking-history.js';
import { amount } from '../support/endurance.js';
import { releaseBookings } from '../support/release.js';
import { checkInForm, checkOutForm, mondayEvening, shift, vehicleId } from '../support/shift.js';

let one: TestApp;
let two: TestApp;
let admin: Person;
let people: Person[];

beforeAll(async () => {
  one = await startTestApp();
  two = await startTestApp({ shareDatabaseOf: one });
  admin = await one.signInAdmin();
  people = [await one.signIn('101'), await two.signIn('102'), await one.signIn('103'), await two.signIn('104')];
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const person = (index: number) => people[index % people.length] as Person;
const statuses = (answers: { status: number }[]) =>
  Object.fromEntries(
    [...new Set(answers.map(({ status }) => status))]
      .sort()
      .map((status) => [status, answers.filter((answer) => answer.status === status).length]),
  );
const count = async (text: string, values: unknown[]) =>
  Number((await one.database.query<{ n: string }>({ name: text.slice(0, 60), text, values }))[0]?.n);

describe('two processes on one database', () => {
  it('let one of fifty simultaneous requests for the same hours win', async () => {
    const body = { ...mondayEvening, vehicleId: await vehicleId(one, 'PARAMEDIC 1') };
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => person(index).post('/api/bookings').send(body)),
    );
    expect(statuses(answers)).toEqual({ 201: 1, 409: 49 });
    expect(
      answers.filter(({ status }) => status === 409).every(({ body: { code } }) => code === 'VEHICLE_ALREADY_BOOKED'),
    ).toBe(true);
    expect(await count('SELECT count(*) AS n FROM booking_diary WHERE vehicle_id = $1', [body.vehicleId])).toBe(1);
  });

  it('store at most 30 hours of forty simultaneous requests of one responder in a week', async () => {
    const responder = [await one.signIn('105'), await two.signIn('105')];
    const vehicles = await Promise.all(['ALS1', 'BLS1', 'BLS2', 'FLY CAR 1'].map((name) => vehicleId(one, name)));
    const starts = ['23T20', '24T04', '24T09', '24T20', '25T04', '25T09', '25T20', '26T04', '26T09', '26T20'].map(
      (at) => `2026-11-${at}:00:00Z`,
    );
    const wishes = starts.flatMap((startTime) =>
      vehicles.map((vehicle) => ({ startTime, vehicleId: vehicle, duration: 4, purpose: 'Race' })),
    );
    const answers = await Promise.all(
      wishes.map((wish, index) => (responder[index % 2] as Person).post('/api/bookings').send(wish)),
    );
    expect(statuses(answers)).toEqual({ 201: 7, 422: 33 });
    const stored = `SELECT sum(duration_hours) AS n FROM booking_diary d JOIN responder r ON r.id = d.responder_id WHERE r.unit_number = '105'`;
    expect(await count(stored, [])).toBe(28);
  });
});

describe('two steps that race on one booking', () => {
  const ROUNDS = amount({ usual: 8, endurance: 100 });

  /** Runs the race in rounds, each on a booking that is made ready for it and cleared away after it. */
  async function race(
    ready: () => Promise<string>,
    first: (id: string) => PromiseLike<{ status: number; body: { code?: string } }>,
    second: typeof first,
    rounds = ROUNDS,
  ) {
    const outcomes: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const id = await ready();
      const answers = await Promise.all([first(id), second(id)]);
      outcomes.push(
        answers
          .map(({ status }) => status)
          .sort()
          .join(' '),
      );
      expect(answers.find(({ status }) => status === 409)?.body.code).toBe('INVALID_TRANSITION');
      await admin.delete(`/api/admin/bookings/${id}`);
    }
    return outcomes;
  }
  /** Signed as far as the log knows: to draw two hundred agreements would take longer than all these races. */
  async function signedBooking(responder: Person, wish: object): Promise<string> {
    const { request, approve } = shift(one, responder, admin);
    const { id } = await approve(await request('BLS2', wish));
    const [requested] = await one.database.query<{ data: { responderId: ResponderId; vehicleId: VehicleId } }>({
      name: 'requested',
      text: 'SELECT data FROM event WHERE stream = $1 AND version = 1',
      values: [id],
    });
    const { responderId, vehicleId } = requested!.data;
    const signature = { ...signed, data: { ...signed.data, responderId, vehicleId } };
    await one.nest.get(EventStore).commit({
      context: { actor: `responder:${responderId}`, now: beforeStart, correlationId: id },
      appends: [{ stream: id, streamType: 'booking', expectedVersion: 2, events: [signature] }],
    });
    return id;
  }
  const exactlyOneWins = Array<string>(ROUNDS).fill('200 409');

  it('approve against reject: exactly one wins', async () => {
    const dana = person(0);
    const { request } = shift(one, dana, admin);
    const otherAdmin = await two.signInAdmin();
    const decide = (by: Person, approved: boolean) => (id: string) =>
      by.put(`/api/admin/bookings/${id}/approve`).send({ approved });
    expect(await race(async () => (await request('BLS1')).id, decide(admin, true), decide(otherAdmin, false))).toEqual(
      exactlyOneWins,
    );
  });

  it('approve against withdraw: the booking ends cancelled, and nothing is half-applied', async () => {
    const dana = person(0);
    const { request } = shift(one, dana, admin);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await request('BLS1');
      const [approved, withdrawn] = await Promise.all([
        admin.put(`/api/admin/bookings/${id}/approve`).send({ approved: true }),
        dana.delete(`/api/bookings/${id}`),
      ]);
      expect([200, 409]).toContain(approved.status);
      expect(withdrawn.status).toBe(200);
      const types = await one.database.query<{ type: string }>({
        name: 'types',
        text: 'SELECT type FROM event WHERE stream = $1 ORDER BY version',
        values: [id],
      });
      const expected =
        approved.status === 200
          ? ['BookingRequested', 'BookingApproved', 'BookingCancelled']
          : ['BookingRequested', 'BookingCancelled'];
      expect(types.map(({ type }) => type)).toEqual(expected);
    }
  });

  it('two check-ins: exactly one wins', async () => {
    const dana = person(0);
    const danaElsewhere = await two.signIn('101');
    const checkIn = (by: Person) => (id: string) => by.post(`/api/bookings/${id}/check-in`).send(checkInForm);
    const outcomes = await race(() => signedBooking(dana, {}), checkIn(dana), checkIn(danaElsewhere));
    expect(outcomes).toEqual(exactlyOneWins);
  });

  it('a check-in and the release of a booking that nobody checked in: exactly one wins', async () => {
    const dana = person(0);
    const startTime = mondayEvening.startTime;
    const lastEvent = `SELECT type FROM event WHERE stream = $1 ORDER BY version DESC LIMIT 1`;
    const earlier = one.clock.now();
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await signedBooking(dana, {});
      for (const { clock } of [one, two]) clock.set(addMinutes(instant(startTime), 61));
      const [checkIn] = await Promise.all([
        dana.post(`/api/bookings/${id}/check-in`).send(checkInForm),
        releaseBookings(two),
      ]);
      const [last] = await one.database.query<{ type: string }>({ name: 'test.last', text: lastEvent, values: [id] });
      const outcome = { 200: 'VehicleCheckedIn', 409: 'BookingReleased' }[checkIn.status];
      expect(last?.type).toBe(outcome);
      // back to where the administration is still open
      for (const { clock } of [one, two]) clock.set(earlier);
      await admin.delete(`/api/admin/bookings/${id}`).expect(checkIn.status);
    }
  });

  // a completed booking keeps counting for the week, so four people share the rounds
  it.each([0, 1, 2, 3])('two checkouts by responder %i: exactly one wins', async (index) => {
    const responder = person(index);
    const elsewhere = await (index % 2 === 0 ? two : one).signIn(`10${index + 1}`);
    const ready = async () => {
      const id = await signedBooking(responder, { duration: 1 });
      await shift(one, responder, admin).checkIn({ id });
      return id;
    };
    const checkOut = (by: Person) => (id: string) => by.post(`/api/bookings/${id}/checkout`).send(checkOutForm);
    expect(await race(ready, checkOut(responder), checkOut(elsewhere), ROUNDS / 4)).toEqual(
      exactlyOneWins.slice(0, ROUNDS / 4),
    );
  });
});
