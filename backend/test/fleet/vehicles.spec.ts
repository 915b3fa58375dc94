import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { details, fleetOf, seen, someName, vehiclesBy, type Vehicle } from './support/fleet.js';

let app: TestApp;
let admin: Person;
let dana: Person;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signInAdmin();
  dana = await app.signIn('101');
});
afterAll(() => app.close());

const { add, change } = vehiclesBy(() => admin);

async function eventsOf({ id }: Vehicle): Promise<{ type: string; data: object }[]> {
  const text = 'SELECT type, data FROM event WHERE stream = $1 ORDER BY version';
  return app.database.query({ name: 'test.events-of', text, values: [id] });
}

describe('the fleet', () => {
  it('is shown to visitors without location, fuel and mileage', async () => {
    const [vehicle] = await fleetOf(app.visitor());
    expect(vehicle).toEqual({
      id: expect.any(String),
      name: 'ALS1',
      type: 'Advanced Life Support',
      status: 'available',
      allowedRoles: ['Doctor', 'Paramedic', 'Admin'],
      availableFrom: null,
    });
  });

  it('is shown to responders with location, fuel and mileage', async () => {
    const [vehicle] = await fleetOf(dana);
    expect(vehicle).toMatchObject({ name: 'ALS1', location: 'Base, bay 1', fuelLevel: null, mileage: null });
  });

  it('is changed by admins only', async () => {
    const vehicle = await add();
    await dana
      .post('/api/vehicles')
      .send({ ...details, name: someName() })
      .expect(403);
    await dana.put(`/api/vehicles/${vehicle.id}`).send({ status: 'maintenance' }).expect(403);
    await dana.delete(`/api/vehicles/${vehicle.id}`).expect(403);
    await app.visitor().delete(`/api/vehicles/${vehicle.id}`).expect(401);
  });
});

describe('adding a vehicle', () => {
  it('makes it available to book', async () => {
    const name = someName();
    const { body } = await admin
      .post('/api/vehicles')
      .send({ ...details, name })
      .expect(201);
    expect(body).toEqual({
      id: expect.any(String),
      name,
      ...details,
      plateNumber: null,
      status: 'available',
      availableFrom: null,
      fuelLevel: null,
      mileage: null,
      papersEnd: null,
    });
    expect(await seen(body, dana)).toEqual(body);
    expect(await eventsOf(body)).toEqual([{ type: 'VehicleAdded', data: { name, ...details, plateNumber: null } }]);
  });

  it('refuses the plate of another vehicle of the fleet, however it is written; a retired one frees it', async () => {
    const add = (plateNumber: string) =>
      admin.post('/api/vehicles').send({ ...details, name: someName(), plateNumber });
    const { body: first } = await add('12-345-AB').expect(201);
    expect(await seen(first, dana)).toMatchObject({ plateNumber: '12-345-AB' });
    const { body: refused } = await add('12345 ab').expect(409);
    expect(refused).toMatchObject({ code: 'PLATE_NUMBER_TAKEN', facts: { plateNumber: '12345 ab' } });
    const { body: other } = await add('').expect(201);
    await admin.put(`/api/vehicles/${other.id}`).send({ plateNumber: '12 345 AB' }).expect(409);
    await admin.delete(`/api/vehicles/${first.id}`).expect(204);
    await admin.put(`/api/vehicles/${other.id}`).send({ plateNumber: '12 345 AB' }).expect(200);
    await add('no/plate').expect(400);
  });

  it('refuses the name of another vehicle, whatever its capitals', async () => {
    const { body } = await admin
      .post('/api/vehicles')
      .send({ ...details, name: 'als1' })
      .expect(409);
    expect(body).toMatchObject({ code: 'VEHICLE_NAME_TAKEN', facts: { vehicleName: 'als1' } });
  });

  it('gives a name to one of ten vehicles that are added with it at once', async () => {
    const name = someName();
    const sent = Array.from({ length: 10 }, () => admin.post('/api/vehicles').send({ ...details, name }));
    const statuses = (await Promise.all(sent)).map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array<number>(9).fill(409)]);
  });

  it.each([
    ['name', '  ', 'Name is required'],
    ['name', 'x'.repeat(81), 'Name must be at most 80 characters'],
    ['type', undefined, 'Type is required'],
    ['location', 7, 'location must be text.'],
    ['allowedRoles', ['EMT', 'EMT'], expect.stringContaining('allowedRoles must be a list of different roles')],
    ['allowedRoles', ['Pilot'], expect.stringContaining('Dispatcher/MHP')],
    ['status', 'available', 'status is not a known field.'],
  ])('refuses %s %p', async (field, value, message) => {
    const { body } = await admin
      .post('/api/vehicles')
      .send({ ...details, name: someName(), [field]: value })
      .expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field, message }] });
  });

  it('does nothing twice under one idempotency key', async () => {
    const body = { ...details, name: someName() };
    const send = () => admin.post('/api/vehicles').set('Idempotency-Key', 'add-vehicle').send(body);
    expect((await send().expect(201)).body).toEqual((await send().expect(201)).body);
  });
});

