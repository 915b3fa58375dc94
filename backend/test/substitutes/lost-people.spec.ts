import type { NotificationKind } from '@rigbook/contracts/notifications/notification.words';
import { theOffice } from '@rigbook/contracts/notifications/templates/values-in-words';
import { languages } from '@rigbook/contracts/settings/settings.rules';
import { messageFacts } from '../../src/notifications/delivery/message-facts.query.js';
import { messageValues } from '../../src/notifications/delivery/message-values.js';
import { wiring } from '../../src/app/app.module.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { vehiclesBy } from '../fleet/support/fleet.js';
import { licencesOf } from '../licences/support/licences-of.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { accept, give, needsApproval, offersOf, proposeSwap } from '../support/handing-on.js';
import { shift, vehicleId } from '../support/shift.js';
import { expectProblem } from '../http/support/expect-problem.js';
import { atRisk, carryOut, lose, seenOf } from '../support/substitutes.js';
import { join } from '../support/waitlist.js';

let app: TestApp;
let dana: Person;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp({ worker: false });
  [dana, admin] = await Promise.all([app.signIn('101'), app.signInAdmin()]);
  await needsApproval(admin, false);
});
afterAll(() => app.close());

const later = { startTime: '2026-11-25T16:00:00.000Z', duration: 2 };
const vehicles = vehiclesBy(() => admin);
const { handIn, newcomer, review } = licencesOf(
  () => app,
  () => admin,
);

/** An approved booking of a vehicle of its own, whose responder's license is rejected by then. */
async function lost(
  hours: object = later,
  meanwhile?: (person: Person, booking: Parameters<typeof give>[1]) => PromiseLike<unknown>,
) {
  const { name } = await vehicles.add();
  const someone = await newcomer();
  await review((await handIn(someone)).id, { status: 'approved' }).expect(200);
  const step = shift(app, someone.person, admin);
  const booking = await step.approve(await step.request(name, hours));
  await meanwhile?.(someone.person, booking);
  app.clock.advanceMinutes(1);
  await review((await handIn(someone)).id, { status: 'rejected' }).expect(200);
  return { name, booking, person: someone.person };
}

const offersAt = async (person: Person, startTime: string) =>
  (await offersOf(person)).offered.filter(({ offered }) => offered.startTime === startTime);

/** Messages about offers of a booking. */
const toldOf = (bookingId: string) =>
  app.database.query<{ id: string; kind: NotificationKind; responderId: string; state: string }>({
    name: 'test.told-of-office-offer',
    text: `SELECT n.id, n.kind, n.responder_id AS "responderId", n.state FROM notification n JOIN handing_on h ON h.handing_on_id = n.stream
           WHERE h.booking_id = $1`,
    values: [bookingId],
  });

const links = {
  toOwnDamage: '',
  toDamage: () => '',
  toReadings: () => '',
  toVehicle: () => '',
  toHome: '',
  toOffice: () => '',
  toBooking: () => '',
  toCheckIn: () => '',
  toDecision: () => '',
  toAccount: '',
  toStandingShifts: '',
};

/** Why what was planned for a booking ended. */
async function endOf(id: string): Promise<string | undefined> {
  const [row] = await app.database.query<{ because: string }>({
    name: 'test.ended-because',
    text: `SELECT ended_because AS because FROM substitution WHERE booking_id = $1`,
    values: [id],
  });
  return row?.because;
}

const listed = async (id: string) => (await atRisk(admin)).find(({ booking }) => booking.id === id);
const toColleagues = (booking: Parameters<typeof seenOf>[0]) =>
  admin.post('/api/admin/bookings-at-risk/save').send({
    reason: 'License expired',
    bookings: [{ bookingId: booking.id, seen: seenOf(booking), toColleagues: true }],
  });

