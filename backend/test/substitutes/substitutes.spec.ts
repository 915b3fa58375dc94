import { wiring } from '../../src/app/app.module.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { vehiclesBy } from '../fleet/support/fleet.js';
import { expectProblem } from '../http/support/expect-problem.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { shift, vehicleId } from '../support/shift.js';
import {
  answerSubstitute,
  atRisk,
  carryOut,
  giveBack,
  holdsOf,
  lose,
  offersOf,
  planOf,
  save,
  type seenOf,
} from '../support/substitutes.js';
import { insuredUntil, plansOf } from '../support/vehicle-service.js';

let app: TestApp;
let dana: Person;
let amir: Person;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
beforeEach(async () => {
  app.clock.set('2026-11-23T08:00:00.000Z');
  [dana, amir] = await Promise.all([app.signIn('101'), app.signIn('102')]);
  admin = await app.signInAdmin();
});
afterAll(() => app.close());
afterEach(async () => {
  for (const { id } of await app.database.query<{ id: string }>({
    name: 'test.open',
    text: `SELECT booking_id AS id FROM booking_diary WHERE status IN ('pending', 'approved')`,
    values: [],
  }))
    await admin.delete(`/api/admin/bookings/${id}`).send({}).expect(200);
  await carryOut(app);
  await giveBack(app, admin, 'BLS1');
  await giveBack(app, admin, 'BLS2');
  expect(await holdsOf(app)).toEqual([]);
});

const vehicles = vehiclesBy(() => admin);
const later = { startTime: '2026-11-24T16:00:00.000Z' };
const run = (text: string) => app.database.query({ name: '', text, values: [] });
const bookingOf = async (person: Person, id: string) => (await person.get(`/api/bookings/${id}`).expect(200)).body;

/** Dana's signed booking of a vehicle that goes to maintenance. */
async function stranded() {
  const booking = await shift(app, dana, admin).signed('BLS1', later);
  await lose(app, admin, 'BLS1');
  return (await bookingOf(admin, booking.id)) as Parameters<typeof seenOf>[0];
}
async function offered(vehicle = 'BLS2') {
  const booking = await stranded();
  await save(admin, [[booking, await vehicleId(app, vehicle)]]).expect(201);
  await carryOut(app);
  const [offer] = await offersOf(dana);
  if (!offer) throw new Error('no offer');
  return { booking, offer };
}

