import { eventually } from '../event-store/support/eventually.js';
import { majorDamageReason } from '@rigbook/contracts/fleet/maintenance.rules';
import type { components } from '@rigbook/contracts/api.types';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { checkInForm, mondayEvening, shift, vehicleId } from '../support/shift.js';

type FleetVehicle = components['schemas']['FleetVehicle'];
type Damage = components['schemas']['Damage'];

let app: TestApp;
let admin: Person;
let dana: Person;
let of: ReturnType<typeof shift>;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signInAdmin();
  dana = await app.signIn('101');
  of = shift(app, dana, admin);
});
afterAll(() => app.close());

const fleetVehicle = async (name: string): Promise<FleetVehicle> => {
  const { body } = await admin.get('/api/admin/vehicles').expect(200);
  return (body as FleetVehicle[]).find((vehicle) => vehicle.name === name)!;
};
const change = async (name: string, changes: object) =>
  admin.put(`/api/vehicles/${await vehicleId(app, name)}`).send(changes);
const affected = async (name: string, query = '') =>
  (await admin.get(`/api/admin/vehicles/${await vehicleId(app, name)}/affected-bookings${query}`).expect(200))
    .body as components['schemas']['Booking'][];
const add = async (name: string) => {
  const details = { type: 'Basic Life Support', location: 'Base, bay 9', allowedRoles: ['EMT'] };
  await admin
    .post('/api/vehicles')
    .send({ ...details, name })
    .expect(201);
  return name;
};

describe('a maintenance', () => {
  it('says since when, until when and why, also after its end moved', async () => {
    expect(await fleetVehicle('BLS2')).toMatchObject({ maintenance: null, readAt: null, openDamageCount: 0 });
    const startedAt = app.clock.now();
    await change('BLS2', { status: 'maintenance', reason: ' Brakes ' });
    expect((await fleetVehicle('BLS2')).maintenance).toEqual({ startedAt, expectedEndAt: null, reason: 'Brakes' });
    app.clock.advanceMinutes(5);
    const expectedEndAt = '2026-11-24T08:00:00.000Z';
    await change('BLS2', { availableFrom: expectedEndAt });
    expect((await fleetVehicle('BLS2')).maintenance).toEqual({ startedAt, expectedEndAt, reason: 'Brakes' });
    await change('BLS2', { status: 'available' });
    expect((await fleetVehicle('BLS2')).maintenance).toBeNull();
  });

  it('takes a reason for maintenance only, and keeps it from responders', async () => {
    expect((await change('BLS2', { reason: 'Brakes' })).body).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'reason' }],
    });
    expect((await dana.get('/api/vehicles').expect(200)).text).not.toContain('Brakes');
  });

  it('hits the bookings that begin before its end, and the shift that is under way', async () => {
    const vehicle = await add('HIT 1');
    const out = await of.signed(vehicle, { startTime: '2026-11-23T09:00:00Z', duration: 1 });
    const tonight = await of.request(vehicle, { ...mondayEvening, duration: 2 });
    const tomorrow = await of.request(vehicle, { startTime: '2026-11-24T16:00:00Z', duration: 1 });
    const withdrawn = await of.request(vehicle, { startTime: '2026-11-24T18:00:00Z', duration: 1 });
    await dana.delete(`/api/bookings/${withdrawn.id}`).expect(200);
    await of.checkIn(out);
    const idsOf = async (query?: string) => (await affected(vehicle, query)).map(({ id }) => id);

    expect(await idsOf()).toEqual([out.id, tonight.id, tomorrow.id]);
    expect(await idsOf('?until=2026-11-24T16:00:00Z')).toEqual([out.id, tonight.id]);
    expect(await idsOf('?until=2026-11-20T00:00:00Z')).toEqual([out.id]);
    expect((await affected(vehicle))[0]).toMatchObject({ status: 'active', user: { unitNumber: '101' } });
    await change(vehicle, { status: 'maintenance' });
    expect(await fleetVehicle(vehicle)).toMatchObject({ status: 'in_use', maintenance: { expectedEndAt: null } });
    for (const id of [tonight.id, tomorrow.id]) await admin.delete(`/api/admin/bookings/${id}`).expect(200);
    expect(await idsOf()).toEqual([out.id]);
    await of.checkOut(out);
    expect(await idsOf()).toEqual([]);
  });

  it('finds no bookings of a vehicle that is not there', async () => {
    const path = '/api/admin/vehicles/0199c0de-0000-7000-8000-00000000dead/affected-bookings';
    expect((await admin.get(path).expect(404)).body.code).toBe('VEHICLE_NOT_FOUND');
    expect((await admin.get(`${path}?until=tomorrow`).expect(400)).body.code).toBe('VALIDATION_FAILED');
  });

  it('and a check-in at the same moment: it is refused, or the shift runs and the maintenance waits for its end', async () => {
    for (let round = 0; round < 2; round += 1) {
      const vehicle = await add(`RACE ${round}`);
      const booking = await of.signed(vehicle, { startTime: `2026-11-25T${10 + round}:00:00Z`, duration: 1 });
      const [checkIn, maintenance] = await Promise.all([
        dana.post(`/api/bookings/${booking.id}/check-in`).send(checkInForm),
        change(vehicle, { status: 'maintenance' }),
      ]);
      expect(maintenance.status).toBe(200);
      const { status, maintenance: begun } = await fleetVehicle(vehicle);
      expect(begun).not.toBeNull();
      expect([
        [200, 'in_use'],
        [409, 'maintenance'],
      ]).toContainEqual([checkIn.status, status]);
      if (checkIn.status === 409) expect(checkIn.body.code).toBe('VEHICLE_UNAVAILABLE');
      expect((await affected(vehicle)).map(({ id }) => id)).toEqual([booking.id]);
      await admin.delete(`/api/admin/bookings/${booking.id}`).expect(200);
      expect((await fleetVehicle(vehicle)).status).toBe('maintenance');
    }
  });
});

