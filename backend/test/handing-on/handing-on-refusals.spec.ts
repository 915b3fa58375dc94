import { expectProblem } from '../http/support/expect-problem.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { accept, decline, give, offersOf, proposeSwap, seenOf, withdraw } from '../support/handing-on.js';
import { shift, vehicleId } from '../support/shift.js';

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
afterEach(async () => {
  app.clock.set('2026-11-23T08:00:00.000Z');
  const open = await app.database.query<{ id: string }>({
    name: 'test.open',
    text: `SELECT booking_id AS id FROM booking_diary WHERE status IN ('pending', 'approved', 'active')`,
    values: [],
  });
  for (const { id } of open) await admin.delete(`/api/admin/bookings/${id}`).send({}).expect(200);
});
afterAll(() => app.close());

const set = (column: string, value: string | boolean | null, unit = '102') =>
  app.database.query({
    name: `test.set-${column}`,
    text: `UPDATE responder SET ${column} = $1 WHERE unit_number = $2`,
    values: [value, unit],
  });
const setVehicle = (name: string, status: string) =>
  app.database.query({
    name: 'test.set-vehicle',
    text: `UPDATE vehicle SET service_status = $2 WHERE name = $1`,
    values: [name, status],
  });
const booked = (person: Person, vehicle = 'ALS1', wish: object = {}) =>
  shift(app, person, admin).request(vehicle, wish);
const offered = async (unit: string | null = '102') => {
  const booking = await booked(dana);
  return { booking, offer: (await give(dana, booking, unit).expect(201)).body as { id: string } };
};
/** Hours for administrators that one of them booked for somebody else. */
async function saturdayOf(unit: string) {
  const [person] = await app.database.query<{ id: string }>({
    name: 'test.id-of',
    text: `SELECT id FROM responder WHERE unit_number = $1`,
    values: [unit],
  });
  const body = {
    responderId: person?.id,
    vehicleId: await vehicleId(app, 'FLY CAR 1'),
    startTime: '2026-11-28T08:00:00.000Z',
    duration: 2,
    purpose: 'Weekend',
    approved: true,
    override: { rules: ['ADMIN_ONLY_PERIOD'], reason: 'On call' },
  };
  return (await admin.post('/api/admin/bookings').send(body).expect(201)).body as Awaited<ReturnType<typeof booked>>;
}
const nothing = '0197f1c2-0001-7000-8000-00000000dead';

describe('offering a booking is refused', () => {
  it('if it is somebody else’s, over, or another one by now', async () => {
    const booking = await booked(dana);
    expectProblem(await give(noa, booking, '103'), 404, 'BOOKING_NOT_FOUND');
    for (const id of [nothing, booking.vehicle.id])
      expectProblem(await give(dana, { ...booking, id }, '102'), 404, 'BOOKING_NOT_FOUND');
    const seen = { ...booking, endTime: '2026-11-23T21:00:00.000Z' };
    expectProblem(await give(dana, seen, '102'), 409, 'BOOKING_CHANGED_MEANWHILE');
    app.clock.set('2026-11-23T16:00:01.000Z');
    expectProblem(await give(dana, booking, '102'), 409, 'TOO_LATE_TO_HAND_ON');
    app.clock.set('2026-11-23T08:00:00.000Z');
    await admin.delete(`/api/admin/bookings/${booking.id}`).send({}).expect(200);
    const refused = await give(dana, booking, '102');
    expectProblem(refused, 409, 'INVALID_TRANSITION');
    expect(refused.body.detail).toContain('it can no longer be handed on');
  });

  it('to nobody, to oneself and to people who cannot take bookings', async () => {
    const booking = await booked(dana);
    for (const unit of ['999', '101', '110']) {
      const refused = await give(dana, booking, unit);
      expectProblem(refused, 422, 'COLLEAGUE_NOT_FOUND');
      expect(refused.body.facts).toEqual({ unitNumber: unit });
    }
    await set('suspended_at', '2026-11-01T00:00:00Z', '104');
    expectProblem(await give(dana, booking, '104'), 422, 'COLLEAGUE_NOT_FOUND');
    await set('suspended_at', null, '104');
  });

  it('twice at once', async () => {
    const { booking } = await offered();
    expectProblem(await give(dana, booking), 409, 'ALREADY_OFFERED');
    const wanted = await booked(noa, 'BLS1');
    expectProblem(await proposeSwap(dana, booking, wanted), 409, 'ALREADY_OFFERED');
  });

  it('without what was seen', async () => {
    const { id } = await booked(dana);
    for (const body of [{ bookingId: id }, { bookingId: id, seen: {} }, { bookingId: 'x', seen: 'all' }, {}])
      expectProblem(await dana.post('/api/handing-on').send(body), 400, 'VALIDATION_FAILED');
    expectProblem(await dana.post('/api/handing-on/swaps').send({ bookingId: id, seen: {} }), 400, 'VALIDATION_FAILED');
  });
});

