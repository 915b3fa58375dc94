import { wiring } from '../../src/app/app.module.js';
import { verify } from '../../src/platform/event-store/rebuild/verify.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { approving, floorsOf, mondayFloor } from '../support/coverage.js';
import { mondayEvening, shift, vehicleId } from '../support/shift.js';
import { makeToken, program } from '../integrations/support/program.js';
import { vehiclesBy } from '../fleet/support/fleet.js';

let app: TestApp;
let admin: Person;
let dana: Person;
let amir: Person;

beforeAll(async () => {
  app = await startTestApp({ worker: false });
  [admin, dana, amir] = await Promise.all([app.signInAdmin(), app.signIn('101'), app.signIn('102')]);
});
afterAll(() => app.close());

const vehicles = vehiclesBy(() => admin);
const evening = { from: '2026-11-23T16:00:00.000Z', to: '2026-11-23T20:00:00.000Z' };
const asQuery = (hours: object) => new URLSearchParams(Object.entries(hours)).toString();

const idOf = async (unit: string): Promise<string> => {
  const { body } = await admin.get('/api/users').expect(200);
  return (body as { id: string; unitNumber: string }[]).find(({ unitNumber }) => unitNumber === unit)!.id;
};

let types = 0;
/** Two vehicles of a type of their own, of which one is to be free on Monday evening. */
async function twoOfAType() {
  const type = `Type ${(types += 1)}`;
  const [one, two] = [await vehicles.add(), await vehicles.add()];
  for (const vehicle of [one, two]) await vehicles.change(vehicle, { type }).expect(200);
  const floors = floorsOf(admin);
  return { type, one, two, floor: await floors.set(mondayFloor(type)) };
}

describe('floors', () => {
  it('are set, changed from what was seen, and removed by administrators', async () => {
    const floors = floorsOf(admin);
    const { type, floor } = await twoOfAType();
    const asked = mondayFloor(type);
    const listed = async () => (await floors.list()).filter(({ vehicleType }) => vehicleType === type);
    expect(await listed()).toEqual([{ id: floor, ...asked }]);

    expect((await floors.change(floor, { ...asked, least: 2 }, asked)).status).toBe(204);
    expect((await floors.change(floor, { ...asked, least: 3 }, asked)).body.code).toBe('CHANGED_MEANWHILE');
    expect(await listed()).toEqual([{ id: floor, ...asked, least: 2 }]);

    expect((await floors.remove(floor)).status).toBe(204);
    expect((await floors.remove(floor)).body.code).toBe('COVERAGE_FLOOR_NOT_FOUND');
    expect((await floors.change(floor, asked, asked)).body.code).toBe('COVERAGE_FLOOR_NOT_FOUND');
    expect(await listed()).toEqual([]);
    await dana.get('/api/admin/coverage-floors').expect(403);
    await dana.post('/api/admin/coverage-floors').send(asked).expect(403);
  });

  it('say what is wrong next to the field', async () => {
    const floors = floorsOf(admin);
    const wrong = { ...mondayFloor('No such type'), counts: 'free' };
    const { body } = await floors.try(wrong);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field: 'vehicleType' }] });
    expect((await floors.try({ ...wrong, weekdays: [], least: 0 })).body).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('are a limited number', async () => {
    const { type } = await twoOfAType();
    const floors = floorsOf(admin);
    const added: string[] = [];
    for (;;) {
      const { status, body } = await floors.try(mondayFloor(type));
      if (status !== 201) {
        expect(body.code).toBe('TOO_MANY_COVERAGE_FLOORS');
        break;
      }
      added.push(body.id as string);
    }
    for (const id of added) await floors.remove(id);
  });
});

