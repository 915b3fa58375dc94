import { wiring } from '../../src/app/app.module.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { accept, give, needsApproval } from '../support/handing-on.js';
import { mondayEvening, shift, vehicleId } from '../support/shift.js';
import { endEverything, makeStandingShifts, planOf, read, setStandingShift } from '../support/standing-shifts.js';

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

it('all views equal the replay', async () => {
  expect(await verify({ url: app.testDatabase.url, wiring })).toEqual([]);
});