describe('proposing a swap is refused', () => {
  it('for hours that are no colleague’s booking, without saying whose they are', async () => {
    const own = await booked(dana);
    const other = await booked(dana, 'BLS1');
    const theirs = await booked(noa, 'BLS2');
    expectProblem(await proposeSwap(dana, own, other), 409, 'HOURS_NOT_SWAPPABLE');
    const part = { ...theirs, endTime: '2026-11-23T19:00:00.000Z' };
    expectProblem(await proposeSwap(dana, own, part), 409, 'HOURS_NOT_SWAPPABLE');
    const steps = shift(app, noa, admin);
    await steps.approve(theirs);
    await steps.sign(theirs, { name: 'Amir Cohen' });
    await steps.checkIn(theirs);
    expectProblem(await proposeSwap(dana, own, theirs), 409, 'HOURS_NOT_SWAPPABLE');
  });

  it('like offering the booking', async () => {
    const [own, theirs] = [await booked(dana), await booked(noa, 'BLS1', { startTime: '2026-11-24T16:00:00.000Z' })];
    expectProblem(await proposeSwap(avi, own, theirs), 404, 'BOOKING_NOT_FOUND');
    const seen = { ...own, endTime: '2026-11-23T21:00:00.000Z' };
    expectProblem(await proposeSwap(dana, seen, theirs), 409, 'BOOKING_CHANGED_MEANWHILE');
    app.clock.set('2026-11-23T16:00:01.000Z');
    expectProblem(await proposeSwap(dana, own, theirs), 409, 'TOO_LATE_TO_HAND_ON');
    app.clock.set('2026-11-23T08:00:00.000Z');
    await admin.delete(`/api/admin/bookings/${own.id}`).send({}).expect(200);
    expectProblem(await proposeSwap(dana, own, theirs), 409, 'INVALID_TRANSITION');
  });

  it('to somebody who could not take those hours', async () => {
    const own = await booked(dana);
    const theirs = await booked(noa, 'BLS1', { startTime: '2026-11-29T16:00:00.000Z' });
    await set('license_verified', false, '101');
    expectProblem(await proposeSwap(dana, own, theirs), 403, 'LICENCE_NOT_VERIFIED');
    await set('license_verified', true, '101');
    await set('email', null, '101');
    expectProblem(await proposeSwap(dana, own, theirs), 403, 'PROFILE_INCOMPLETE');
    await set('email', 'dana@example.org', '101');
    await setVehicle('BLS1', 'unavailable');
    expectProblem(await proposeSwap(dana, own, theirs), 409, 'VEHICLE_UNAVAILABLE');
    await setVehicle('BLS1', 'available');
    app.clock.set('2026-11-21T08:00:00.000Z');
    expectProblem(await proposeSwap(dana, own, theirs), 422, 'BEYOND_BOOKING_WINDOW');
    app.clock.set('2026-11-23T08:00:00.000Z');
    const weekend = await booked(admin, 'BLS2', { startTime: '2026-11-28T16:00:00.000Z' });
    expectProblem(await proposeSwap(dana, own, weekend), 403, 'ADMIN_ONLY_PERIOD');
    await booked(dana, 'FLY CAR 1', { startTime: '2026-11-24T06:00:00.000Z', duration: 24 });
    const long = await booked(noa, 'BLS2', { startTime: '2026-11-25T16:00:00.000Z', duration: 10 });
    expectProblem(await proposeSwap(dana, own, long), 422, 'WEEKLY_LIMIT_EXCEEDED');
    const adminsOwn = await booked(admin, 'PARAMEDIC 1');
    expectProblem(
      await proposeSwap(await app.signIn('100'), adminsOwn, await saturdayOf('104')),
      403,
      'ADMIN_PASSWORD_REQUIRED',
    );
  });
});

