import { wiring } from '../../src/app/app.module.js';
import { messageFacts } from '../../src/notifications/delivery/message-facts.query.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { accept, give, needsApproval } from '../support/handing-on.js';
import { mondayEvening, shift, vehicleId } from '../support/shift.js';
import {
  daysOf,
  endEverything,
  makeStandingShifts,
  planOf,
  read,
  setStandingShift,
  type StandingShift,
} from '../support/standing-shifts.js';

let app: TestApp;
let dana: Person;
let noa: Person;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
beforeEach(async () => {
  app.clock.set('2026-11-23T08:00:00.000Z');
  [dana, noa] = await Promise.all([app.signIn('101'), app.signIn('102')]);
  admin = await app.signInAdmin();
});
afterEach(() => endEverything(app, admin));
afterAll(() => app.close());

const change = (shiftId: string, body: object) => admin.put(`/api/admin/standing-shifts/${shiftId}`).send(body);
const end = (shiftId: string, body: object) => admin.post(`/api/admin/standing-shifts/${shiftId}/end`).send(body);
const bookingOf = async (person: Person, id: string | null) =>
  (await person.get(`/api/bookings/${id ?? ''}`).expect(200)).body;

it('a booking that was handed on is no more to be read by the person of the standing shift', async () => {
  const set = await setStandingShift(app, admin, '101', { weekdays: ['monday'] });
  await makeStandingShifts(app);
  const [made] = (await read(admin, set)).days;
  const booking = await bookingOf(dana, made?.bookingId ?? null);
  await needsApproval(admin, false);
  const { body: offer } = await give(dana, booking, '102').expect(201);
  await accept(noa, offer, booking).expect(200);
  const { body } = await dana.get('/api/standing-shifts').expect(200);
  expect(body[0].days[0]).toMatchObject({ handedOn: true, bookingId: null, bookingStatus: null, vehicle: null });
  expect((await read(admin, set)).days[0]).toMatchObject({ handedOn: true, bookingId: booking.id });
});

describe('changing a standing shift', () => {
  it('makes the unsigned bookings again, and leaves those that are signed, arranged otherwise, or just so', async () => {
    const plan = { weekdays: ['monday', 'tuesday', 'wednesday', 'thursday'], duration: 3 };
    const set = await setStandingShift(app, admin, '101', plan);
    await makeStandingShifts(app);
    const before = await read(admin, set);
    const [monday, tuesday, wednesday, thursday] = before.days.map(({ bookingId }) => bookingId ?? '');
    await shift(app, dana, admin).sign({ id: monday ?? '' });
    const { vehicle, startTime, endTime } = await bookingOf(dana, tuesday ?? null);
    await dana
      .post(`/api/bookings/${tuesday ?? ''}/change`)
      .send({
        seen: { vehicleId: vehicle.id, startTime, endTime },
        vehicleId: vehicle.id,
        startTime,
        duration: 2,
        purpose: 'Shorter',
      })
      .expect(200);
    app.clock.advanceMinutes(1);
    await change(set.id, { ...planOf(before), weekdays: ['thursday'], startHour: 19 }).expect(204);
    await makeStandingShifts(app);
    const after = await read(admin, set);
    const idOn = (day: string) => after.days.find((one) => one.day === day)?.bookingId;
    expect([idOn('2026-11-23'), idOn('2026-11-24'), idOn('2026-11-25')]).toEqual([monday, tuesday, undefined]);
    expect(idOn('2026-11-26')).not.toBe(thursday);
    expect(await bookingOf(dana, wednesday ?? null)).toMatchObject({
      status: 'cancelled',
      reason: 'The standing shift was changed',
    });
    expect(await bookingOf(dana, idOn('2026-11-26') ?? null)).toMatchObject({ startTime: '2026-11-26T17:00:00.000Z' });

    app.clock.advanceMinutes(1);
    await change(set.id, { ...planOf(after), untilDay: '2027-01-31' }).expect(204);
    await makeStandingShifts(app);
    expect((await read(admin, set)).days.find(({ day }) => day === '2026-11-26')?.bookingId).toBe(idOn('2026-11-26'));
  });
});

