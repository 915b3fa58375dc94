import { currentAddendumVersion } from '@rigbook/contracts/agreement/addendum';
import { wiring } from '../../src/app/app.module.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { expectProblem } from '../http/support/expect-problem.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { releaseBookings } from '../support/release.js';
import { checkOutForm, shift, vehicleId } from '../support/shift.js';
import { insuredUntil, plansOf } from '../support/vehicle-service.js';

let one: TestApp;
let two: TestApp;
let dana: Person;
let danaElsewhere: Person;
let noa: Person;
let admin: Person;
let adminElsewhere: Person;

beforeAll(async () => {
  one = await startTestApp({ worker: false });
  two = await startTestApp({ shareDatabaseOf: one, worker: false });
  [dana, danaElsewhere, noa] = await Promise.all([one.signIn('101'), two.signIn('101'), one.signIn('102')]);
});
afterAll(async () => {
  await two.close();
  await one.close();
});
const at = (time: string) => [one, two].forEach((app) => app.clock.set(`2026-11-23T${time}:00.000Z`));

interface Booked {
  readonly id: string;
  readonly vehicle: { readonly id: string };
  readonly startTime: string;
  readonly endTime: string;
}

const ask = ({ id, vehicle, startTime, endTime }: Booked, hours = 4, by: Person = dana) =>
  by.post(`/api/bookings/${id}/extension`).send({
    seen: { vehicleId: vehicle.id, startTime, endTime },
    hours,
    addendumVersion: currentAddendumVersion,
    askIfNeeded: true,
  });
const until = '2026-11-24T00:00:00.000Z';
const decide = ({ id }: Booked, decision: 'approve' | 'reject', by: Person = admin, more: object = {}) =>
  by.put(`/api/admin/bookings/${id}/extension`).send({ decision, until, ...more });
const withdrawRequest = ({ id }: Booked, by: Person = dana) => by.delete(`/api/bookings/${id}/extension`);
const checkOut = ({ id }: Booked, by: Person = dana) =>
  by.post(`/api/bookings/${id}/checkout`).send({ ...checkOutForm, mileage: 99_999 });
const cancel = ({ id }: Booked, by: Person = admin) => by.delete(`/api/admin/bookings/${id}`).send({});
const weekOf = async () => {
  const { body } = await dana.get('/api/responder-hours').expect(200);
  return (body as { weeks: { weekStartsOn: string; hours: number }[] }).weeks.find(
    ({ weekStartsOn }) => weekStartsOn === '2026-11-22',
  )?.hours;
};
const typesOf = async ({ id }: Booked) =>
  ((await admin.get(`/api/audit/bookings/${id}/history`).expect(200)).body as { type: string; facts: object }[]).map(
    ({ type }) => type,
  );
const viewsEqualReplay = async () => expect(await verify({ url: one.testDatabase.url, wiring })).toEqual([]);

/** It closes after a while. */
async function openAdministration() {
  [admin, adminElsewhere] = await Promise.all([one.signInAdmin(), two.signInAdmin()]);
}

/** Out from 18:00 to 22:00 in Jerusalem. */
async function out(vehicle = 'ALS1'): Promise<Booked> {
  at('15:30');
  await openAdministration();
  const booking = (await shift(one, dana, admin).active(vehicle)) as Booked;
  at('18:30');
  await openAdministration();
  return booking;
}