describe('a booking whose responder is lost', () => {
  it('is offered to colleagues, and stays on the list until one of them has it', async () => {
    const { booking } = await lost();
    const found = await listed(booking.id);
    expect(found).toMatchObject({ causes: ['licence'], standIns: [], isOfferedToColleagues: false, waiting: 0 });
    await toColleagues(found!.booking).expect(201);
    await carryOut(app);
    await carryOut(app);
    expect(await listed(booking.id)).toMatchObject({
      isOfferedToColleagues: true,
      latest: { status: 'ended', endedBecause: 'offered-to-colleagues' },
    });
    const offers = (await offersOf(dana)).offered.filter((offer) => offer.offered.startTime === later.startTime);
    expect(offers).toHaveLength(1);
    await accept(dana, offers[0]!, found!.booking).expect(200);
    expect(await listed(booking.id)).toBeUndefined();
    const { body } = await dana.get(`/api/bookings/${booking.id}`).expect(200);
    expect(body).toMatchObject({ status: 'approved', user: { unitNumber: '101' } });
    await dana.delete(`/api/bookings/${booking.id}`).expect(200);
  });

  it('is told to its responder, and to colleagues as what the office offers, without naming the responder', async () => {
    await dana.put('/api/handing-on/messages').send({ toldOfOffers: true }).expect(204);
    const { booking, person } = await lost({ startTime: '2026-11-26T10:00:00.000Z', duration: 1 });
    await toColleagues((await listed(booking.id))!.booking).expect(201);
    await carryOut(app);
    const { id: own } = (await person.get('/api/auth/user').expect(200)).body as { readonly id: string };
    const told = await toldOf(booking.id);
    const toOwn = told.filter(({ responderId }) => responderId === own);
    expect(new Set(toOwn.map(({ kind }) => kind))).toEqual(new Set(['handing_on_by_office']));
    const toOthers = told.filter(({ kind }) => kind === 'handing_on_to_everybody');
    expect(toOthers.length).toBeGreaterThan(0);
    const facts = await app.database.fetch(messageFacts([...toOwn, ...toOthers]));
    for (const { id, kind } of [...toOwn, ...toOthers]) {
      for (const language of languages) {
        const values = messageValues(kind, facts.get(id)!, language, links);
        expect(values).toMatchObject({ vehicleName: booking.vehicle.name });
        if (kind === 'handing_on_to_everybody') expect(values['colleague']).toBe(theOffice[language]);
      }
    }
    const [offer] = await offersAt(dana, booking.startTime);
    expect(offer).toMatchObject({ byOffice: true, toEverybody: true, from: null });
    await accept(dana, offer!, booking).expect(200);
    const after = await toldOf(booking.id);
    expect(after.filter(({ kind, state }) => kind !== 'handing_on_accepted' && state === 'queued')).toEqual([]);
    expect(after.filter(({ kind }) => kind === 'handing_on_accepted').map(({ responderId }) => responderId)).toContain(
      own,
    );
    await dana.put('/api/handing-on/messages').send({ toldOfOffers: false }).expect(204);
    await dana.delete(`/api/bookings/${booking.id}`).expect(200);
  });

  it('is not told to its responder as an offer of the office where the responder offers it', async () => {
    const { booking, person } = await lost({ startTime: '2026-11-26T14:00:00.000Z', duration: 1 });
    const found = await listed(booking.id);
    await give(person, found!.booking).expect(201);
    await toColleagues(found!.booking).expect(201);
    await carryOut(app);
    expect((await toldOf(booking.id)).filter(({ kind }) => kind === 'handing_on_by_office')).toEqual([]);
  });

  it('is not offered twice where its responder offers it already', async () => {
    const { booking, person } = await lost();
    const found = await listed(booking.id);
    await give(person, found!.booking).expect(201);
    expect(await listed(booking.id)).toMatchObject({ isOfferedToColleagues: true });
    await toColleagues(found!.booking).expect(201);
    await carryOut(app);
    expect(await listed(booking.id)).toMatchObject({
      isOfferedToColleagues: true,
      latest: { endedBecause: 'offered-to-colleagues' },
    });
  });

  it('is offered to everybody where its responder offered it to one colleague, who is told', async () => {
    const { booking, person } = await lost({ startTime: '2026-11-25T06:00:00.000Z', duration: 1 });
    const found = await listed(booking.id);
    await give(person, found!.booking, '101').expect(201);
    const [toDana] = (await offersOf(dana)).offered.filter(({ toEverybody }) => !toEverybody);
    expect(await listed(booking.id)).toMatchObject({ isOfferedToColleagues: false });
    await toColleagues(found!.booking).expect(201);
    await carryOut(app);
    expect(await listed(booking.id)).toMatchObject({
      isOfferedToColleagues: true,
      latest: { endedBecause: 'offered-to-colleagues', vehicleName: null },
    });
    expectProblem(await accept(dana, toDana!, found!.booking), 409, 'HANDING_ON_ENDED');
    const toAll = await offersAt(dana, '2026-11-25T06:00:00.000Z');
    expect(toAll).toMatchObject([{ toEverybody: true }]);
    await accept(dana, toAll[0]!, found!.booking).expect(200);
  });

  it('is offered to everybody where its responder proposed a swap', async () => {
    const { name } = await vehicles.add();
    const danas = await shift(app, dana, admin).request(name, { startTime: '2026-11-26T06:00:00.000Z', duration: 1 });
    const { booking } = await lost({ startTime: '2026-11-25T08:00:00.000Z', duration: 1 }, (person, offered) =>
      proposeSwap(person, offered, danas).expect(201),
    );
    const found = await listed(booking.id);
    await toColleagues(found!.booking).expect(201);
    await carryOut(app);
    expect(await offersAt(dana, '2026-11-25T08:00:00.000Z')).toMatchObject([{ toEverybody: true, inReturn: null }]);
    expect(await listed(booking.id)).toMatchObject({ isOfferedToColleagues: true });
  });

  it('is offered again where an earlier offer no longer stands, and no worker has ended it yet', async () => {
    const { booking, person } = await lost({ startTime: '2026-11-25T10:00:00.000Z', duration: 1 });
    await give(person, booking).expect(201);
    const { name } = await vehicles.add();
    const { startTime, purpose } = booking;
    const change = { seen: seenOf(booking), vehicleId: await vehicleId(app, name), startTime, duration: 1, purpose };
    await admin
      .post(`/api/admin/bookings/${booking.id}/change`)
      .send({ ...change, reason: 'Brakes' })
      .expect(200);
    const found = await listed(booking.id);
    await toColleagues(found!.booking).expect(201);
    await carryOut(app);
    expect(await offersAt(dana, startTime)).toMatchObject([{ toEverybody: true, offered: { vehicle: { name } } }]);
  });

  it('is not offered where its vehicle is lost as well: no colleague could take it', async () => {
    const { name, booking } = await lost({ startTime: '2026-11-25T12:00:00.000Z', duration: 1 });
    await lose(app, admin, name);
    const found = await listed(booking.id);
    expect(found).toMatchObject({ causes: ['licence', 'maintenance'] });
    await toColleagues(found!.booking).expect(201);
    await carryOut(app);
    expect(await listed(booking.id)).toMatchObject({
      isOfferedToColleagues: false,
      latest: { status: 'ended', endedBecause: 'vehicle-gone', vehicleName: null },
    });
  });

  it('is not offered once it has begun', async () => {
    const { booking } = await lost({ startTime: '2026-11-23T09:00:00.000Z', duration: 1 });
    const found = await listed(booking.id);
    await toColleagues(found!.booking).expect(201);
    app.clock.advanceMinutes(120);
    await carryOut(app);
    expect(await endOf(booking.id)).toBe('begun');
  });

  it('is not cancelled by a worker of the release before, which knows nothing of colleagues', async () => {
    const { booking } = await lost({ startTime: '2026-11-25T14:00:00.000Z', duration: 1 });
    const found = await listed(booking.id);
    await toColleagues(found!.booking).expect(201);
    // what such a worker reads of the plan
    await withConnection(app.testDatabase.url, (owner) =>
      owner.query(`UPDATE substitution SET to_colleagues = false WHERE status = 'planned'`),
    );
    await carryOut(app);
    expect(await listed(booking.id)).toMatchObject({
      booking: { status: 'approved' },
      latest: { endedBecause: 'not-free' },
    });
    await withConnection(app.testDatabase.url, (owner) =>
      owner.query(`UPDATE substitution SET to_colleagues = true WHERE booking_id = $1`, [booking.id]),
    );
  });

  it('is not offered any more once it has changed', async () => {
    const { booking } = await lost({ startTime: '2026-11-25T20:00:00.000Z', duration: 1 });
    const found = await listed(booking.id);
    await toColleagues(found!.booking).expect(201);
    const { id } = found!.booking;
    await admin.delete(`/api/admin/bookings/${id}`).send({}).expect(200);
    await carryOut(app);
    expect(await endOf(id)).toBe('booking-changed');
  });

  it('says how many wait for its hours, who are offered them once it is cancelled', async () => {
    const { name, booking } = await lost({ startTime: '2026-11-26T16:00:00.000Z', duration: 2 });
    const wish = { startTime: '2026-11-26T16:00:00.000Z', endTime: '2026-11-26T18:00:00.000Z', leastHours: 1 };
    await join(app, dana, wish, name);
    expect(await listed(booking.id)).toMatchObject({ waiting: 1 });
  });

  it('leaves views that a rebuild repeats', async () => {
    expect(await verify({ url: app.testDatabase.url, wiring })).toEqual([]);
  });
});
