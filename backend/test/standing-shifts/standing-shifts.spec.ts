import { wiring } from '../../src/app/app.module.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { expectProblem } from '../http/support/expect-problem.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { shift, vehicleId } from '../support/shift.js';
import { daysOf, endEverything, makeStandingShifts, read, setStandingShift } from '../support/standing-shifts.js';

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

const bookingOf = async (person: Person, id: string | null) =>
  (await person.get(`/api/bookings/${id ?? ''}`).expect(200)).body;
const told = (stream: string) =>
  app.database.query<{ kind: string; channel: string }>({
    name: 'test.told',
    text: `SELECT kind, channel FROM notification WHERE stream = $1 ORDER BY kind, channel`,
    values: [stream],
  });

describe('a standing shift', () => {
  it('is booked and approved for each day as the day comes into the booking window, once', async () => {
    const set = await setStandingShift(app, admin, '101');
    expect(daysOf(await read(admin, set)).slice(0, 2)).toEqual(['2026-11-23 ahead', '2026-11-25 ahead']);
    await makeStandingShifts(app);
    await makeStandingShifts(app);
    const shown = await read(admin, set);
    expect(daysOf(shown).slice(0, 3)).toEqual([
      '2026-11-23 made approved',
      '2026-11-25 made approved',
      '2026-11-30 ahead',
    ]);
    expect(await bookingOf(dana, shown.days[0]?.bookingId ?? null)).toMatchObject({
      status: 'approved',
      ...{ startTime: '2026-11-23T16:00:00.000Z', endTime: '2026-11-23T20:00:00.000Z', purpose: 'Standing shift' },
      ...{ standingShiftId: set.id, bookedOnBehalf: false, vehicle: { name: 'BLS1' } },
    });
    app.clock.set('2026-11-24T08:00:00.000Z');
    [admin, dana, noa] = [await app.signInAdmin(), await app.signIn('101'), await app.signIn('102')];
    await makeStandingShifts(app);
    expect(daysOf(await read(admin, set)).slice(0, 3)).toEqual([
      '2026-11-25 made approved',
      '2026-11-30 made approved',
      '2026-12-02 ahead',
    ]);
    expect(await told(shown.days[0]?.bookingId ?? '')).toEqual(
      expect.arrayContaining([{ kind: 'booking_approval', channel: 'email' }]),
    );
    const { body: own } = await dana.get('/api/standing-shifts').expect(200);
    expect(own).toMatchObject([{ id: set.id, user: { unitNumber: '101' }, weekdays: ['monday', 'wednesday'] }]);
    expect((await noa.get('/api/standing-shifts').expect(200)).body).toEqual([]);
    await dana.delete(`/api/bookings/${shown.days[1]?.bookingId ?? ''}`).expect(200);
    await makeStandingShifts(app);
    expect(daysOf(await read(admin, set))[0]).toBe('2026-11-25 made cancelled');
  });

  it('of a type takes the first vehicle by name that keeps all rules', async () => {
    const { type } = (await dana.get('/api/vehicles').expect(200)).body.find(
      ({ name }: { name: string }) => name === 'BLS1',
    );
    const plan = { vehicleId: null, vehicleType: type, weekdays: ['monday'] };
    await shift(app, noa, admin).request('BLS1');
    const set = await setStandingShift(app, admin, '101', plan);
    await makeStandingShifts(app);
    expect((await read(admin, set)).days[0]?.vehicle).toMatchObject({ name: 'BLS2' });
  });

  it('waits for a decision where a warning stands', async () => {
    const set = await setStandingShift(app, admin, '101', { weekdays: ['monday'] }, 'ALS1');
    await makeStandingShifts(app);
    const [day] = (await read(admin, set)).days;
    expect(day).toMatchObject({ state: 'made', bookingStatus: 'pending' });
    expect(await told(day?.bookingId ?? '')).toEqual(
      expect.arrayContaining([{ kind: 'booking_arranged', channel: 'email' }]),
    );
  });

  it('tells the person and the office once what could not be made, and makes it when the obstacle goes', async () => {
    const taken = await shift(app, noa, admin).request('BLS1');
    const set = await setStandingShift(app, admin, '101');
    await makeStandingShifts(app);
    await makeStandingShifts(app);
    expect(daysOf(await read(admin, set)).slice(0, 2)).toEqual([
      '2026-11-23 not-made VEHICLE_ALREADY_BOOKED',
      '2026-11-25 made approved',
    ]);
    expect(await told(set.id)).toEqual([
      { kind: 'standing_shift_not_made', channel: 'email' },
      { kind: 'standing_shift_not_made', channel: 'whatsapp' },
      { kind: 'standing_shift_not_made_office', channel: 'email' },
      { kind: 'standing_shift_not_made_office', channel: 'email' },
    ]);
    await admin.delete(`/api/admin/bookings/${taken.id}`).send({}).expect(200);
    await makeStandingShifts(app);
    expect(daysOf(await read(admin, set))[0]).toBe('2026-11-23 made approved');
    expect(await told(set.id)).toHaveLength(4);
  });

  it('says that a day passed while nobody made bookings, and ends after its last day', async () => {
    const set = await setStandingShift(app, admin, '101', { untilDay: '2026-11-25' });
    app.clock.set('2026-11-26T08:00:00.000Z');
    admin = await app.signInAdmin();
    await makeStandingShifts(app);
    await makeStandingShifts(app);
    const shown = await read(admin, set);
    expect(daysOf(shown)).toEqual(['2026-11-23 not-made IN_THE_PAST', '2026-11-25 not-made IN_THE_PAST']);
    expect(shown).toMatchObject({ endedBecause: 'over' });
  });

  it.each([
    ['the hours of the week are used up', 'WEEKLY_LIMIT_EXCEEDED', { duration: 20, startHour: 6 }],
    ['the person is suspended', 'CANNOT_BE_BOOKED_FOR', {}],
    ['the license is no longer verified', 'LICENCE_NOT_VERIFIED', {}],
    ['the vehicle is in maintenance', 'VEHICLE_UNAVAILABLE', {}],
    ['the vehicle left the fleet', 'VEHICLE_NOT_FOUND', {}],
  ])('is not made where %s', async (_title, because, plan) => {
    const set = await setStandingShift(
      app,
      admin,
      '101',
      { fromDay: '2026-11-24', weekdays: ['tuesday', 'wednesday'], ...plan },
      'BLS2',
    );
    const id = await vehicleId(app, 'BLS2');
    const upset: Record<string, [string, string]> = {
      CANNOT_BE_BOOKED_FOR: [
        `UPDATE responder SET suspended_at = now() WHERE unit_number = '101'`,
        `UPDATE responder SET suspended_at = NULL`,
      ],
      LICENCE_NOT_VERIFIED: [
        `UPDATE responder SET license_verified = false WHERE unit_number = '101'`,
        `UPDATE responder SET license_verified = true WHERE unit_number = '101'`,
      ],
      VEHICLE_UNAVAILABLE: [
        `UPDATE vehicle SET service_status = 'maintenance' WHERE id = '${id}'`,
        `UPDATE vehicle SET service_status = 'available'`,
      ],
      VEHICLE_NOT_FOUND: [
        `UPDATE vehicle SET retired_at = now() WHERE id = '${id}'`,
        `UPDATE vehicle SET retired_at = NULL`,
      ],
    };
    const [before, after] = upset[because] ?? ['SELECT 1', 'SELECT 1'];
    await app.database.query({ name: `test.before.${because}`, text: before, values: [] });
    await makeStandingShifts(app);
    await app.database.query({ name: `test.after.${because}`, text: after, values: [] });
    expect(
      daysOf(await read(admin, set))
        .filter((day) => day.includes('not-made'))
        .join(),
    ).toContain(because);
  });
});