describe('damage', () => {
  const reports = [
    { area: 'front-bumper', place: 'front-left-light', severity: 'minor', description: 'A scratch' },
    { area: 'roof', severity: 'major', description: 'The light bar is loose' },
  ];
  const listed = async (query = '') => (await admin.get(`/api/admin/damage${query}`).expect(200)).body as Damage[];
  const resolve = (id: string, note?: string) =>
    admin.put(`/api/admin/damage/${id}/resolution`).send(note === undefined ? {} : { note });
  const reopen = (id: string) => admin.delete(`/api/admin/damage/${id}/resolution`);

  /** Two damages of one shift with a vehicle of its own, the major one first. */
  async function damaged(name: string, startTime: string) {
    await add(name);
    const booking = await of.active(name, { startTime, duration: 1 });
    await of.checkOut(booking, { damageReports: reports, noDamageConfirmed: false });
    const id = await vehicleId(app, name);
    const damage = await listed(`?vehicleId=${id}`);
    const one = (area: string) => damage.find((each) => each.area === area)!;
    return { booking, id, scratch: one('front-bumper'), lightBar: one('roof') };
  }

  let first: Awaited<ReturnType<typeof damaged>>;
  beforeAll(async () => {
    first = await damaged('DAMAGED 1', '2026-11-23T10:00:00Z');
  });

  it('is open from the checkout on, with the shift that reported it, until it is resolved', async () => {
    const { booking, id, scratch, lightBar } = first;
    expect(scratch).toEqual({
      id: scratch.id,
      vehicle: { id, name: 'DAMAGED 1', inFleet: true },
      ...reports[0],
      reportedAt: app.clock.now(),
      reportedBy: { unitNumber: '101', firstName: 'Dana', lastName: 'Levi' },
      bookingId: booking.id,
      startTime: booking.startTime,
      endTime: booking.endTime,
      photoCount: 0,
      seenBy: null,
      resolution: null,
    });
    expect(lightBar.place).toBeNull();
    expect(await fleetVehicle('DAMAGED 1')).toMatchObject({
      status: 'available',
      openDamageCount: 2,
      mileage: 48_274,
      readAt: app.clock.now(),
    });

    const { body } = await resolve(scratch.id, ' Painted over ').expect(200);
    expect(body).toEqual({
      ...scratch,
      resolution: {
        resolvedAt: app.clock.now(),
        resolvedBy: expect.objectContaining({ unitNumber: '100' }),
        note: 'Painted over',
      },
    });
    expect((await listed(`?vehicleId=${id}`)).map(({ area }) => area)).toEqual(['roof']);
    expect(await listed(`?vehicleId=${id}&standing=resolved`)).toEqual([body]);
    expect((await fleetVehicle('DAMAGED 1')).openDamageCount).toBe(1);
  });

  it('is opened again, once', async () => {
    const { id, scratch } = first;
    expect((await reopen(scratch.id).expect(200)).body).toEqual(scratch);
    expect((await reopen(scratch.id).expect(409)).body.code).toBe('DAMAGE_NOT_RESOLVED');
    expect(await listed(`?vehicleId=${id}&standing=resolved`)).toEqual([]);
  });

  it('is resolved by one of ten administrators at once, and the others hear of it', async () => {
    const { id, lightBar, scratch } = first;
    const answers = await Promise.all(Array.from({ length: 10 }, (_, nth) => resolve(lightBar.id, `Nr ${nth}`)));
    const codes = answers.map(({ status, body }) => (status === 200 ? status : (body.code as string)));
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.every((code) => code === 200 || code === 'DAMAGE_ALREADY_RESOLVED')).toBe(true);
    const [resolved] = await listed(`?vehicleId=${id}&standing=resolved`);
    expect(resolved?.resolution?.note).toBe(answers.find(({ status }) => status === 200)?.body.resolution.note);
    // other damage of the same vehicle is no hindrance
    await resolve(scratch.id).expect(200);
  });

  it('goes page by page, and leaves the open list with its vehicle', async () => {
    const { id, scratch, lightBar } = await damaged('DAMAGED 2', '2026-11-23T13:00:00Z');
    const page = await admin.get(`/api/admin/damage?vehicleId=${id}&limit=1`).expect(200);
    const next = /<([^>]+)>/.exec(page.headers['link'] as string)![1]!;
    const second = await admin.get(next).expect(200);
    expect([page.body[0].id, second.body[0].id].sort()).toEqual([scratch.id, lightBar.id].sort());
    expect(second.headers['link']).toBeUndefined();

    await resolve(scratch.id).expect(200);
    await admin.delete(`/api/vehicles/${id}`).expect(204);
    expect(await listed(`?vehicleId=${id}`)).toEqual([]);
    expect(await listed(`?vehicleId=${id}&standing=resolved`)).toMatchObject([{ vehicle: { inFleet: false } }]);
    expect((await resolve(lightBar.id).expect(404)).body.code).toBe('VEHICLE_NOT_FOUND');
    expect((await reopen(scratch.id).expect(404)).body.code).toBe('VEHICLE_NOT_FOUND');
  });

  it('is refused where there is none, and what is no note', async () => {
    const unknown = '0199c0de-0000-7000-8000-00000000dead';
    for (const id of [unknown, 'scratch']) {
      expect((await resolve(id).expect(404)).body.code).toBe('DAMAGE_NOT_FOUND');
      expect((await reopen(id).expect(404)).body.code).toBe('DAMAGE_NOT_FOUND');
    }
    expect((await resolve(unknown, 'x'.repeat(2001)).expect(400)).body.code).toBe('VALIDATION_FAILED');
    expect((await admin.get('/api/admin/damage?standing=lost').expect(400)).body.code).toBe('VALIDATION_FAILED');
  });

  it('that is major puts its vehicle into maintenance with the reason, where the organisation wants that', async () => {
    await admin.put('/api/admin/settings').send({ holdVehicleWithMajorDamage: true }).expect(200);
    await damaged('DAMAGED 3', '2026-11-23T14:00:00Z');
    expect(await fleetVehicle('DAMAGED 3')).toMatchObject({
      status: 'maintenance',
      maintenance: { startedAt: app.clock.now(), expectedEndAt: null, reason: majorDamageReason },
      openDamageCount: 2,
    });
  });
});

describe('an odometer that ran backwards', () => {
  it('is listed with its booking, latest first', async () => {
    const at = async (startTime: string, mileage: number) => {
      const booking = await of.active('DAMAGED 1', { startTime, duration: 1 }, { mileage });
      await of.checkOut(booking, { mileage });
      app.clock.advanceMinutes(1);
      return booking.id;
    };
    const lower = await at('2026-11-26T11:00:00Z', 400);
    const lowest = await at('2026-11-26T12:00:00Z', 300);
    const page = () => admin.get('/api/admin/odometer-discrepancies?limit=1').expect(200);
    await eventually(async () => expect((await page()).body).toMatchObject([{ id: lowest }]));
    const first = await page();
    expect(first.body).toMatchObject([{ id: lowest, lastMileageBefore: 400, checkIn: { mileage: 300 } }]);
    const second = await admin.get(/<([^>]+)>/.exec(first.headers['link'] as string)![1]!).expect(200);
    expect(second.body).toMatchObject([{ id: lower, lastMileageBefore: 48_274, checkIn: { mileage: 400 } }]);
    expect(second.headers['link']).toBeUndefined();
  });
});
