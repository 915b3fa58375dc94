import { addDays, day } from '@rigbook/contracts/kernel/calendar';
import { wiring } from '../../src/app/app.module.js';
import { ForgetHandovers } from '../../src/joint-handover/forget-handovers.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { expectProblem } from '../http/support/expect-problem.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import {
  codeOf,
  confirmCode,
  handoverSeenBy,
  offerHandover,
  openCode,
  twoShifts,
  withdrawCode,
} from '../support/joint-handover.js';
import { checkOutForm, shift } from '../support/shift.js';

let app: TestApp;
let dana: Person;
let noa: Person;
let avi: Person;
let admin: Person;

/** Each test has its Monday, since a shift that was driven keeps its hours. */
let monday = '';
let weeks = 0;
const at = (time: string) => `${monday}T${time}:00.000Z`;
const nobody = { code: null, endsAt: null, openedBy: null, wentBack: null, takenOverBy: null };
const scratch = { area: 'roof', place: 'roof-rear', severity: 'minor', description: 'A scratch' };

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  monday = addDays(day('2026-11-23'), 7 * weeks);
  weeks += 1;
  app.clock.set(at('15:00'));
  [dana, noa, avi] = await Promise.all([app.signIn('101'), app.signIn('102'), app.signIn('103')]);
  admin = await app.signInAdmin();
});
afterEach(async () => {
  const open = await app.database.query<{ id: string }>({
    name: 'test.open',
    text: `SELECT booking_id AS id FROM booking_diary WHERE status IN ('pending', 'approved', 'active')`,
    values: [],
  });
  for (const { id } of open) await admin.delete(`/api/admin/bookings/${id}`).send({}).expect(200);
  for (const table of ['quota_use', 'joint_handover'])
    await app.database.query({ name: `test.clear-${table}`, text: `DELETE FROM ${table}`, values: [] });
});
afterAll(() => app.close());

/** Dana's shift is out, Noa's begins in ten minutes. */
async function atTheVehicle() {
  const shifts = await twoShifts(app, { outgoing: dana, incoming: noa, admin }, monday);
  app.clock.set(at('19:50'));
  return shifts;
}
const eventsOf = (stream: string) =>
  app.database.query<{ type: string; data: Record<string, unknown>; actor: string; at: string }>({
    name: 'test.events',
    text: `SELECT type, data, actor, recorded_at AS at FROM event WHERE stream = $1 ORDER BY version`,
    values: [stream],
  });
const lastOf = async (stream: string) => (await eventsOf(stream)).at(-1);
const statusOf = async (id: string) =>
  ((await admin.get(`/api/bookings/${id}`).expect(200)).body as { status: string }).status;

