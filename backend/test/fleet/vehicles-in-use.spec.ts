import type { VehicleId } from '@rigbook/contracts/kernel/ids';
import { RetireVehicle, RetireVehicleHandler } from '../../src/fleet/retire-vehicle/retire-vehicle.controller.js';
import { EventStore } from '../../src/platform/event-store/event-store.js';
import { type Person, startTestApp, type TestApp } from '../support/app.js';
import { checkInForm, checkOutForm, mondayEvening, shift } from '../support/shift.js';
import { details, seen, vehiclesBy } from './support/fleet.js';

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

describe('a vehicle on a shift', () => {
  it('is in use until the checkout, with what its dashboard showed', async () => {
    const vehicle = await add();
    const step = shift(app, dana, admin);
    const booking = await step.active(vehicle.name, { startTime: '2026-11-23T09:00:00Z', duration: 2 });
    expect(await seen(vehicle, dana)).toMatchObject({
      status: 'in_use',
      availableFrom: '2026-11-23T11:00:00.000Z',
      fuelLevel: checkInForm.fuelLevel,
      mileage: checkInForm.mileage,
    });
    expect((await change(vehicle, { ...details, status: 'in_use' }).expect(200)).body.status).toBe('in_use');
    expect((await change(vehicle, { status: 'available' }).expect(409)).body.code).toBe('VEHICLE_STATUS_DERIVED');

    await step.checkOut(booking);
    expect(await seen(vehicle, dana)).toMatchObject({
      status: 'available',
      availableFrom: null,
      fuelLevel: checkOutForm.fuelLevel,
      mileage: checkOutForm.mileage,
    });
  });

  it('comes back into the maintenance that began meanwhile', async () => {
    const vehicle = await add();
    const step = shift(app, dana, admin);
    const booking = await step.active(vehicle.name, { startTime: '2026-11-23T12:00:00Z', duration: 2 });
    expect((await change(vehicle, { status: 'maintenance' }).expect(200)).body.status).toBe('in_use');
    await step.checkOut(booking);
    expect(await seen(vehicle, dana)).toMatchObject({ status: 'maintenance' });
  });
});

describe('retiring a vehicle', () => {
  it('takes it out of the fleet and frees its name', async () => {
    const vehicle = await add();
    await admin.delete(`/api/vehicles/${vehicle.id}`).expect(204);
    expect(await seen(vehicle, dana)).toBeUndefined();
    await admin.delete(`/api/vehicles/${vehicle.id}`).expect(404);
    await change(vehicle, { status: 'available' }).expect(404);
    await add(vehicle.name);
  });

  it('is refused with the open bookings by name', async () => {
    const vehicle = await add();
    const booking = await shift(app, dana, admin).request(vehicle.name, mondayEvening);
    const { body } = await admin.delete(`/api/vehicles/${vehicle.id}`).expect(409);
    expect(body).toMatchObject({
      code: 'VEHICLE_HAS_OPEN_BOOKINGS',
      facts: { vehicleName: vehicle.name, bookings: [{ id: booking.id, status: 'pending' }] },
    });
    await dana.delete(`/api/bookings/${booking.id}`).expect(200);
    await admin.delete(`/api/vehicles/${vehicle.id}`).expect(204);
  });

  it('goes ahead although the clock of the process that checked it out ran ahead', async () => {
    const vehicle = await add();
    const of = shift(app, dana, admin);
    const shiftOfAnHour = await of.active(vehicle.name, { startTime: '2026-11-23T09:00:00Z', duration: 1 });
    const now = app.clock.now();
    app.clock.set('2026-11-23T09:30:00Z');
    await of.checkOut(shiftOfAnHour);
    app.clock.set(now);
    await admin.delete(`/api/vehicles/${vehicle.id}`).expect(204);
  });

  it('is tried again where a booking stood in the way that nobody finds any more', async () => {
    const vehicle = await add();
    const { id } = await shift(app, dana, admin).request(vehicle.name, mondayEvening);
    // sees every booking a moment too early or too late
    const looks = [[], []].values();
    const openBookings = async () => {
      if (!looks.next().done) return [];
      await dana.delete(`/api/bookings/${id}`);
      return [];
    };
    const handler = new RetireVehicleHandler(app.nest.get(EventStore), { openBookings });
    const context = { actor: 'system:test', now: app.clock.now(), correlationId: id };
    await handler.execute(new RetireVehicle({ vehicleId: vehicle.id as VehicleId, context }));
    expect(await seen(vehicle, dana)).toBeUndefined();
  });

  it('loses against a booking that is requested at the same moment, or wins and leaves none', async () => {
    for (let round = 0; round < 10; round += 1) {
      const vehicle = await add();
      const wish = { ...mondayEvening, vehicleId: vehicle.id, startTime: '2026-11-26T16:00:00Z', duration: 1 };
      const [booked, retired] = await Promise.all([
        dana.post('/api/bookings').send(wish),
        admin.delete(`/api/vehicles/${vehicle.id}`),
      ]);
      expect([
        [201, 409],
        [404, 204],
        [409, 204],
      ]).toContainEqual([booked.status, retired.status]);
      if (booked.status === 201) await dana.delete(`/api/bookings/${booked.body.id}`).expect(200);
    }
  });
});