describe('the days of a changed standing shift', () => {
  const plan = { weekdays: ['monday'], duration: 4 };
  const changeAfterAMinute = async (set: { readonly id: string }, changes: object) => {
    const before = await read(admin, set);
    app.clock.advanceMinutes(1);
    await change(set.id, { ...planOf(before), ...changes }).expect(204);
  };

  it('are booked by the new plan in the same moment, as the system books them', async () => {
    const set = await setStandingShift(app, admin, '101', plan);
    await makeStandingShifts(app);
    await changeAfterAMinute(set, { startHour: 19, weekdays: ['monday', 'wednesday'] });
    const after = await read(admin, set);
    expect(daysOf(after).slice(0, 2)).toEqual(['2026-11-23 made approved', '2026-11-25 made approved']);
    const { body } = await admin.get(`/api/audit/bookings/${after.days[0]?.bookingId ?? ''}/history`).expect(200);
    expect(body).toMatchObject([
      { type: 'BookingRequested', facts: { standingShiftId: set.id }, actor: { system: 'system:standing-shifts' } },
      { type: 'BookingApproved', actor: { system: 'system:standing-shifts' } },
    ]);
  });

  it('keep within the hours of the week, which the cancelled ones give back', async () => {
    const days = { weekdays: ['monday', 'tuesday', 'wednesday'], startHour: 6 };
    const set = await setStandingShift(app, admin, '101', { ...days, duration: 10 });
    app.clock.set('2026-11-22T08:00:00.000Z');
    [admin, dana] = [await app.signInAdmin(), await app.signIn('101')];
    await makeStandingShifts(app);
    await changeAfterAMinute(set, { startHour: 7 });
    expect(daysOf(await read(admin, set)).slice(0, 3)).toEqual([
      '2026-11-23 made approved',
      '2026-11-24 made approved',
      '2026-11-25 made approved',
    ]);
  });

  it('are made again after somebody cancelled one, if the change gives it other hours', async () => {
    const set = await setStandingShift(app, admin, '101', plan);
    await makeStandingShifts(app);
    const [monday] = (await read(admin, set)).days;
    await dana.delete(`/api/bookings/${monday?.bookingId ?? ''}`).expect(200);
    await changeAfterAMinute(set, { untilDay: '2027-01-31' });
    expect(daysOf(await read(admin, set))[0]).toBe('2026-11-23 made cancelled');
    await changeAfterAMinute(set, { startHour: 20 });
    expect(daysOf(await read(admin, set))[0]).toBe('2026-11-23 made approved');
  });

  it('are told as not made once, however often the shift is changed', async () => {
    const taken = await shift(app, noa, admin).request('BLS1');
    const set = await setStandingShift(app, admin, '101', plan);
    await makeStandingShifts(app);
    const told = await messagesAbout(set.id);
    expect(told).toHaveLength(4);
    await changeAfterAMinute(set, { untilDay: '2027-01-31' });
    expect(daysOf(await read(admin, set))[0]).toBe('2026-11-23 not-made VEHICLE_ALREADY_BOOKED');
    expect(await messagesAbout(set.id)).toEqual(told);
    expect(await stillHold(told)).toEqual(told.map(() => true));

    await admin.delete(`/api/admin/bookings/${taken.id}`).send({}).expect(200);
    await makeStandingShifts(app);
    expect(daysOf(await read(admin, set))[0]).toBe('2026-11-23 made approved');
    expect(await stillHold(told)).toEqual(told.map(() => false));
  });

  it.each([
    ['ends', (set: StandingShift) => end(set.id, { changedAt: set.changedAt, cancelBookings: true })],
    ['leaves the day out', (set: StandingShift) => change(set.id, { ...planOf(set), exceptDays: ['2026-11-23'] })],
  ])('are no longer told as not made once the shift %s', async (_title, step) => {
    await shift(app, noa, admin).request('BLS1');
    const set = await setStandingShift(app, admin, '101', plan);
    await makeStandingShifts(app);
    const told = await messagesAbout(set.id);
    app.clock.advanceMinutes(1);
    await step(await read(admin, set)).expect(204);
    expect(await stillHold(told)).toEqual(told.map(() => false));
  });

  const messagesAbout = async (stream: string) =>
    (
      await app.database.query<{ id: string }>({
        name: 'test.messages-about',
        text: `SELECT id FROM notification WHERE stream = $1 ORDER BY id`,
        values: [stream],
      })
    ).map(({ id }) => id);

  /** Whether each message would still be sent: it has something to tell. */
  const stillHold = async (ids: readonly string[]) => {
    const facts = await app.database.fetch(messageFacts(ids.map((id) => ({ id }))));
    return ids.map((id) => facts.get(id)?.notMade?.because === 'VEHICLE_ALREADY_BOOKED');
  };
});