describe('a handover at the vehicle', () => {
  it('ends one shift and begins the next in one moment, with the same readings, and each names the other', async () => {
    const { ending, next } = await atTheVehicle();
    const code = await codeOf(dana, ending);
    expect(code).toMatch(/^[0-9]{6}$/);
    expect(await handoverSeenBy(dana, ending)).toEqual({ ...nobody, code, endsAt: at('19:55') });

    const { body: seen } = await openCode(noa, code).expect(200);
    expect(seen).toMatchObject({
      booking: { id: next.id, status: 'approved' },
      from: { unitNumber: '101' },
      mileage: 48_274,
      fuelLevel: 60,
      damageReports: [],
      endsAt: at('19:56'),
    });
    expect(await handoverSeenBy(dana, ending)).toMatchObject({ code, openedBy: { unitNumber: '102' } });
    expect([await statusOf(ending.id), await statusOf(next.id)]).toEqual(['active', 'approved']);

    app.clock.advanceMinutes(1);
    const { body: begun } = await confirmCode(noa, code).expect(200);
    expect(begun).toMatchObject({ id: next.id, status: 'active', checkIn: { mileage: 48_274, fuelLevel: 60 } });
    expect([await statusOf(ending.id), await statusOf(next.id)]).toEqual(['completed', 'active']);
    const [out, back] = [await lastOf(ending.id), await lastOf(next.id)];
    expect(out).toMatchObject({
      type: 'VehicleCheckedOut',
      actor: `responder:${ending.user.id}`,
      data: { handedOverTo: { bookingId: next.id, responderId: next.user.id, confirmedAt: at('19:50') } },
    });
    expect(back).toMatchObject({
      type: 'VehicleCheckedIn',
      actor: `responder:${next.user.id}`,
      data: {
        mileageKm: 48_274,
        fuelPercent: 60,
        takenOverFrom: { bookingId: ending.id, responderId: ending.user.id },
      },
    });
    expect(out?.at).toEqual(back?.at);
    expect(await handoverSeenBy(dana, ending)).toMatchObject({ ...nobody, takenOverBy: { unitNumber: '102' } });
    expect(await verify({ url: app.testDatabase.url, wiring })).toEqual([]);
  });

  it('asks about damage once', async () => {
    const { ending, next } = await atTheVehicle();
    const damage = { damageReports: [scratch], noDamageConfirmed: false };
    const code = await codeOf(dana, ending, { ...damage, notes: 'Oxygen is at half' });
    const { body: seen } = await openCode(noa, code).expect(200);
    expect(seen).toMatchObject({ damageReports: [scratch], notes: 'Oxygen is at half' });
    await confirmCode(noa, code).expect(200);
    const { body: reports } = await admin.get('/api/admin/damage').expect(200);
    expect(JSON.stringify(reports)).toContain('A scratch');
    const history = (await admin.get(`/api/audit/bookings/${next.id}/history`).expect(200)).body as unknown;
    expect((history as object[]).at(-1)).toMatchObject({
      facts: { preExistingDamage: null, damageSeenTogether: [scratch] },
    });
  });

  it('answers the same again to a phone that lost the answer', async () => {
    const { ending, next } = await atTheVehicle();
    const code = await codeOf(dana, ending);
    const send = () => confirmCode(noa, code).set('Idempotency-Key', 'lost-on-the-way');
    const { body: first } = await send().expect(200);
    app.clock.advanceMinutes(1);
    const { body: again } = await send().expect(200);
    expect(again).toEqual(first);
    expect((await eventsOf(next.id)).filter(({ type }) => type === 'VehicleCheckedIn')).toHaveLength(1);
  });

  it('tells also a phone that has forgotten what it sent, as long as the shift lasts, and nobody else', async () => {
    const { ending, next } = await atTheVehicle();
    const damage = { damageReports: [scratch], noDamageConfirmed: false };
    const code = await codeOf(dana, ending, { ...damage, notes: 'Oxygen is at half' });
    const { body: seen } = await openCode(noa, code).expect(200);
    const { body: first } = await confirmCode(noa, code).expect(200);
    app.clock.advanceMinutes(7);
    const { body: reopened } = await openCode(noa, code).expect(200);
    expect(reopened).toMatchObject({ ...seen, booking: { id: next.id, status: 'active' } });
    const { body: again } = await confirmCode(noa, code).expect(200);
    expect(again).toEqual(first);
    expect((await eventsOf(next.id)).filter(({ type }) => type === 'VehicleCheckedIn')).toHaveLength(1);
    expectProblem(await confirmCode(avi, code), 409, 'JOINT_HANDOVER_CODE_NOT_VALID');
    expectProblem(await openCode(dana, code), 409, 'JOINT_HANDOVER_CODE_NOT_VALID');
    await shift(app, noa, admin).checkOut(next, { ...checkOutForm, mileage: 48_300 });
    expectProblem(await confirmCode(noa, code), 409, 'JOINT_HANDOVER_CODE_NOT_VALID');
  });

  it('does not show the code again to a repeated request, but to its owner', async () => {
    const { ending } = await atTheVehicle();
    const send = () => offerHandover(dana, ending).set('Idempotency-Key', 'the-walk-round');
    const { body: first } = await send().expect(201);
    const { body: again } = await send().expect(201);
    expect(again).toEqual({ ...first, code: null });
    expect(await handoverSeenBy(dana, ending)).toMatchObject({ code: first.code });
  });

  it('forgets what was read and seen, at once when it is over and entirely after an hour', async () => {
    const { ending } = await atTheVehicle();
    await codeOf(dana, ending);
    await withdrawCode(dana, ending).expect(204);
    const rows = () =>
      app.database.query<{ walkRound: unknown }>({
        name: 'test.handovers',
        text: `SELECT walk_round AS "walkRound" FROM joint_handover`,
        values: [],
      });
    expect(await rows()).toEqual([{ walkRound: null }]);
    app.clock.advanceMinutes(61);
    await app.nest.get(ForgetHandovers).takeTurn();
    expect(await rows()).toEqual([]);
  });
});

