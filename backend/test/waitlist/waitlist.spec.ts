import { wiring } from '../../src/app/app.module.js';
import { messageFacts } from '../../src/notifications/delivery/message-facts.query.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { expectProblem } from '../http/support/expect-problem.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { mondayEvening, shift, vehicleId } from '../support/shift.js';
import { answerOffer, evening, holds, join, seenBy, serveWaitlist, wishesOf } from '../support/waitlist.js';

let app: TestApp;
let dana: Person;
let noa: Person;
let avi: Person;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
beforeEach(async () => {
  app.clock.set('2026-11-23T08:00:00.000Z');
  [dana, noa, avi] = await Promise.all([app.signIn('101'), app.signIn('102'), app.signIn('103')]);
  admin = await app.signInAdmin();
});
afterAll(() => app.close());

type Booked = { readonly id: string };

const cancel = ({ id }: Booked) => admin.delete(`/api/admin/bookings/${id}`).send({}).expect(200);
const accept = (person: Person, wish: Booked) => answerOffer(person, wish, 'accept');
const decline = async (person: Person, wish: Booked) =>
  expect((await answerOffer(person, wish, 'decline')).status).toBe(204);
const leave = (person: Person, { id }: Booked) => person.delete(`/api/waitlist/${id}`);
const typesOf = async ({ id }: Booked) =>
  (
    await app.database.query<{ type: string }>({
      name: 'test.types-of',
      text: `SELECT type FROM event WHERE stream = $1 ORDER BY version`,
      values: [id],
    })
  ).map(({ type }) => type);

/** Dana has ALS1; Noa, and then Avi, wait for it. */
async function line(vehicle = 'ALS1') {
  const booking = await shift(app, dana, admin).request(vehicle);
  const { body: first } = await join(app, noa, {}, vehicle);
  const { body: second } = await join(app, avi, {}, vehicle);
  return { booking, first, second };
}
async function leaveEverything() {
  for (const person of [dana, noa, avi])
    for (const wish of await wishesOf(person)) await leave(person, wish).expect(204);
  await serveWaitlist(app);
}
afterEach(leaveEverything);