describe('a request that goes below a floor', () => {
  it('is taken: its responder reads what is left before sending, and approving it needs a reason', async () => {
    const { type, one, two } = await twoOfAType();
    const warned = async (vehicle: { id: string }) =>
      (await amir.get(`/api/vehicles/${vehicle.id}/coverage?${asQuery(evening)}`).expect(200)).body as object[];
    expect(await warned(two)).toEqual([]);
    const first = await shift(app, dana, admin).request(one.name);
    const below = {
      vehicleType: type,
      left: 0,
      least: 1,
      nextBackAt: evening.to,
    };
    const shown = { ...below, counts: 'free', startTime: evening.from, endTime: evening.to };
    expect(await warned(two)).toEqual([shown]);
    const second = await shift(app, amir, admin).request(two.name);

    // the other one may still be rejected, so neither goes below by itself
    const circumstances = async (id: string) =>
      (await admin.get(`/api/admin/bookings/${id}/circumstances`).expect(200)).body.belowFloors as object[];
    const listed = async () =>
      ((await admin.get('/api/admin/coverage/requests').expect(200)).body as { bookingId: string }[]).filter(
        ({ bookingId }) => [first.id, second.id].includes(bookingId),
      );
    expect(await circumstances(first.id)).toEqual([]);
    expect(await listed()).toEqual([]);
    await approving(admin, first.id).expect(200);
    expect(await circumstances(second.id)).toEqual([shown]);
    expect(await listed()).toEqual([{ bookingId: second.id, below: [shown] }]);

    const { body } = await approving(admin, second.id).expect(409);
    expect(body).toMatchObject({
      code: 'COVERAGE_REASON_REQUIRED',
      facts: { shortfalls: [{ left: 0, startAt: evening.from, endAt: evening.to }] },
      detail: `Approving leaves 0 of at least 1 ${type} free on Mon 23 Nov, 18:00 - 22:00 (4 hours), next back at Mon 23 Nov, 22:00. Please give a reason, or reject the request.`,
    });
    const byStatus = { status: 'approved', reason: 'Noted' };
    const ofStatus = (more: object) =>
      admin.put(`/api/admin/bookings/${second.id}/status`).send({ ...byStatus, ...more });
    expect((await ofStatus({}).expect(409)).body.code).toBe('COVERAGE_REASON_REQUIRED');
    await ofStatus({ coverageReason: 'The mass event needs both' }).expect(200);

    const auditor = await app.signInAuditor();
    const { body: history } = await auditor.get(`/api/audit/bookings/${second.id}/history`).expect(200);
    const approval = (history as { type: string; facts: object }[]).find(({ type: of }) => of === 'BookingApproved');
    expect(approval?.facts).toMatchObject({
      belowFloor: [{ ...below, startAt: evening.from, endAt: evening.to }],
      coverageReason: 'The mass event needs both',
    });
    expect(await circumstances(second.id)).toEqual([]);
  });

  it('is asked about when an administrator books it for somebody, unless it stays pending', async () => {
    const { type, one, two } = await twoOfAType();
    await approving(admin, (await shift(app, amir, admin).request(one.name)).id).expect(200);
    const responderId = await idOf('101');
    const booking = { responderId, vehicleId: two.id, ...mondayEvening, purpose: 'Night shift' };
    const booked = (more: object) => admin.post('/api/admin/bookings').send({ ...booking, ...more });
    const { body } = await booked({ approved: true }).expect(409);
    expect(body).toMatchObject({
      code: 'COVERAGE_REASON_REQUIRED',
      facts: { shortfalls: [{ vehicleType: type, left: 0, startAt: evening.from, endAt: evening.to }] },
    });
    const pending = await booked({ approved: false }).expect(201);
    await admin.delete(`/api/admin/bookings/${pending.body.id}`).send({}).expect(200);
    const { body: approved } = await booked({ approved: true, coverageReason: 'Mass event' }).expect(201);
    expect(approved).toMatchObject({ status: 'approved' });
    const auditor = await app.signInAuditor();
    const { body: history } = await auditor.get(`/api/audit/bookings/${approved.id}/history`).expect(200);
    expect(
      (history as { type: string; facts: object }[]).find(({ type: of }) => of === 'BookingApproved')?.facts,
    ).toMatchObject({
      belowFloor: [{ vehicleType: type, left: 0, least: 1 }],
      coverageReason: 'Mass event',
    });
  });

  it('is measured against the hours that it has, where a booking is changed or extended', async () => {
    const { one, two } = await twoOfAType();
    await approving(admin, (await shift(app, amir, admin).request(one.name)).id).expect(200);
    const hours = { startTime: evening.from, duration: 2 };
    const { id } = await shift(app, dana, admin).request(two.name, hours);
    const left = async (asked: object) =>
      (await dana.get(`/api/vehicles/${two.id}/coverage?${asQuery(asked)}`).expect(200)).body as object[];
    // the first two hours are below a floor already
    expect(await left({ ...evening, insteadOf: id })).toMatchObject([
      { startTime: '2026-11-23T18:00:00.000Z', endTime: evening.to, left: 0 },
    ]);
    expect(await left({ from: evening.from, to: '2026-11-23T17:00:00.000Z', insteadOf: id })).toEqual([]);
    expect(await left({ from: '2026-11-23T18:00:00.000Z', to: '2026-11-23T19:00:00.000Z' })).toMatchObject([
      { startTime: '2026-11-23T18:00:00.000Z', endTime: '2026-11-23T19:00:00.000Z', left: 0 },
    ]);
  });

  it('is not asked for a reason where a floor of vehicles on shift stands, or other hours', async () => {
    const { type, one, two, floor } = await twoOfAType();
    const floors = floorsOf(admin);
    await floors.remove(floor);
    await floors.set({ ...mondayFloor(type, 2), counts: 'on-shift' });
    await floors.set({ ...mondayFloor(type, 2), weekdays: ['tuesday'] });
    for (const [person, { name }] of [
      [dana, one],
      [amir, two],
    ] as const) {
      const hours = { startTime: '2026-11-24T08:00:00.000Z', duration: 1 };
      await approving(admin, (await shift(app, person, admin).request(name, hours)).id).expect(200);
    }
    const { body } = await admin.get(`/api/admin/coverage?${asQuery(evening)}`).expect(200);
    expect(body.below).toContainEqual({
      vehicleType: type,
      counts: 'on-shift',
      startTime: evening.from,
      endTime: evening.to,
      left: 0,
      least: 2,
      nextBackAt: '2026-11-24T08:00:00.000Z',
    });
  });

  it('counts what is broken, and what no longer has its papers, as not there', async () => {
    const { one, two } = await twoOfAType();
    await vehicles.change(one, { status: 'maintenance' }).expect(200);
    const { body } = await amir.get(`/api/vehicles/${two.id}/coverage?${asQuery(evening)}`).expect(200);
    expect(body).toMatchObject([{ left: 0, nextBackAt: evening.to }]);
  });
});