describe('an extension that an administrator has to approve', () => {
  it('waits while the shift goes on, holds its hours, and is approved', async () => {
    const booking = await out('PARAMEDIC 1');
    const { status, body } = await ask(booking);
    expect([status, body]).toMatchObject([
      200,
      { status: 'active', endTime: booking.endTime, extensionAskedUntil: until },
    ]);
    expect((await noa.get(`/api/bookings/${booking.id}`)).status).toBe(404);
    const { body: now } = await admin.get('/api/admin/overview/now').expect(200);
    expect(now.extensions).toMatchObject([{ id: booking.id, extensionAskedUntil: until }]);
    const calendar = async () => {
      const within = { from: booking.startTime, to: '2026-11-25T00:00:00.000Z' };
      return (await noa.get(`/api/vehicles/${booking.vehicle.id}/calendar`).query(within).expect(200)).body.taken;
    };
    expect(await calendar()).toMatchObject([{ endTime: until, askedFrom: booking.endTime, offeredUntil: null }]);
    const { body: counts } = await admin.get('/api/admin/dashboard').expect(200);
    expect(counts.shiftsToDecide).toBe(1);
    const taken = await noa.post('/api/bookings').send({
      vehicleId: booking.vehicle.id,
      startTime: '2026-11-23T22:00:00.000Z',
      duration: 1,
      purpose: 'In between',
    });
    expectProblem(taken, 409, 'VEHICLE_ALREADY_BOOKED');
    expectProblem(await ask(booking, 1), 409, 'EXTENSION_WAITS');
    expectProblem(
      await decide(booking, 'approve', admin, { until: booking.endTime }),
      409,
      'BOOKING_CHANGED_MEANWHILE',
    );

    const { body: approved } = await decide(booking, 'approve').expect(200);
    expect(approved).toMatchObject({ endTime: until, duration: 8, extensionAskedUntil: null });
    expect(await calendar()).toMatchObject([{ endTime: until, askedFrom: null }]);
    expectProblem(await decide(booking, 'reject'), 409, 'NO_EXTENSION_WAITS');
    const { body: agreement } = await dana.get(`/api/agreements/${booking.id}`).expect(200);
    expect(agreement.addenda).toMatchObject([{ acceptedAt: '2026-11-23T18:30:00.000Z' }]);
    const told = await one.database.query<{ kind: string; state: string }>({
      name: 'messages-of-request',
      text: `SELECT kind, state FROM notification WHERE stream = $1 AND kind = 'extension_requested'`,
      values: [booking.id],
    });
    expect(told).toEqual([{ kind: 'extension_requested', state: 'withdrawn' }]);
    await checkOut(booking).expect(200);
    await viewsEqualReplay();
  });

  it('is approved with the hours that it holds, also where others of the week are beyond the limit meanwhile', async () => {
    const booking = await out();
    await ask(booking).expect(200);
    const held = (await weekOf()) ?? 0;
    const override = { rules: ['WEEKLY_LIMIT_EXCEEDED'], reason: 'The only one on call' };
    const { body: me } = await dana.get('/api/auth/user').expect(200);
    const rest = {
      responderId: me.id,
      vehicleId: await vehicleId(one, 'FLY CAR 1'),
      purpose: 'A long day',
      approved: true,
    };
    const day = { ...rest, startTime: '2026-11-25T05:00:00.000Z', duration: 20, override };
    const { body: other } = await admin.post('/api/admin/bookings').send(day).expect(201);
    const more = { ...day, startTime: '2026-11-26T05:00:00.000Z', duration: 10 };
    const { body: third } = await admin.post('/api/admin/bookings').send(more).expect(201);
    expect(await weekOf()).toBe(held + 30);

    await decide(booking, 'approve').expect(200);
    expect(await weekOf()).toBe(held + 30);
    for (const one of [other, third, booking]) await cancel(one as Booked).expect(200);
    await viewsEqualReplay();
  });

  it('stands when a paper is entered that ends before: it is listed beforehand, and can be approved', async () => {
    const booking = await out();
    await ask(booking).expect(200);
    const { body: affected } = await admin
      .get(`/api/admin/vehicles/${booking.vehicle.id}/affected-bookings?from=2026-11-23T22:00:00.000Z`)
      .expect(200);
    expect(affected).toMatchObject([{ id: booking.id, extensionAskedUntil: until }]);
    const plans = plansOf(one, admin);
    const planId = await plans.set('ALS1', insuredUntil('2026-11-23'));
    expect((await decide(booking, 'approve').expect(200)).body).toMatchObject({ endTime: until });
    await cancel(booking).expect(200);
    await plans.end('ALS1', planId);
  });

  it('is rejected with a reason, which its responder is told', async () => {
    const booking = await out();
    const before = await weekOf();
    await ask(booking).expect(200);
    expect(await weekOf()).toBe((before ?? 0) + 4);
    const { body } = await decide(booking, 'reject', admin, { reason: 'Needed at midnight' }).expect(200);
    expect(body).toMatchObject({ endTime: booking.endTime, extensionAskedUntil: null });
    expect(await weekOf()).toBe(before);
    const { body: history } = await dana.get(`/api/audit/bookings/${booking.id}/history`).expect(200);
    expect(history.at(-1)).toMatchObject({
      type: 'BookingExtensionEnded',
      facts: { endedBecause: 'rejected', reason: 'Needed at midnight' },
    });
    await cancel(booking).expect(200);
  });

  it('ends undecided at the end it asked for, and not before', async () => {
    const booking = await out();
    await ask(booking).expect(200);
    at('21:00');
    await releaseBookings(one);
    expect((await dana.get(`/api/bookings/${booking.id}`)).body).toMatchObject({
      overdue: true,
      extensionAskedUntil: until,
    });
    one.clock.set(until);
    await openAdministration();
    expectProblem(await decide(booking, 'approve'), 422, 'END_IN_THE_PAST');
    await releaseBookings(one);
    expect((await typesOf(booking)).at(-1)).toBe('BookingExtensionEnded');
    expectProblem(await withdrawRequest(booking), 409, 'NO_EXTENSION_WAITS');
    expectProblem(await withdrawRequest(booking, noa), 404, 'BOOKING_NOT_FOUND');
    expectProblem(await decide({ ...booking, id: booking.vehicle.id }, 'reject'), 404, 'BOOKING_NOT_FOUND');
    await cancel(booking).expect(200);
    await viewsEqualReplay();
  });
});