describe('hours that somebody waits for', () => {
  it('are offered to the first in line when they become free, and held', async () => {
    const { booking, first, second } = await line();
    expect([first, second]).toMatchObject([
      { place: 1, offer: null, vehicle: { name: 'ALS1' }, leastHours: 3 },
      { place: 2, offer: null },
    ]);
    await serveWaitlist(app);
    expect((await wishesOf(noa))[0]?.offer).toBeNull();

    await cancel(booking);
    await serveWaitlist(app);
    expect(await wishesOf(noa)).toMatchObject([
      {
        id: first.id,
        place: 1,
        offer: { ...evening, vehicle: { name: 'ALS1' }, holdEndsAt: '2026-11-23T08:30:00.000Z' },
      },
    ]);
    expect(await wishesOf(avi)).toMatchObject([{ place: 2, offer: null }]);
    const request = { vehicleId: await vehicleId(app, 'ALS1'), ...mondayEvening };
    expectProblem(await dana.post('/api/bookings').send(request), 409, 'VEHICLE_ALREADY_BOOKED');
    const calendar = `/api/vehicles/${request.vehicleId}/calendar?from=${evening.startTime}&to=${evening.endTime}`;
    expect((await dana.get(calendar).expect(200)).body.taken).toMatchObject([evening]);

    const { status, body: booked } = await accept(noa, first);
    expect([status, booked]).toMatchObject([201, { status: 'pending', purpose: 'Evening shift', ...evening }]);
    expect(await wishesOf(noa)).toEqual([]);
    expect(await wishesOf(avi)).toMatchObject([{ place: 1 }]);
    expect(await holds(app)).toEqual([]);
    expect(await typesOf(first)).toEqual(['WaitlistJoined', 'WaitlistOffered', 'WaitlistOfferAccepted']);
    const { body: history } = await noa.get(`/api/audit/bookings/${booked.id}/history`).expect(200);
    expect(history[0]).toMatchObject({ type: 'BookingRequested', facts: { wishId: first.id } });
    await cancel(booked);
  });

  it('are told to the person, until there is no offer any more', async () => {
    const { booking, first } = await line();
    await cancel(booking);
    await serveWaitlist(app);
    const told = (id: string) =>
      app.database.query({
        name: 'test.told',
        text: `SELECT kind, channel, state FROM notification WHERE stream = $1 ORDER BY channel`,
        values: [id],
      });
    expect(await told(first.id)).toEqual(
      ['email', 'whatsapp'].map((channel) => ({ kind: 'waitlist_offer', channel, state: 'queued' })),
    );
    const [{ id } = { id: '' }] = await app.database.query<{ id: string }>({
      name: 'test.message',
      text: `SELECT id FROM notification WHERE stream = $1`,
      values: [first.id],
    });
    const facts = (await app.database.fetch(messageFacts([{ id }]))).get(id);
    expect(facts?.offer).toEqual({
      vehicleName: 'ALS1',
      startAt: evening.startTime,
      endAt: evening.endTime,
      holdEndsAt: '2026-11-23T08:30:00.000Z',
    });
    await decline(noa, first);
    expect(await told(first.id)).toMatchObject([{ state: 'withdrawn' }, { state: 'withdrawn' }]);
    expect((await app.database.fetch(messageFacts([{ id }]))).get(id)?.offer).toBeNull();
  });

  it('go to the next in line when the offer is declined, and when it passes', async () => {
    const { booking, first, second } = await line();
    await cancel(booking);
    await serveWaitlist(app);
    await decline(noa, first);
    expectProblem(await answerOffer(noa, first, 'decline'), 409, 'OFFER_ENDED');
    await serveWaitlist(app);
    expect(await wishesOf(noa)).toEqual([]);
    expect((await wishesOf(avi))[0]?.offer).toMatchObject(evening);

    app.clock.set('2026-11-23T08:30:00.000Z');
    expect(await wishesOf(avi)).toEqual([]);
    expectProblem(await accept(avi, second), 409, 'OFFER_ENDED');
    expectProblem(await answerOffer(avi, second, 'decline'), 409, 'OFFER_ENDED');
    await serveWaitlist(app);
    expect(await holds(app)).toEqual([]);
    expect(await typesOf(second)).toEqual(['WaitlistJoined', 'WaitlistOffered', 'WaitlistOfferEnded']);
    expectProblem(await accept(avi, second), 409, 'OFFER_ENDED');
  });

  it('are held for a shorter time if they start soon, and never beyond their start', async () => {
    const { booking, first } = await line();
    await cancel(booking);
    app.clock.set('2026-11-23T14:30:00.000Z');
    admin = await app.signInAdmin();
    await serveWaitlist(app);
    expect((await wishesOf(noa))[0]?.offer?.holdEndsAt).toBe('2026-11-23T14:40:00.000Z');
    await decline(noa, first);
    app.clock.set('2026-11-23T15:55:00.000Z');
    await serveWaitlist(app);
    expect((await wishesOf(avi))[0]?.offer?.holdEndsAt).toBe('2026-11-23T16:00:00.000Z');
  });

  it('are offered in part, as many as are free and asked for at least', async () => {
    const taken = await shift(app, dana, admin).request('BLS1', { duration: 1 });
    await shift(app, dana, admin).request('BLS1', { startTime: '2026-11-23T17:00:00.000Z', duration: 3 });
    await join(app, noa, { leastHours: 2 }, 'BLS1');
    await join(app, avi, { leastHours: 1 }, 'BLS1');
    await cancel(taken);
    await serveWaitlist(app);
    expect((await wishesOf(noa))[0]?.offer).toBeNull();
    expect((await wishesOf(avi))[0]?.offer).toMatchObject({
      startTime: evening.startTime,
      endTime: '2026-11-23T17:00:00.000Z',
    });
  });

  it('are those of any vehicle of the type, if that is wished', async () => {
    const { body: vehicles } = await dana.get('/api/vehicles').expect(200);
    const types = (vehicles as { name: string; type: string }[]).map(({ type }) => type);
    const twice = types.find((type, nth) => types.indexOf(type) !== nth);
    const [one, other] = (vehicles as { name: string; type: string }[]).filter(({ type }) => type === twice);
    const [mine, theirs] = [one?.name ?? '', other?.name ?? ''];
    const first = await shift(app, dana, admin).request(mine, { duration: 4, startTime: '2026-11-24T08:00:00.000Z' });
    const second = await shift(app, dana, admin).request(theirs, {
      duration: 4,
      startTime: '2026-11-24T08:00:00.000Z',
    });
    const hours = { startTime: '2026-11-24T08:00:00.000Z', endTime: '2026-11-24T12:00:00.000Z' };
    const { body: wish } = await join(app, noa, { ...hours, anyOfType: true }, mine);
    await cancel(second);
    await serveWaitlist(app);
    expect((await wishesOf(noa))[0]).toMatchObject({
      id: wish.id,
      vehicle: { name: mine },
      offer: { vehicle: { name: theirs } },
    });
    const { body: booked } = await accept(noa, wish);
    expect(booked.vehicle.name).toBe(theirs);
    await cancel(booked);
    await cancel(first);
  });

  it('are approved at once if the settings say so, by nobody, and without a warning', async () => {
    await admin.put('/api/admin/settings').send({ waitlistApproves: true, waitlistHoldMinutes: 60 }).expect(200);
    const { booking, first, second } = await line();
    await cancel(booking);
    await serveWaitlist(app);
    expect((await wishesOf(noa))[0]?.offer?.holdEndsAt).toBe('2026-11-23T09:00:00.000Z');
    const { body: booked } = await accept(noa, first);
    expect(booked.status).toBe('approved');
    const { body: seen } = await admin.get(`/api/bookings/${booked.id}`).expect(200);
    expect(seen).toMatchObject({ status: 'approved', decidedBy: null });
    const { body: history } = await noa.get(`/api/audit/bookings/${booked.id}/history`).expect(200);
    expect(history).toMatchObject([
      { type: 'BookingRequested', actor: { unitNumber: '102' } },
      { type: 'BookingApproved', actor: { id: null, unitNumber: null, system: 'system:waitlist' } },
    ]);
    await cancel(booked);
    const other = await shift(app, dana, admin).request('FLY CAR 1');
    const { body: unusual } = await join(app, avi, {}, 'FLY CAR 1');
    await cancel(other);
    await leave(avi, second).expect(204);
    await serveWaitlist(app);
    const { body: pending } = await accept(avi, unusual);
    expect(pending.status).toBe('pending');
    await cancel(pending);
    await admin.put('/api/admin/settings').send({ waitlistApproves: false, waitlistHoldMinutes: 30 }).expect(200);
  });
});