describe('a lost vehicle', () => {
  it('puts its bookings at risk, and names the vehicles that can stand in, of the same type first', async () => {
    expect(await atRisk(admin)).toEqual([]);
    const booking = await stranded();
    const listed = await atRisk(admin);
    expect(listed).toMatchObject([
      { booking: { id: booking.id }, causes: ['maintenance'], latest: null, phoneNumber: expect.any(String) },
    ]);
    const [{ standIns, proposedVehicleId } = { standIns: [], proposedVehicleId: '' }] = listed;
    expect(standIns.length).toBeGreaterThan(0);
    expect(standIns.map(({ isSameType }) => isSameType)).toEqual(
      standIns.map(({ isSameType }) => isSameType).toSorted((one, other) => Number(other) - Number(one)),
    );
    expect(proposedVehicleId).toBe(standIns[0]?.id);
    const count = () => admin.get('/api/admin/bookings-at-risk/count').expect(200);
    expect((await count()).body).toEqual({ count: 1 });
    expect(await atRisk(admin, { vehicleId: await vehicleId(app, 'BLS2') })).toEqual([]);
    expect(await atRisk(admin, { vehicleId: booking.vehicle.id })).toHaveLength(1);
    await giveBack(app, admin, 'BLS1');
    expect((await count()).body).toEqual({ count: 0 });
    expect(await atRisk(admin, { vehicleId: booking.vehicle.id, all: true })).toMatchObject([{ causes: [] }]);
  });

  it('is replaced by one that is held and offered; accepted, the booking keeps its approval and is signed again', async () => {
    const { booking, offer } = await offered();
    expect(offer).toMatchObject({
      bookingId: booking.id,
      vehicle: { name: 'BLS1' },
      substitute: { name: 'BLS2' },
      holdEndsAt: '2026-11-23T20:00:00.000Z',
    });
    expect(await holdsOf(app)).toMatchObject([{ id: offer.id, vehicleId: offer.substitute.id }]);
    expect(await atRisk(admin)).toMatchObject([
      { proposedVehicleId: null, latest: { status: 'offered', vehicleName: 'BLS2' } },
    ]);
    const { body } = await answerSubstitute(dana, offer, 'accept').expect(200);
    expect(body).toMatchObject({ id: booking.id, status: 'approved', vehicle: { name: 'BLS2' }, signedAt: null });
    expect(await holdsOf(app)).toEqual([]);
    expect(await atRisk(admin)).toEqual([]);
    expect(await offersOf(dana)).toEqual([]);
    const [changed] = await app.database.query<{ data: object; isByAdmin: boolean }>({
      name: 'test.changed',
      text: `SELECT data, actor = 'responder:' || (SELECT id FROM responder WHERE unit_number = '100') AS "isByAdmin"
             FROM event WHERE stream = $1 ORDER BY version DESC LIMIT 1`,
      values: [booking.id],
    });
    // who chose the vehicle approves it
    expect(changed).toMatchObject({
      isByAdmin: true,
      data: { substitutionId: offer.id, changedBy: 'admin', mustSignAgain: true, status: 'approved' },
    });
    app.clock.advanceMinutes(1);
    await shift(app, dana, admin).sign(booking);
    expectProblem(await answerSubstitute(dana, offer, 'accept'), 409, 'SUBSTITUTE_OFFER_ENDED');
  });

  it('stays with a booking whose responder declines, which goes back to the list', async () => {
    const { booking, offer } = await offered();
    await answerSubstitute(dana, offer, 'decline').expect(204);
    expect(await holdsOf(app)).toEqual([]);
    expect(await atRisk(admin)).toMatchObject([{ latest: { status: 'ended', endedBecause: 'declined' } }]);
    expectProblem(await answerSubstitute(dana, offer, 'accept'), 409, 'SUBSTITUTE_OFFER_ENDED');
    expectProblem(await answerSubstitute(dana, offer, 'decline'), 409, 'SUBSTITUTE_OFFER_ENDED');
    await save(admin, [[booking, null]], 'No other vehicle').expect(201);
    await carryOut(app);
    expect(await bookingOf(dana, booking.id)).toMatchObject({ status: 'cancelled', reason: 'No other vehicle' });
    expect(await atRisk(admin)).toEqual([]);
  });

  it('stays with a booking whose responder lets the time pass, at its very end', async () => {
    const { offer } = await offered();
    app.clock.set('2026-11-23T19:59:59.000Z');
    await carryOut(app);
    expect(await offersOf(dana)).toHaveLength(1);
    app.clock.set(offer.holdEndsAt);
    expectProblem(await answerSubstitute(dana, offer, 'accept'), 409, 'SUBSTITUTE_OFFER_ENDED');
    expect(await offersOf(dana)).toEqual([]);
    admin = await app.signInAdmin();
    await carryOut(app);
    expect(await holdsOf(app)).toEqual([]);
    expect(await atRisk(admin)).toMatchObject([{ latest: { endedBecause: 'passed' } }]);
  });

  it('is not answered by somebody else, or unseen', async () => {
    const { offer } = await offered();
    expectProblem(await answerSubstitute(amir, offer, 'accept'), 404, 'SUBSTITUTE_NOT_FOUND');
    expectProblem(await answerSubstitute(amir, offer, 'decline'), 404, 'SUBSTITUTE_NOT_FOUND');
    const unseen = { ...offer, substitute: { ...offer.substitute, id: offer.vehicle.id } };
    expectProblem(await answerSubstitute(dana, unseen, 'accept'), 409, 'SUBSTITUTE_OFFER_ENDED');
    expectProblem(await dana.post('/api/substitutes/none/accept').send({}), 404, 'SUBSTITUTE_NOT_FOUND');
  });

  it('is offered once: a booking that is being saved is not saved by another', async () => {
    const { booking } = await offered();
    expectProblem(await save(admin, [[booking, null]]), 409, 'ALREADY_BEING_SAVED');
  });

  it.each(['withdraws', 'is suspended'])('ends the offer to a responder who %s', async (what) => {
    const { booking } = await offered();
    if (what === 'withdraws') await dana.delete(`/api/bookings/${booking.id}`).expect(200);
    // at the very moment at which the offer was made: later it is refused
    else await run(`UPDATE responder SET suspended_at = now() WHERE unit_number = '101'`);
    await carryOut(app);
    expect(await holdsOf(app)).toEqual([]);
    if (what === 'withdraws') return;
    expect(await atRisk(admin)).toMatchObject([
      {
        causes: ['suspended', 'maintenance'],
        standIns: [],
        proposedVehicleId: null,
        latest: { endedBecause: 'person-gone' },
      },
    ]);
    await run(`UPDATE responder SET suspended_at = NULL WHERE unit_number = '101'`);
  });

  it('ends an offer whose other vehicle is lost as well', async () => {
    const { offer } = await offered('BLS2');
    await lose(app, admin, 'BLS2');
    expectProblem(await answerSubstitute(dana, offer, 'accept'), 409, 'VEHICLE_UNAVAILABLE');
    await carryOut(app);
    expect(await holdsOf(app)).toEqual([]);
    expect(await atRisk(admin)).toMatchObject([{ latest: { endedBecause: 'vehicle-gone', vehicleName: 'BLS2' } }]);
  });

  it('is not replaced by one whose papers end before, or that was retired', async () => {
    const { name, id } = await vehicles.add();
    const { offer } = await offered(name);
    await plansOf(app, admin).set(name, insuredUntil('2026-11-23'));
    expectProblem(await answerSubstitute(dana, offer, 'accept'), 409, 'VEHICLE_PAPERS_EXPIRED');
    await admin.delete(`/api/vehicles/${id}`).expect(204);
    expectProblem(await answerSubstitute(dana, offer, 'accept'), 404, 'VEHICLE_NOT_FOUND');
    await carryOut(app);
  });

  it('is not replaced by one that somebody else took first', async () => {
    const booking = await stranded();
    await save(admin, [[booking, await vehicleId(app, 'BLS2')]]).expect(201);
    await shift(app, amir, admin).request('BLS2', later);
    await carryOut(app);
    expect(await holdsOf(app)).toEqual([]);
    expect(await atRisk(admin)).toMatchObject([{ latest: { endedBecause: 'not-free' } }]);
  });

  it('is replaced for all bookings or for none, as they were seen', async () => {
    const booking = await stranded();
    const other = await shift(app, amir, admin).request('PARAMEDIC 1', { startTime: '2026-11-25T16:00:00.000Z' });
    const shorter = { ...other, endTime: '2026-11-25T19:00:00.000Z' };
    expectProblem(
      await save(admin, [
        [booking, null],
        [shorter, null],
      ]),
      409,
      'BOOKING_CHANGED_MEANWHILE',
    );
    const unknown = { ...other, id: '0197f1c2-0001-7000-8000-00000000dead' };
    expectProblem(
      await save(admin, [
        [booking, null],
        [unknown, null],
      ]),
      404,
      'BOOKING_NOT_FOUND',
    );
    expectProblem(await save(admin, [[booking, booking.vehicle.id]]), 404, 'VEHICLE_NOT_FOUND');
    expectProblem(
      await save(admin, [
        [booking, null],
        [booking, null],
      ]),
      400,
      'VALIDATION_FAILED',
    );
    await carryOut(app);
    expect(await bookingOf(dana, booking.id)).toMatchObject({ status: 'approved' });
    expectProblem(
      await dana.post('/api/admin/bookings-at-risk/save').send(planOf([[booking, null]])),
      403,
      'ADMIN_ONLY',
    );
  });

  it('is not needed for who is suspended or retires: their bookings are cancelled first, all at once', async () => {
    const first = (await bookingOf(admin, (await shift(app, dana, admin).signed('BLS1', later)).id)) as typeof booking;
    const booking = await shift(app, dana, admin).request('BLS1', { startTime: '2026-11-25T16:00:00.000Z' });
    const suspend = () => admin.post(`/api/users/${first.user.id}/suspend`).send({ reason: 'Leave' });
    const retire = async () => admin.delete(`/api/vehicles/${first.vehicle.id}`);
    expectProblem(await suspend(), 409, 'RESPONDER_BOOKINGS_UNDECIDED');
    expectProblem(await retire(), 409, 'VEHICLE_HAS_OPEN_BOOKINGS');
    const listed = await atRisk(admin, { responderId: first.user.id, all: true });
    expect(listed.map((one) => one.booking.id)).toEqual([first.id, booking.id]);
    await save(
      admin,
      listed.map((one) => [one.booking, null] as const),
      'On leave',
    ).expect(201);
    await carryOut(app);
    await suspend().expect(204);
    await admin.post(`/api/users/${first.user.id}/lift-suspension`).send({ reason: 'Back' }).expect(204);
    dana = await app.signIn('101');
  });

  it('leaves views that a rebuild repeats', async () => {
    expect(await verify({ url: app.testDatabase.url, wiring })).toEqual([]);
  });
});
