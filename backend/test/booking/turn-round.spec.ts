import { wiring } from '../../src/app/app.module.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { expectProblem } from '../http/support/expect-problem.js';
import { mondayEvening, shift, vehicleId } from '../support/shift.js';

let one: TestApp;
let two: TestApp;
let admin: Person;
let dana: Person;
let amir: Person;
beforeAll(async () => {
  one = await startTestApp();
  two = await startTestApp({ shareDatabaseOf: one });
  await signIn();
  await admin.put('/api/admin/settings').send({ turnRoundMinutes: 30 }).expect(200);
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const signIn = async () => {
  [admin, dana, amir] = await Promise.all([one.signInAdmin(), one.signIn('101'), two.signIn('102')]);
};
const at = (hour: number, day = 24) => `2026-11-${day}T${String(hour).padStart(2, '0')}:00:00.000Z`;
const wish = async (vehicle: string, hour: number, duration = 2, day = 24) => ({
  ...mondayEvening,
  vehicleId: await vehicleId(one, vehicle),
  startTime: at(hour, day),
  duration,
});
const request = async (person: Person, ...asked: Parameters<typeof wish>) =>
  person.post('/api/bookings').send(await wish(...asked));

describe('a turn-round of half an hour', () => {
  it('keeps the hours before and after a booking, says so, and stands in calendar and history', async () => {
    const { body: booking } = await request(dana, 'ALS1', 10);
    for (const hour of [8, 12]) {
      const refused = await request(amir, 'ALS1', hour);
      expectProblem(refused, 409, 'VEHICLE_ALREADY_BOOKED');
      expect(refused.body.facts).toMatchObject({ turnRoundMinutes: 30, taken: { startAt: at(10), endAt: at(12) } });
      expect(refused.body.detail).toContain('needs 30 minutes between two bookings');
    }
    expect((await request(amir, 'ALS1', 11)).body.facts.turnRoundMinutes).toBeUndefined();
    expect((await request(amir, 'ALS1', 13, 1)).status).toBe(201);
    const query = { from: at(0), to: at(0, 25) };
    const { body } = await dana.get(`/api/vehicles/${booking.vehicle.id}/calendar`).query(query).expect(200);
    expect(body).toMatchObject({
      turnRoundMinutes: 30,
      taken: [{ startTime: at(10), endTime: at(12), heldUntil: '2026-11-24T12:30:00.000Z' }, { startTime: at(13) }],
    });
    const { body: history } = await dana.get(`/api/audit/bookings/${booking.id}/history`).expect(200);
    expect(history[0].facts).toMatchObject({ turnRoundMinutes: 30 });
  });

  it('lets one of two adjacent requests at the same moment win', async () => {
    for (let day = 24; day < 28; day += 1) {
      const [first, second] = await Promise.all([request(dana, 'BLS1', 4, 1, day), request(amir, 'BLS1', 5, 1, day)]);
      expect([first.status, second.status].sort()).toEqual([201, 409]);
      expect([first, second].find(({ status }) => status === 409)?.body.code).toBe('VEHICLE_ALREADY_BOOKED');
    }
  });

  it('moves with a change, and is over at once where a vehicle has none of its own', async () => {
    const { body: booking } = await request(dana, 'BLS2', 10);
    const seen = { vehicleId: booking.vehicle.id, startTime: at(10), endTime: at(12) };
    const change = { ...(await wish('BLS2', 14)), seen };
    expect((await dana.post(`/api/bookings/${booking.id}/change`).send(change)).status).toBe(200);
    expectProblem(await request(amir, 'BLS2', 16, 1), 409, 'VEHICLE_ALREADY_BOOKED');
    await admin.put(`/api/vehicles/${booking.vehicle.id}`).send({ turnRoundMinutes: 0 }).expect(200);
    // the booking keeps what it was made with
    expectProblem(await request(amir, 'BLS2', 16, 1), 409, 'VEHICLE_ALREADY_BOOKED');
    expect((await request(amir, 'BLS2', 13, 1)).status).toBe(201);
    await admin.put(`/api/vehicles/${booking.vehicle.id}`).send({ turnRoundMinutes: null }).expect(200);
  });

  it('comes with the hours of a booking: a new purpose alone asks for no other', async () => {
    const { body: vehicle } = await request(dana, 'BLS2', 20, 1, 26);
    await admin.put(`/api/vehicles/${vehicle.vehicle.id}`).send({ turnRoundMinutes: 0 }).expect(200);
    const { body: booking } = await request(dana, 'BLS2', 10, 2, 26);
    expect((await request(amir, 'BLS2', 12, 1, 26)).status).toBe(201);
    await admin.put(`/api/vehicles/${booking.vehicle.id}`).send({ turnRoundMinutes: null }).expect(200);
    const seen = { vehicleId: booking.vehicle.id, startTime: at(10, 26), endTime: at(12, 26) };
    const change = { ...(await wish('BLS2', 10, 2, 26)), purpose: 'Night shift, north', seen };
    expect((await dana.post(`/api/bookings/${booking.id}/change`).send(change)).status).toBe(200);
    const query = { from: at(0, 26), to: at(0, 27) };
    const { body } = await dana.get(`/api/vehicles/${booking.vehicle.id}/calendar`).query(query).expect(200);
    expect(body.taken[0]).toMatchObject({ startTime: at(10, 26), endTime: at(12, 26) });
    expect(body.taken[0].heldUntil ?? at(12, 26)).toBe(at(12, 26));
  });

  it('may be used by an early check-in, and is kept after an early return', async () => {
    one.clock.set('2026-11-25T05:00:00.000Z');
    two.clock.set('2026-11-25T05:00:00.000Z');
    await signIn();
    const [earlier, later] = [shift(one, dana, admin), shift(two, amir, admin)];
    const first = await earlier.signed('FLY CAR 1', { startTime: at(6, 25), duration: 2 });
    const second = await later.signed('FLY CAR 1', { startTime: at(9, 25), duration: 2 });
    one.clock.set('2026-11-25T06:00:00.000Z');
    await earlier.checkIn(first);
    one.clock.set('2026-11-25T07:55:00.000Z');
    await earlier.checkOut(first);
    const query = { from: at(0, 25), to: at(0, 26) };
    const taken = async () => (await dana.get(`/api/vehicles/${first.vehicle.id}/calendar`).query(query)).body.taken;
    expect(await taken()).toMatchObject([
      { endTime: '2026-11-25T07:55:00.000Z', heldUntil: '2026-11-25T08:25:00.000Z' },
      {},
    ]);
    two.clock.set('2026-11-25T08:10:00.000Z');
    await later.checkIn(second);
    expect(await taken()).toMatchObject([
      { heldUntil: '2026-11-25T08:10:00.000Z' },
      { startTime: '2026-11-25T08:10:00.000Z' },
    ]);
  });
});

it('refuses minutes that are no turn-round', async () => {
  await signIn();
  for (const turnRoundMinutes of [-5, 7, 185])
    expectProblem(await admin.put('/api/admin/settings').send({ turnRoundMinutes }), 400, 'VALIDATION_FAILED');
});

it('all views equal the replay', async () => {
  expect(await verify({ url: one.testDatabase.url, wiring })).toEqual([]);
});