describe('nothing has happened', () => {
  it('if the outgoing responder walks away', async () => {
    const { ending, next } = await atTheVehicle();
    const code = await codeOf(dana, ending);
    await openCode(noa, code).expect(200);
    await withdrawCode(dana, ending).expect(204);
    await withdrawCode(dana, ending).expect(204);
    expectProblem(await confirmCode(noa, code), 409, 'JOINT_HANDOVER_CODE_NOT_VALID');
    expect(await handoverSeenBy(dana, ending)).toEqual(nobody);
    expect([await statusOf(ending.id), await statusOf(next.id)]).toEqual(['active', 'approved']);
  });

  it('if the incoming responder walks away: the code ends after five minutes, opened a minute later', async () => {
    const { ending, next } = await atTheVehicle();
    const code = await codeOf(dana, ending);
    app.clock.advanceMinutes(4);
    await openCode(noa, code).expect(200);
    app.clock.advanceMinutes(1);
    expectProblem(await openCode(avi, code), 409, 'JOINT_HANDOVER_CODE_NOT_VALID');
    app.clock.advanceMinutes(1);
    expectProblem(await confirmCode(noa, code), 409, 'JOINT_HANDOVER_CODE_NOT_VALID');
    expect(await handoverSeenBy(dana, ending)).toEqual(nobody);
    expect([await statusOf(ending.id), await statusOf(next.id)]).toEqual(['active', 'approved']);
  });

  it('with a code that nobody opened for five minutes', async () => {
    const { ending } = await atTheVehicle();
    const code = await codeOf(dana, ending);
    app.clock.advanceMinutes(5);
    expectProblem(await openCode(noa, code), 409, 'JOINT_HANDOVER_CODE_NOT_VALID');
    expectProblem(await confirmCode(noa, code), 409, 'JOINT_HANDOVER_CODE_NOT_VALID');
  });

  it('with the code before, of which a new one takes the place', async () => {
    const { ending } = await atTheVehicle();
    const first = await codeOf(dana, ending);
    const second = await codeOf(dana, ending, { mileage: 48_280 });
    expectProblem(await confirmCode(noa, first), 409, 'JOINT_HANDOVER_CODE_NOT_VALID');
    const { body } = await confirmCode(noa, second).expect(200);
    expect(body).toMatchObject({ checkIn: { mileage: 48_280 } });
  });

  it('once the outgoing responder has checked out alone', async () => {
    const { ending, next } = await atTheVehicle();
    const code = await codeOf(dana, ending);
    await shift(app, dana, admin).checkOut(ending, checkOutForm);
    expectProblem(await confirmCode(noa, code), 409, 'JOINT_HANDOVER_CODE_NOT_VALID');
    expect(await statusOf(next.id)).toBe('approved');
  });

  it('for somebody without a booking, with an unsigned one, or with the own code', async () => {
    const { ending } = await atTheVehicle();
    const code = await codeOf(dana, ending);
    expectProblem(await openCode(avi, code), 409, 'JOINT_HANDOVER_CODE_NOT_VALID');
    expectProblem(await confirmCode(avi, code), 409, 'JOINT_HANDOVER_CODE_NOT_VALID');
    expectProblem(await openCode(dana, code), 409, 'OWN_JOINT_HANDOVER_CODE');
    app.clock.advanceMinutes(5);
    expectProblem(await openCode(dana, code), 409, 'JOINT_HANDOVER_CODE_NOT_VALID');
    app.clock.set(at('15:00'));
    const unsigned = await shift(app, avi, admin).request('ALS1', {
      startTime: `${addDays(day(monday), 1)}T00:00:00.000Z`,
      duration: 1,
    });
    await shift(app, avi, admin).approve(unsigned);
    app.clock.set(at('19:50'));
    expectProblem(await openCode(avi, code), 409, 'INVALID_TRANSITION');
  });

  it('for somebody else than who opened the code first', async () => {
    const { ending, next } = await atTheVehicle();
    app.clock.set(at('15:00'));
    const third = await shift(app, avi, admin).signed('ALS1', {
      startTime: `${addDays(day(monday), 1)}T00:00:00.000Z`,
    });
    app.clock.set(at('19:50'));
    const code = await codeOf(dana, ending);
    await openCode(noa, code).expect(200);
    expectProblem(await openCode(avi, code), 409, 'JOINT_HANDOVER_CODE_NOT_VALID');
    expectProblem(await confirmCode(avi, code), 409, 'JOINT_HANDOVER_CODE_NOT_VALID');
    await openCode(noa, code).expect(200);
    await confirmCode(noa, code).expect(200);
    expect([await statusOf(next.id), await statusOf(third.id)]).toEqual(['active', 'approved']);
  });

  it('with wrong codes, of which nobody may try many', async () => {
    const { ending } = await atTheVehicle();
    const code = await codeOf(dana, ending);
    const wrong = code === '000000' ? '000001' : '000000';
    // a right one does not count, however often a phone sends it
    for (let nth = 0; nth < 25; nth += 1) await openCode(noa, code).expect(200);
    const tries = await Promise.all(Array.from({ length: 20 }, () => openCode(noa, wrong)));
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([409]));
    expectProblem(await openCode(noa, code), 429, 'TOO_MANY_HANDOVER_CODES');
    expectProblem(await confirmCode(noa, code), 429, 'TOO_MANY_HANDOVER_CODES');
    expect(await statusOf(ending.id)).toBe('active');
  });
});