describe('in line', () => {
  it('whoever keeps not all rules is passed over, and keeps the place', async () => {
    const { booking, first, second } = await line();
    const license = (licenceVerified: boolean) =>
      app.database.query({
        name: 'test.license',
        text: `UPDATE responder SET license_verified = $1 WHERE unit_number = '102'`,
        values: [licenceVerified],
      });
    await license(false);
    await cancel(booking);
    await serveWaitlist(app);
    expect(await wishesOf(noa)).toMatchObject([{ id: first.id, place: 1, offer: null }]);
    await license(true);
    await decline(avi, second);
    await serveWaitlist(app);
    expect((await wishesOf(noa))[0]?.offer).toMatchObject(evening);
    await license(false);
    expectProblem(await accept(noa, first), 403, 'LICENCE_NOT_VERIFIED');
    await license(true);
  });

  it('nobody waits for hours that are over', async () => {
    const { booking, first } = await line();
    app.clock.set('2026-11-23T17:00:00.000Z');
    await serveWaitlist(app);
    expect(await wishesOf(noa)).toEqual([]);
    expect(await typesOf(first)).toEqual(['WaitlistJoined', 'WaitlistLeft']);
    admin = await app.signInAdmin();
    await cancel(booking);
  });

  it('an offer of a vehicle that goes into maintenance ends, and its person keeps the place', async () => {
    const { booking, first } = await line();
    await cancel(booking);
    await serveWaitlist(app);
    const id = await vehicleId(app, 'ALS1');
    await admin.put(`/api/vehicles/${id}`).send({ status: 'maintenance' }).expect(200);
    expectProblem(await accept(noa, first), 409, 'VEHICLE_UNAVAILABLE');
    await serveWaitlist(app);
    expect(await wishesOf(noa)).toMatchObject([{ id: first.id, place: 1, offer: null }]);
    expect((await typesOf(first)).at(-1)).toBe('WaitlistOfferEnded');
    expect(await holds(app)).toEqual([]);
  });

  it('one person is offered one vehicle at a time for the same hours', async () => {
    const hours = { startTime: '2026-11-25T14:00:00.000Z', endTime: '2026-11-25T18:00:00.000Z' };
    const wished = [];
    for (const name of ['BLS1', 'BLS2']) {
      const booking = await shift(app, dana, admin).request(name, { startTime: hours.startTime });
      wished.push({ booking, wish: (await join(app, noa, hours, name)).body });
    }
    for (const { booking } of wished) await cancel(booking);
    await serveWaitlist(app);
    expect(await holds(app)).toMatchObject([{ wishId: wished[0]?.wish.id }]);
    await serveWaitlist(app);
    expect(await holds(app)).toHaveLength(1);
    await decline(noa, wished[0]?.wish);
    await serveWaitlist(app);
    expect(await holds(app)).toMatchObject([{ wishId: wished[1]?.wish.id }]);
  });

  it('nobody answers an offer that they did not see', async () => {
    const hours = { startTime: '2026-11-25T08:00:00.000Z', endTime: '2026-11-25T12:00:00.000Z' };
    const taken = [
      await shift(app, dana, admin).request('BLS1', { startTime: hours.startTime }),
      await shift(app, dana, admin).request('BLS2', { startTime: hours.startTime }),
    ] as const;
    const { body: wish } = await join(app, noa, { ...hours, anyOfType: true }, 'BLS1');
    await cancel(taken[0]);
    await serveWaitlist(app);
    const seen = await seenBy(noa, wish.id);
    await admin.put(`/api/vehicles/${seen.vehicleId}`).send({ status: 'maintenance' }).expect(200);
    await cancel(taken[1]);
    await serveWaitlist(app);
    await serveWaitlist(app);
    await admin.put(`/api/vehicles/${seen.vehicleId}`).send({ status: 'available' }).expect(200);
    expect((await wishesOf(noa))[0]?.offer?.vehicle.name).toBe('BLS2');
    expect(await verify({ url: app.testDatabase.url, wiring })).toEqual([]);
    for (const answer of ['accept', 'decline'])
      for (const unseen of [seen, { ...(await seenBy(noa, wish.id)), endTime: '2036-11-23T20:00:00.000Z' }])
        expectProblem(await noa.post(`/api/waitlist/${wish.id}/${answer}`).send({ seen: unseen }), 409, 'OFFER_ENDED');
    for (const nothing of [{}, { seen: {} }, { seen: 'all' }])
      expectProblem(await noa.post(`/api/waitlist/${wish.id}/accept`).send(nothing), 400, 'VALIDATION_FAILED');
    const { status, body: booked } = await accept(noa, wish);
    expect([status, booked]).toMatchObject([201, { vehicle: { name: 'BLS2' } }]);
    await cancel(booked);
  });

  it('all views equal the replay', async () => {
    expect(await verify({ url: app.testDatabase.url, wiring })).toEqual([]);
  });
});