describe('changing a vehicle', () => {
  it('puts it into maintenance and back, with the day on which it should end', async () => {
    const vehicle = await add();
    const tuesday = '2026-11-24T08:00:00.000Z';
    const { body } = await change(vehicle, { status: 'maintenance', availableFrom: tuesday }).expect(200);
    expect(body).toMatchObject({ status: 'maintenance', availableFrom: tuesday });
    expect(await seen(vehicle, app.visitor())).toMatchObject({ status: 'maintenance', availableFrom: tuesday });
    expect((await change(vehicle, { status: 'available' }).expect(200)).body).toMatchObject({
      status: 'available',
      availableFrom: null,
    });
    expect((await eventsOf(vehicle)).map(({ type }) => type)).toEqual([
      'VehicleAdded',
      'MaintenanceStarted',
      'MaintenanceEnded',
    ]);
  });

  it('withdraws it and returns it to the fleet', async () => {
    const vehicle = await add();
    await change(vehicle, { status: 'unavailable' }).expect(200);
    await change(vehicle, { status: 'available' }).expect(200);
    expect((await eventsOf(vehicle)).map(({ type }) => type)).toEqual([
      'VehicleAdded',
      'VehicleWithdrawn',
      'VehicleReturnedToFleet',
    ]);
  });

  it('changes its details', async () => {
    const vehicle = await add();
    const name = someName();
    const { body } = await change(vehicle, { name, allowedRoles: [] }).expect(200);
    expect(body).toEqual({ ...vehicle, name, allowedRoles: [] });
  });

  it('keeps the details of the last of many changes at once, and loses none', async () => {
    const vehicle = await add();
    const sent = Array.from({ length: 8 }, (_, bay) => change(vehicle, { location: `Bay ${bay}` }));
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    expect(await eventsOf(vehicle)).toHaveLength(1 + statuses.filter((status) => status === 200).length);
  });

  it('refuses the name of another vehicle', async () => {
    const vehicle = await add();
    expect((await change(vehicle, { name: 'BLS1' }).expect(409)).body.code).toBe('VEHICLE_NAME_TAKEN');
  });

  it('refuses to set in use by hand', async () => {
    expect((await change(await add(), { status: 'in_use' }).expect(409)).body.code).toBe('VEHICLE_STATUS_DERIVED');
  });

  it.each([
    ['an unknown status', { status: 'stolen' }],
    ['an expected end without maintenance', { availableFrom: '2026-11-24T08:00:00.000Z' }],
    ['an expected end in the past', { status: 'maintenance', availableFrom: '2026-11-20T08:00:00.000Z' }],
    ['an expected end without an offset', { status: 'maintenance', availableFrom: '2026-11-24T08:00:00' }],
    ['an empty name', { name: '' }],
    ['no name at all', { name: null }],
  ])('refuses %s', async (_what, changes) => {
    expect((await change(await add(), changes).expect(400)).body.code).toBe('VALIDATION_FAILED');
  });

  it('finds no vehicle by an unknown id, a word or the id of something else', async () => {
    const { body: me } = await admin.get('/api/auth/user');
    for (const id of ['0199c0de-0000-7000-8000-00000000dead', 'ALS1', me.id as string]) {
      expect((await admin.put(`/api/vehicles/${id}`).send({ name: someName() }).expect(404)).body.code).toBe(
        'VEHICLE_NOT_FOUND',
      );
      expect((await admin.delete(`/api/vehicles/${id}`).expect(404)).body.code).toBe('VEHICLE_NOT_FOUND');
    }
  });
});