it('a week is read hour by hour, and no vehicle is unknown', async () => {
  const week = { from: '2026-11-22T22:00:00.000Z', to: '2026-11-29T22:00:00.000Z' };
  const { body } = await admin.get(`/api/admin/coverage?${asQuery(week)}`).expect(200);
  for (const { hours } of body.types as { hours: object[] }[]) expect(hours).toHaveLength(168);
  expect((body.types as { vehicleType: string }[]).map(({ vehicleType }) => vehicleType)).toContain(
    'Advanced Life Support',
  );
  await dana.get(`/api/admin/coverage?${asQuery(week)}`).expect(403);
  const unknown = '0197f1c2-0001-7000-8000-00000000ffff';
  const { body: refused } = await dana.get(`/api/vehicles/${unknown}/coverage?${asQuery(evening)}`).expect(404);
  expect(refused.code).toBe('VEHICLE_NOT_FOUND');
  expect(await vehicleId(app, 'ALS1')).toBeDefined();
  expect(mondayEvening.startTime).toBe(evening.from);
});

it('programs read it: hours and floors with the fleet, requests below a floor with the bookings', async () => {
  const fleet = program(app, (await makeToken(admin, ['fleet:read'])).token);
  const bookings = program(app, (await makeToken(admin, ['bookings:read'])).token);
  await fleet.get(`/api/admin/coverage?${asQuery(evening)}`).expect(200);
  await fleet.get('/api/admin/coverage-floors').expect(200);
  await bookings.get('/api/admin/coverage/requests').expect(200);
  for (const refused of [fleet.get('/api/admin/coverage/requests'), bookings.get('/api/admin/coverage-floors')])
    expect((await refused.expect(403)).body.code).toBe('SCOPE_MISSING');
});

it('of hours that are past, vehicles count that were in service then, by the papers and floors as they are now', async () => {
  const { type, one, two } = await twoOfAType();
  await approving(admin, (await shift(app, amir, admin).request(one.name)).id).expect(200);
  const at = async (moment: string) => {
    app.clock.set(moment);
    admin = await app.signInAdmin(); // the session of before has ended by then
  };
  await at('2026-11-23T18:00:00.000Z');
  // of several changes in one moment the last one holds
  for (const status of ['maintenance', 'available', 'maintenance']) await vehicles.change(two, { status }).expect(200);
  await at('2026-11-24T06:30:00.000Z');
  await vehicles.change(two, { status: 'available' }).expect(200);
  const freeIn = ({ types }: { types: { vehicleType: string; hours: { free: number }[] }[] }) =>
    types.find(({ vehicleType }) => vehicleType === type)!.hours.map(({ free }) => free);
  const { body } = await admin.get(`/api/admin/coverage?${asQuery(evening)}`).expect(200);
  expect(freeIn(body)).toEqual([1, 1, 0, 0]);
  // asked for from the middle of an hour, that hour counts as a whole
  const fromHalf = asQuery({ ...evening, from: '2026-11-23T16:30:00.000Z' });
  expect(freeIn((await admin.get(`/api/admin/coverage?${fromHalf}`).expect(200)).body)).toEqual([1, 1, 0, 0]);
  expect(body.below).toContainEqual(
    expect.objectContaining({ vehicleType: type, startTime: '2026-11-23T18:00:00.000Z', endTime: evening.to, left: 0 }),
  );
});

it('all views equal the replay', async () => {
  expect(await verify({ url: app.testDatabase.url, wiring })).toEqual([]);
});