describe('ending a standing shift', () => {
  it.each([
    [true, 'cancelled'],
    [false, 'approved'],
  ])('cancels the bookings ahead (%s)', async (cancelBookings, status) => {
    const set = await setStandingShift(app, admin, '101');
    await makeStandingShifts(app);
    const { days, changedAt } = await read(admin, set);
    await shift(app, dana, admin).sign({ id: days[0]?.bookingId ?? '' });
    await end(set.id, { changedAt, cancelBookings }).expect(204);
    await makeStandingShifts(app);
    expect(await bookingOf(dana, days[0]?.bookingId ?? null)).toMatchObject({ status: 'approved' });
    expect(await bookingOf(dana, days[1]?.bookingId ?? null)).toMatchObject({ status });
    expect(await read(admin, set)).toMatchObject({ endedBecause: 'admin' });
    expect((await dana.get('/api/standing-shifts').expect(200)).body).toEqual([]);
  });

  it('frees the hours at once', async () => {
    const set = await setStandingShift(app, admin, '101', { weekdays: ['monday'] });
    await makeStandingShifts(app);
    const { changedAt } = await read(admin, set);
    await end(set.id, { changedAt, cancelBookings: true }).expect(204);
    await noa
      .post('/api/bookings')
      .send({ vehicleId: await vehicleId(app, 'BLS1'), ...mondayEvening })
      .expect(201);
  });
});

it('a change and an end that are sent again with their key are answered as before', async () => {
  const set = await setStandingShift(app, admin, '101', { weekdays: ['monday'] });
  const plan = { ...planOf(await read(admin, set)), startHour: 19 };
  app.clock.advanceMinutes(1);
  const key = (nth: number) => `0197f1c2-9001-7000-8000-00000000000${nth}`;
  for (let time = 0; time < 2; time += 1) await change(set.id, plan).set('Idempotency-Key', key(1)).expect(204);
  const ending = { changedAt: (await read(admin, set)).changedAt, cancelBookings: true };
  for (let time = 0; time < 2; time += 1) await end(set.id, ending).set('Idempotency-Key', key(2)).expect(204);
  const { body } = await admin.get(`/api/admin/standing-shifts/${set.id}/history`).expect(200);
  expect((body as { step: string }[]).map(({ step }) => step)).toEqual(['ended', 'changed', 'set']);
});

it('who set, changed and ended a standing shift is kept', async () => {
  const set = await setStandingShift(app, admin, '101', { weekdays: ['monday'] });
  await makeStandingShifts(app);
  app.clock.advanceMinutes(1);
  await change(set.id, { ...planOf(await read(admin, set)), startHour: 19 }).expect(204);
  app.clock.advanceMinutes(1);
  const { changedAt } = await read(admin, set);
  await end(set.id, { changedAt, cancelBookings: true }).expect(204);
  const { body } = await admin.get(`/api/admin/standing-shifts/${set.id}/history`).expect(200);
  const by = { unitNumber: '100' };
  expect(body).toMatchObject([
    { step: 'ended', at: app.clock.now(), by, plan: null, cancelledBookings: 1, endedBecause: 'admin' },
    { step: 'changed', at: changedAt, by, plan: { startHour: 19 }, cancelledBookings: 1 },
    { step: 'set', by, plan: { startHour: 18, vehicle: { name: 'BLS1' }, weekdays: ['monday'] }, cancelledBookings: 0 },
  ]);
});

it('all views equal the replay', async () => {
  expect(await verify({ url: app.testDatabase.url, wiring })).toEqual([]);
});