describe('accepting is refused', () => {
  it('to everybody but those whom the offer is for', async () => {
    const { booking, offer } = await offered();
    expectProblem(await accept(avi, offer, booking), 404, 'HANDING_ON_NOT_FOUND');
    expectProblem(await accept(dana, offer, booking), 404, 'HANDING_ON_NOT_FOUND');
    for (const id of [nothing, booking.id, booking.vehicle.id]) {
      expectProblem(await accept(noa, { id }, booking), 404, 'HANDING_ON_NOT_FOUND');
      expectProblem(await decline(noa, { id }), 404, 'HANDING_ON_NOT_FOUND');
      expectProblem(await withdraw(dana, { id }), 404, 'HANDING_ON_NOT_FOUND');
    }
    expectProblem(await decline(avi, offer), 404, 'HANDING_ON_NOT_FOUND');
    expectProblem(await withdraw(noa, offer), 404, 'HANDING_ON_NOT_FOUND');
    const elsewhere = { ...booking, endTime: '2026-11-23T21:00:00.000Z' };
    expectProblem(await accept(noa, offer, elsewhere), 409, 'HANDING_ON_ENDED');
    expectProblem(await noa.post(`/api/handing-on/${offer.id}/accept`).send({}), 400, 'VALIDATION_FAILED');
    await decline(noa, offer).expect(204);
    expectProblem(await decline(noa, offer), 409, 'HANDING_ON_ENDED');
    expectProblem(await withdraw(dana, offer), 409, 'HANDING_ON_ENDED');
  });

  it('of an offer to everybody, which nobody declines for the others', async () => {
    const { offer } = await offered(null);
    expectProblem(await decline(noa, offer), 404, 'HANDING_ON_NOT_FOUND');
  });

  it('by the rules of a request, and then the booking stays with its giver', async () => {
    const { booking, offer } = await offered();
    await set('license_verified', false);
    expectProblem(await accept(noa, offer, booking), 403, 'LICENCE_NOT_VERIFIED');
    await set('license_verified', true);
    await set('email', null);
    expectProblem(await accept(noa, offer, booking), 403, 'PROFILE_INCOMPLETE');
    await set('email', 'amir@example.org');
    await setVehicle('ALS1', 'unavailable');
    expectProblem(await accept(noa, offer, booking), 409, 'VEHICLE_UNAVAILABLE');
    await setVehicle('ALS1', 'available');
    await booked(noa, 'BLS1', { startTime: '2026-11-24T06:00:00.000Z', duration: 24 });
    await booked(noa, 'BLS2', { startTime: '2026-11-25T16:00:00.000Z', duration: 3 });
    expectProblem(await accept(noa, offer, booking), 422, 'WEEKLY_LIMIT_EXCEEDED');
    expect((await offersOf(noa)).offered).toMatchObject([{ id: offer.id, status: 'open' }]);
    const { body: refused } = await noa.get('/api/bookings/refused').expect(200);
    expect((refused as { code: string }[]).map(({ code }) => code)).toContain('WEEKLY_LIMIT_EXCEEDED');
  });

  it('beyond the window, and in the hours of administrators', async () => {
    const later = await booked(dana, 'ALS1', { startTime: '2026-11-29T16:00:00.000Z' });
    const { body: offer } = await give(dana, later, '102').expect(201);
    app.clock.set('2026-11-22T08:00:00.000Z');
    expectProblem(await accept(noa, offer as { id: string }, later), 422, 'BEYOND_BOOKING_WINDOW');
    app.clock.set('2026-11-23T08:00:00.000Z');
    const weekend = await booked(admin, 'BLS1', { startTime: '2026-11-28T16:00:00.000Z' });
    const { body: restricted } = await give(admin, weekend, '102').expect(201);
    expectProblem(await accept(noa, restricted as { id: string }, weekend), 403, 'ADMIN_ONLY_PERIOD');
    const saturday = await saturdayOf('104');
    const { body: toAdmin } = await give(await app.signIn('104'), saturday, '100').expect(201);
    const closed = await app.signIn('100');
    expectProblem(await accept(closed, toAdmin as { id: string }, saturday), 403, 'ADMIN_PASSWORD_REQUIRED');
  });

  it('of a swap whose other half its giver cannot take any more, without saying why', async () => {
    const [given, wanted] = [await booked(dana), await booked(noa, 'BLS1', { startTime: '2026-11-24T16:00:00.000Z' })];
    const { body } = await proposeSwap(dana, given, wanted).expect(201);
    const proposal = body as { id: string };
    await set('license_verified', false, '101');
    const refused = await accept(noa, proposal, given);
    expectProblem(refused, 409, 'COLLEAGUE_CANNOT_TAKE');
    expect(JSON.stringify(refused.body)).not.toContain('LICENCE');
    await set('license_verified', true, '101');
    await admin.delete(`/api/admin/bookings/${wanted.id}`).send({}).expect(200);
    expectProblem(await accept(noa, proposal, given), 409, 'HANDING_ON_ENDED');
  });
});

it('an auditor neither offers nor accepts', async () => {
  const auditor = await app.signInAuditor();
  const booking = await booked(dana);
  expect((await auditor.post('/api/handing-on').send({ bookingId: booking.id, seen: seenOf(booking) })).status).toBe(
    403,
  );
  expect((await offersOf(auditor)).offered).toEqual([]);
});