it('a shift over the night in which the clocks change lasts as many hours as ever', async () => {
  app.clock.set('2027-03-24T08:00:00.000Z');
  [admin, dana] = [await app.signInAdmin(), await app.signIn('101')];
  const plan = { weekdays: ['thursday'], startHour: 22, duration: 8, fromDay: '2027-03-24' };
  const set = await setStandingShift(app, admin, '101', plan);
  await makeStandingShifts(app);
  // Friday 26 March 2027, 02:00: the clocks go forward
  expect((await read(admin, set)).days[0]).toMatchObject({
    ...{ day: '2027-03-25', state: 'made' },
    ...{ startTime: '2027-03-25T20:00:00.000Z', endTime: '2027-03-26T04:00:00.000Z' },
  });
});

it('the database lets a day of a standing shift have one booking', async () => {
  const set = await setStandingShift(app, admin, '101', { weekdays: ['monday'] });
  await makeStandingShifts(app);
  const again = app.database.query({
    name: 'test.again',
    text: `INSERT INTO standing_shift_booking (booking_id, standing_shift_id, day) VALUES (uuidv7(), $1, '2026-11-23')`,
    values: [set.id],
  });
  await expect(again).rejects.toThrow(/standing_shift_booking_standing_shift_id_day_idx/);
});

it('a standing shift ends with its person, whom only bookings that were made ahead keep, and books nothing more', async () => {
  const set = await setStandingShift(app, admin, '104', { weekdays: ['monday'] });
  await makeStandingShifts(app);
  const { user, days } = await read(admin, set);
  expectProblem(await admin.delete(`/api/users/${user.id}`), 409, 'RESPONDER_HAS_OPEN_BOOKINGS');
  await admin
    .delete(`/api/admin/bookings/${days[0]?.bookingId ?? ''}`)
    .send({})
    .expect(200);
  await admin.delete(`/api/users/${user.id}`).expect(204);
  app.clock.set('2026-11-24T08:00:00.000Z');
  admin = await app.signInAdmin();
  await makeStandingShifts(app);
  const ended = await read(admin, set);
  expect(ended).toMatchObject({ endedBecause: 'person-gone', user: { unitNumber: null } });
  expect(daysOf(ended)).toEqual([]);
  const own = await app.database.query<{ days: string }>({
    name: 'test.days-of-erased',
    text: `SELECT string_agg(type, ' ' ORDER BY version) AS days FROM event WHERE stream = $1`,
    values: [set.id],
  });
  expect(own).toEqual([{ days: 'StandingShiftSet StandingShiftMade StandingShiftEnded' }]);
});

it('the history of a booking names the standing shift', async () => {
  const set = await setStandingShift(app, admin, '101', { weekdays: ['monday'] });
  await makeStandingShifts(app);
  const { days } = await read(admin, set);
  const { body } = await admin.get(`/api/audit/bookings/${days[0]?.bookingId ?? ''}/history`).expect(200);
  expect(body).toMatchObject([
    { type: 'BookingRequested', facts: { standingShiftId: set.id }, actor: { system: 'system:standing-shifts' } },
    { type: 'BookingApproved', facts: { standingShiftId: set.id }, actor: { system: 'system:standing-shifts' } },
  ]);
});

it('all views equal the replay', async () => {
  expect(await verify({ url: app.testDatabase.url, wiring })).toEqual([]);
});