describe('a code', () => {
  it('is refused by the rules of a checkout and of the check-in that follows', async () => {
    const { ending, next } = await atTheVehicle();
    expectProblem(await offerHandover(dana, ending, { mileage: null }), 400, 'MILEAGE_REQUIRED');
    expectProblem(await offerHandover(dana, ending, { mileage: 48_000 }), 400, 'MILEAGE_BELOW_CHECK_IN');
    const far = { mileage: 480_000, mileageConfirmed: false };
    expectProblem(await offerHandover(dana, ending, far), 409, 'MILEAGE_TO_CONFIRM');
    expectProblem(await offerHandover(dana, ending, { noDamageConfirmed: false }), 400, 'DAMAGE_CHECK_REQUIRED');
    expectProblem(await offerHandover(dana, ending, { checklist: ['stretcher'] }), 400, 'REQUIRED_ITEMS_MISSING');
    expectProblem(await offerHandover(noa, next), 409, 'INVALID_TRANSITION');
    expectProblem(await offerHandover(noa, ending), 404, 'BOOKING_NOT_FOUND');
    expectProblem(await noa.get(`/api/bookings/${ending.id}/joint-handover`), 404, 'BOOKING_NOT_FOUND');
    expectProblem(await admin.get(`/api/bookings/${ending.id}/joint-handover`), 404, 'BOOKING_NOT_FOUND');
    expectProblem(await dana.get(`/api/bookings/${ending.vehicle.id}/joint-handover`), 404, 'BOOKING_NOT_FOUND');
    expectProblem(await offerHandover(dana, { id: ending.vehicle.id }), 404, 'BOOKING_NOT_FOUND');
    expect(await handoverSeenBy(dana, ending)).toEqual(nobody);
  });

  it('is not given with major damage that takes the vehicle into maintenance', async () => {
    await admin.put('/api/admin/settings').send({ holdVehicleWithMajorDamage: true }).expect(200);
    const { ending } = await atTheVehicle();
    const wreck = { damageReports: [{ ...scratch, severity: 'major' }], noDamageConfirmed: false };
    expectProblem(await offerHandover(dana, ending, wreck), 409, 'JOINT_HANDOVER_MAJOR_DAMAGE');
    await admin.put('/api/admin/settings').send({ holdVehicleWithMajorDamage: false }).expect(200);
    const code = await codeOf(dana, ending, wreck);
    await admin.put('/api/admin/settings').send({ holdVehicleWithMajorDamage: true }).expect(200);
    expectProblem(await confirmCode(noa, code), 409, 'JOINT_HANDOVER_MAJOR_DAMAGE');
    await admin.put('/api/admin/settings').send({ holdVehicleWithMajorDamage: false }).expect(200);
    await confirmCode(noa, code).expect(200);
  });
});
