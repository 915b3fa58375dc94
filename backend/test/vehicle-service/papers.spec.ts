import { currentAddendumVersion } from '@rigbook/contracts/agreement/addendum';
import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { vehiclesBy } from '../fleet/support/fleet.js';
import { allowTakes, emergency } from '../support/emergency.js';
import { accept, give, offersOf, proposeSwap } from '../support/handing-on.js';
import { mondayEvening, shift, vehicleId } from '../support/shift.js';
import { releaseBookings } from '../support/release.js';
import { makeStandingShifts, read, setStandingShift } from '../support/standing-shifts.js';
import { insuredUntil, plansOf } from '../support/vehicle-service.js';
import { answerOffer, join, serveWaitlist, wishesOf } from '../support/waitlist.js';

let app: TestApp;
let admin: Person;
let dana: Person;
let amir: Person;
let plans: ReturnType<typeof plansOf>;

beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
beforeEach(async () => {
  app.clock.set('2026-11-23T08:00Z');
  [admin, dana, amir] = await Promise.all([app.signInAdmin(), app.signIn('101'), app.signIn('102')]);
  plans = plansOf(app, admin);
});
afterAll(() => app.close());

const vehicles = vehiclesBy(() => admin);
/** A vehicle that is insured to the end of that day. */
async function insured(lastDay: string): Promise<{ name: string; id: string; planId: string }> {
  const { name, id } = await vehicles.add();
  return { name, id, planId: await plans.set(name, insuredUntil(lastDay)) };
}
const refused = (vehicleName: string, lastDay: string) => ({
  code: 'VEHICLE_PAPERS_EXPIRED',
  facts: { vehicleName, paper: 'insurance', lastDay },
});
const tryRequest = async (person: Person, vehicle: string, wish: object = {}) =>
  person.post('/api/bookings').send({ vehicleId: await vehicleId(app, vehicle), ...mondayEvening, ...wish });
const seenOf = ({ vehicle, startTime, endTime }: { vehicle: { id: string }; startTime: string; endTime: string }) => ({
  vehicleId: vehicle.id,
  startTime,
  endTime,
});
/** From 22:00 to 02:00 in Jerusalem. */
const acrossMidnight = { startTime: '2026-11-23T20:00:00.000Z', duration: 4 };