/** Where one leaves room for the other: the cancellation or the return ends what waits, or comes after the decision. */
const mayBothWin: ReadonlySet<string> = new Set([
  'a request and a cancellation',
  'a request and a checkout',
  'an approval and a checkout',
  'a withdrawal and a cancellation',
]);
const elapsed = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 3_600_000;

describe('two processes on one database let one win of', () => {
  it.each([
    ['two requests', (of: Booked) => [ask(of), ask(of, 3, danaElsewhere)], false, 'ALS1'],
    [
      'an approval and a withdrawal',
      (of: Booked) => [decide(of, 'approve', adminElsewhere), withdrawRequest(of)],
      true,
      'ALS1',
    ],
    [
      'an approval and a rejection',
      (of: Booked) => [decide(of, 'approve'), decide(of, 'reject', adminElsewhere)],
      true,
      'ALS1',
    ],
    ['a request and a cancellation', (of: Booked) => [ask(of, 4, danaElsewhere), cancel(of)], false, 'ALS1'],
    ['a request and a checkout', (of: Booked) => [ask(of), checkOut(of, danaElsewhere)], false, 'BLS1'],
    ['an approval and a checkout', (of: Booked) => [decide(of, 'approve'), checkOut(of, danaElsewhere)], true, 'BLS2'],
    [
      'a withdrawal and a cancellation',
      (of: Booked) => [withdrawRequest(of), cancel(of, adminElsewhere)],
      true,
      'ALS1',
    ],
  ] as const)('%s', async (name, race, asked, vehicle) => {
    const before = (await weekOf()) ?? 0;
    const booking = await out(vehicle);
    if (asked) await ask(booking).expect(200);
    const answers = await Promise.all(race(booking));
    const types = await typesOf(booking);
    const ends = types.filter((type) => type === 'BookingExtensionEnded' || type === 'BookingExtended').length;
    const asks = types.filter((type) => type === 'BookingExtensionRequested').length;
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const { body } = await dana.get(`/api/bookings/${booking.id}`).expect(200);
    // whatever was asked has one end, or still waits in the booking
    expect([name, asks - ends]).toEqual([name, body.extensionAskedUntil === null ? 0 : 1]);
    expect(asks).toBeLessThanOrEqual(1);
    const won = answers.filter(({ status }) => status === 200);
    expect(won.length === answers.length ? mayBothWin.has(name) : won.length === 1).toBe(true);
    const row = (await admin.get(`/api/bookings/${booking.id}`).expect(200)).body as Booked & {
      readonly status: string;
      readonly duration: number;
      readonly extensionAskedUntil: string | null;
    };
    const waiting = row.extensionAskedUntil === null ? 0 : elapsed(row.endTime, row.extensionAskedUntil);
    expect((await weekOf()) ?? 0).toBe(before + (row.status === 'cancelled' ? 0 : row.duration + waiting));
    await viewsEqualReplay();
    if (body.status === 'active') await cancel(booking).expect(200);
    await viewsEqualReplay();
  });
});
