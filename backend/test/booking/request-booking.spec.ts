import type { RefusalCode } from '@rigbook/contracts/refusals/refusals';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { mondayEvening, shift, vehicleId } from '../support/shift.js';

let app: TestApp;
let dana: Person;
let admin: Person;
let als1: string;

beforeAll(async () => {
  app = await startTestApp();
  [dana, admin, als1] = await Promise.all([app.signIn('101'), app.signInAdmin(), vehicleId(app, 'ALS1')]);
});
afterAll(() => app.close());

const bookings = async () =>
  (await app.database.query<{ n: string }>({ name: 't', text: 'SELECT count(*) AS n FROM event', values: [] }))[0]?.n;

async function refused(person: Person, body: object | string, status: number, code: RefusalCode) {
  const before = await bookings();
  const answer = await person
    .post('/api/bookings')
    .set('Content-Type', 'application/json')
    .send(body as object);
  expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(answer.body.detail).toMatch(/^\S.*\.$/s);
  expect(await bookings()).toBe(before);
  return answer.body as {
    detail: string;
    errors?: { field: string; message: string }[];
    facts?: Record<string, unknown>;
  };
}
const wish = (changed: object = {}) => ({ vehicleId: als1, ...mondayEvening, ...changed });

describe('POST /api/bookings', () => {
  it('answers the pending booking and where it is', async () => {
    const answer = await dana
      .post('/api/bookings')
      .send(wish({ vehicleId: await vehicleId(app, 'BLS2') }))
      .expect(201);
    expect(answer.body).toMatchObject({
      status: 'pending',
      startTime: '2026-11-23T16:00:00.000Z',
      endTime: '2026-11-23T20:00:00.000Z',
      duration: 4,
      purpose: 'Evening shift',
      user: { unitNumber: '101' },
      vehicle: { name: 'BLS2' },
      overdue: false,
    });
    expect(answer.headers['location']).toBe(`/api/bookings/${answer.body.id}`);
    expect((await dana.get(answer.headers['location'] as string).expect(200)).body).toEqual(answer.body);
  });

  it('keeps the id of the vehicle as it is written everywhere else, however it is sent', async () => {
    const id = await vehicleId(app, 'BLS1');
    const { body } = await dana
      .post('/api/bookings')
      .send(wish({ vehicleId: id.toUpperCase(), startTime: '2026-11-23T21:00:00Z', duration: 1 }))
      .expect(201);
    expect(body.vehicle.id).toBe(id);
    const text = `SELECT data->>'vehicleId' AS id FROM event WHERE stream = $1`;
    expect(await app.database.query({ name: 'requested', text, values: [body.id] })).toEqual([{ id }]);
  });

  it('refuses a visitor', () => refused(app.visitor(), wish(), 401, 'SIGNED_OUT'));

  it.each([
    ['no vehicle', { vehicleId: undefined }, 'vehicleId'],
    ['a vehicle id that is none', { vehicleId: 'ALS1' }, 'vehicleId'],
    ['no start', { startTime: undefined }, 'startTime'],
    ['a start without offset', { startTime: '2026-11-23T16:00:00' }, 'startTime'],
    ['a start that is not on the hour', { startTime: '2026-11-23T16:30:00Z' }, 'startTime'],
    ['an impossible day', { startTime: '2026-02-30T16:00:00Z' }, 'startTime'],
    ['a number as start', { startTime: 1_795_000_000 }, 'startTime'],
    ['no duration', { duration: undefined }, 'duration'],
    ['half an hour more', { duration: 4.5 }, 'duration'],
    ['no hours', { duration: 0 }, 'duration'],
    ['25 hours', { duration: 25 }, 'duration'],
    ['hours as text', { duration: '4' }, 'duration'],
    ['another end than start plus duration', { endTime: '2026-11-23T21:00:00Z' }, 'endTime'],
    ['no purpose', { purpose: undefined }, 'purpose'],
    ['a purpose of blanks', { purpose: '  \n ' }, 'purpose'],
    ['a purpose of 501 characters', { purpose: 'x'.repeat(501) }, 'purpose'],
    ['a purpose that is no text', { purpose: { a: 1 } }, 'purpose'],
    ['a key that nobody knows', { status: 'approved' }, 'status'],
  ])('refuses %s with a message for the field', async (_what, changed, field) => {
    const { errors } = await refused(dana, wish(changed), 400, 'VALIDATION_FAILED');
    expect(errors?.map((error) => error.field)).toEqual([field]);
  });

  it('names every wrong field at once', async () => {
    const { errors } = await refused(dana, { duration: 99 }, 400, 'VALIDATION_FAILED');
    expect(errors?.map(({ field }) => field).sort()).toEqual(['duration', 'purpose', 'startTime', 'vehicleId']);
  });

  it.each([
    ['NUL', 'a\u0000b'],
    ['a lone surrogate', 'a\ud800b'],
    ['an escape character', 'a\u001bb'],
  ])('refuses %s in the purpose', async (_what, purpose) => {
    await refused(dana, wish({ purpose }), 400, 'INVALID_TEXT');
  });

  it('accepts an end that says the same as the duration, line breaks and Hebrew', async () => {
    const purpose = 'משמרת ערב\n\tעם דנה';
    const body = wish({ vehicleId: await vehicleId(app, 'BLS1'), endTime: '2026-11-23T20:00:00Z', purpose });
    expect((await dana.post('/api/bookings').send(body).expect(201)).body.purpose).toBe(purpose);
  });

  it('refuses a newcomer without profile', async () => {
    await refused(await app.signIn('111'), wish(), 403, 'PROFILE_INCOMPLETE');
  });

  it('refuses a responder whose licence is not verified', async () => {
    await app.database.query({
      name: 't1',
      text: `UPDATE responder SET license_verified = false WHERE unit_number = '105'`,
      values: [],
    });
    await refused(await app.signIn('105'), wish(), 403, 'LICENCE_NOT_VERIFIED');
  });

  it('refuses an unknown vehicle', () =>
    refused(dana, wish({ vehicleId: '0199c0de-ffff-7000-8000-00000000ffff' }), 404, 'VEHICLE_NOT_FOUND'));

  it('refuses a vehicle in maintenance and names its status', async () => {
    const flyCar = await vehicleId(app, 'FLY CAR 1');
    await admin.put(`/api/vehicles/${flyCar}`).send({ status: 'maintenance' }).expect(200);
    const { detail } = await refused(dana, wish({ vehicleId: flyCar }), 409, 'VEHICLE_UNAVAILABLE');
    expect(detail).toContain('Maintenance');
    await admin.put(`/api/vehicles/${flyCar}`).send({ status: 'available' }).expect(200);
  });

  it('refuses the past', () => refused(dana, wish({ startTime: '2026-11-23T07:00:00Z' }), 422, 'IN_THE_PAST'));

  it('refuses the seventh day from today, also to an admin', async () => {
    await refused(dana, wish({ startTime: '2026-11-29T22:00:00Z' }), 422, 'BEYOND_BOOKING_WINDOW');
    await refused(admin, wish({ startTime: '2026-11-29T22:00:00Z' }), 422, 'BEYOND_BOOKING_WINDOW');
  });

  it('refuses Friday afternoon to a responder and gives it to an admin', async () => {
    await refused(dana, wish({ startTime: '2026-11-27T11:00:00Z' }), 403, 'ADMIN_ONLY_PERIOD');
    await admin
      .post('/api/bookings')
      .send(wish({ startTime: '2026-11-27T11:00:00Z', duration: 2 }))
      .expect(201);
  });

  it("refuses taken hours, with the interval and nobody's name", async () => {
    await dana
      .post('/api/bookings')
      .send(wish({ startTime: '2026-11-24T06:00:00Z' }))
      .expect(201);
    const other = await app.signIn('102');
    const { facts, detail } = await refused(
      other,
      wish({ startTime: '2026-11-24T09:00:00Z' }),
      409,
      'VEHICLE_ALREADY_BOOKED',
    );
    expect(facts).toMatchObject({
      vehicleName: 'ALS1',
      taken: { startAt: '2026-11-24T06:00:00.000Z', endAt: '2026-11-24T10:00:00.000Z' },
    });
    expect(JSON.stringify({ facts, detail })).not.toContain('101');
    await other
      .post('/api/bookings')
      .send(wish({ startTime: '2026-11-24T10:00:00Z' }))
      .expect(201);
  });

  it('refuses the 31st hour of a week and says what is used and left', async () => {
    const eli = await app.signIn('103');
    await eli
      .post('/api/bookings')
      .send(wish({ startTime: '2026-11-25T02:00:00Z', duration: 24 }))
      .expect(201);
    const { facts } = await refused(
      eli,
      wish({ startTime: '2026-11-26T04:00:00Z', duration: 7 }),
      422,
      'WEEKLY_LIMIT_EXCEEDED',
    );
    expect(facts).toMatchObject({ weekStartsOn: '2026-11-22', hoursUsed: 24, hoursLeft: 6 });
    await eli
      .post('/api/bookings')
      .send(wish({ startTime: '2026-11-26T04:00:00Z', duration: 6 }))
      .expect(201);
    expect((await eli.get('/api/responder-hours').expect(200)).body).toEqual({
      limit: 30,
      weeks: [
        { weekStartsOn: '2026-11-22', hours: 30, left: 0 },
        { weekStartsOn: '2026-11-29', hours: 0, left: 30 },
      ],
    });
  });

  it('gives the hours back and frees the vehicle when the request is rejected, cancelled or withdrawn', async () => {
    const noa = await app.signIn('104');
    const { request } = shift(app, noa, admin);
    const at = { startTime: '2026-11-24T16:00:00Z', duration: 5 };
    const first = await request('BLS1', at);
    await admin
      .put(`/api/admin/bookings/${first.id}/approve`)
      .send({ approved: false, adminNotes: 'No driver' })
      .expect(200);
    const second = await request('BLS1', at);
    await admin.delete(`/api/admin/bookings/${second.id}`).send({ reason: 'Needed elsewhere' }).expect(200);
    const third = await request('BLS1', at);
    await noa.delete(`/api/bookings/${third.id}`).expect(200);
    expect((await noa.get('/api/responder-hours')).body.weeks[0].hours).toBe(0);
    const from = '2026-11-24T00:00:00.000Z';
    const calendar = await noa
      .get(`/api/vehicles/${first.vehicle.id}/calendar`)
      .query({ from, to: '2026-11-25T00:00:00Z' })
      .expect(200);
    expect(calendar.body.taken).toEqual([]);
    expect((await noa.get('/api/bookings')).body.map((one: { status: string }) => one.status)).toEqual([
      'cancelled',
      'cancelled',
      'rejected',
    ]);
  });
});