describe('a booking that goes on after the last valid day of a paper', () => {
  it('is refused, up to the last hour of the day', async () => {
    const { name } = await insured('2026-11-23');
    expect((await tryRequest(dana, name, acrossMidnight)).body).toMatchObject(refused(name, '2026-11-23'));
    expect((await tryRequest(dana, name, { ...acrossMidnight, duration: 2 })).status).toBe(201);
  });

  it('is refused to administrators too, and for somebody', async () => {
    const { name, id } = await insured('2026-11-23');
    expect((await tryRequest(admin, name, acrossMidnight)).body.code).toBe('VEHICLE_PAPERS_EXPIRED');
    const { body: users } = await admin.get('/api/users').expect(200);
    const { id: responderId } = (users as { id: string; unitNumber: string }[]).find(
      ({ unitNumber }) => unitNumber === '102',
    )!;
    const forAmir = { responderId, vehicleId: id, ...mondayEvening, ...acrossMidnight, approved: true };
    expect((await admin.post('/api/admin/bookings').send(forAmir)).body).toMatchObject(refused(name, '2026-11-23'));
  });

  it('is granted again once the paper is renewed, or its plan ended', async () => {
    const { name, planId } = await insured('2026-11-23');
    await plans.change(name, planId, insuredUntil('2027-11-23'), insuredUntil('2026-11-23'));
    expect((await tryRequest(dana, name, acrossMidnight)).status).toBe(201);
    const other = await insured('2026-11-23');
    await plans.end(other.name, other.planId);
    expect((await tryRequest(amir, other.name, acrossMidnight)).status).toBe(201);
  });

  it('cannot be the change of another one, except to fewer of its hours', async () => {
    const { name } = await vehicles.add();
    const step = shift(app, amir, admin);
    const booking = await step.request(name, acrossMidnight);
    const change = (wish: object) =>
      amir.post(`/api/bookings/${booking.id}/change`).send({
        ...{ seen: seenOf(booking), vehicleId: booking.vehicle.id, purpose: booking.purpose },
        ...{ ...acrossMidnight, ...wish },
      });
    await plans.set(name, insuredUntil('2026-11-22'));
    expect((await change({ duration: 5 })).body).toMatchObject(refused(name, '2026-11-22'));
    const earlier = { startTime: '2026-11-23T19:00:00.000Z', duration: acrossMidnight.duration };
    expect((await change(earlier)).body).toMatchObject(refused(name, '2026-11-22'));
    const byAdmin = {
      seen: seenOf(booking),
      vehicleId: booking.vehicle.id,
      purpose: booking.purpose,
      ...acrossMidnight,
    };
    const answer = await admin
      .post(`/api/admin/bookings/${booking.id}/change`)
      .send({ ...byAdmin, duration: 5, reason: 'Longer' });
    expect(answer.body).toMatchObject(refused(name, '2026-11-22'));
    expect((await change({ duration: 3 })).status).toBe(200);
  });

  it('cannot come about by an extension', async () => {
    const { name } = await vehicles.add();
    const step = shift(app, dana, admin);
    const booking = await step.signed(name, { startTime: '2026-11-25T20:00:00.000Z', duration: 2 });
    await plans.set(name, insuredUntil('2026-11-25'));
    const extension = { seen: seenOf(booking), hours: 1, addendumVersion: currentAddendumVersion };
    const answer = await dana.post(`/api/bookings/${booking.id}/extension`).send(extension);
    expect(answer.body).toMatchObject(refused(name, '2026-11-25'));
  });

  it('is not taken in an emergency either', async () => {
    await allowTakes(admin, '105');
    const { name } = await insured('2026-11-22');
    const taker = emergency(app, await app.signIn('105'));
    expect((await taker.take(name)).body).toMatchObject(refused(name, '2026-11-22'));
  });

  it('is not made of a standing shift, and the reason is told', async () => {
    const { name } = await insured('2026-11-23');
    const set = await setStandingShift(app, admin, '104', { startHour: 8 }, name);
    await makeStandingShifts(app);
    const told = (await read(admin, set)).days.flatMap(({ notMadeBecause }) => notMadeBecause ?? []);
    expect(told).toEqual(['VEHICLE_PAPERS_EXPIRED']);
  });

  it('is not offered to the waitlist; an offer that was made is not accepted', async () => {
    const { name } = await vehicles.add();
    const booking = await shift(app, dana, admin).request(name, { startTime: '2026-11-26T16:00:00.000Z' });
    const hours = { startTime: booking.startTime, endTime: booking.endTime, leastHours: 4 };
    const wish = (await join(app, amir, hours, name)).body as { id: string };
    const planId = await plans.set(name, insuredUntil('2026-11-25'));
    await dana.delete(`/api/bookings/${booking.id}`).expect(200);
    await serveWaitlist(app);
    expect((await wishesOf(amir)).find(({ id }) => id === wish.id)?.offer).toBeNull();
    await plans.end(name, planId);
    await serveWaitlist(app);
    await plans.set(name, insuredUntil('2026-11-25'));
    expect((await answerOffer(amir, wish, 'accept')).body).toMatchObject(refused(name, '2026-11-25'));
  });

  it('is not handed on, and not swapped', async () => {
    const { name } = await vehicles.add();
    const booking = await shift(app, dana, admin).request(name, { startTime: '2026-11-24T20:00:00.000Z', duration: 2 });
    const own = await shift(app, amir, admin).request('BLS1', { startTime: '2026-11-24T04:00:00.000Z', duration: 1 });
    await give(dana, booking, '102').expect(201);
    const { offered } = await offersOf(amir);
    await plans.set(name, insuredUntil('2026-11-23'));
    expect((await accept(amir, offered[0]!, booking)).body).toMatchObject(refused(name, '2026-11-23'));
    expect((await proposeSwap(amir, own, booking)).body.code).toBe('VEHICLE_PAPERS_EXPIRED');
  });

  it('that was released is not reinstated', async () => {
    const { name } = await vehicles.add();
    const booking = await shift(app, amir, admin).signed(name, { startTime: '2026-11-24T08:00:00.000Z', duration: 4 });
    app.clock.set('2026-11-24T09:30Z');
    await releaseBookings(app);
    admin = await app.signInAdmin();
    plans = plansOf(app, admin);
    await plans.set(name, insuredUntil('2026-11-23'));
    expect((await admin.post(`/api/admin/bookings/${booking.id}/reinstate`).send({})).body).toMatchObject(
      refused(name, '2026-11-23'),
    );
  });

  it('stays as it is if it stood before, and can be approved', async () => {
    const { name, id } = await vehicles.add();
    const step = shift(app, dana, admin);
    const booking = await step.request(name, { startTime: '2026-11-26T04:00:00.000Z', duration: 1 });
    await plans.set(name, insuredUntil('2026-11-25'));
    const { body } = await admin
      .get(`/api/admin/vehicles/${id}/affected-bookings?from=2026-11-25T22:00:00Z`)
      .expect(200);
    expect((body as { id: string }[]).map((one) => one.id)).toEqual([booking.id]);
    expect((await step.approve(booking)).status).toBe('approved');
  });
});

it('everybody who is signed in reads which paper of a vehicle ends first, visitors do not', async () => {
  const { id } = await insured('2026-12-31');
  const seenBy = async (person: Pick<Person, 'get'>) =>
    ((await person.get('/api/vehicles').expect(200)).body as { id: string }[]).find((vehicle) => vehicle.id === id);
  expect(await seenBy(dana)).toMatchObject({ papersEnd: { paper: 'insurance', lastDay: '2026-12-31' } });
  expect(await seenBy(app.visitor())).not.toHaveProperty('papersEnd');
});
