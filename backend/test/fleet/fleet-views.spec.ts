import type { BookingId, VehicleId } from '@rigbook/contracts/kernel/ids';
import { addMinutes, instant } from '@rigbook/contracts/kernel/time';
import type { VehicleEvent } from '../../src/fleet/vehicle.events.js';
import { vehicleById } from '../../src/fleet/vehicle-list/vehicle-list.query.js';
import { vehicleList } from '../../src/fleet/vehicle-list/vehicle-list.projection.js';
import { recordCondition } from '../../src/fleet/vehicle-use/vehicle-condition.statements.js';
import { returnVehicle, takeVehicle } from '../../src/fleet/vehicle-use/vehicle-use.statements.js';
import { statementsOf } from '../../src/platform/event-store/project.js';
import type { ProjectedEvent } from '../../src/platform/event-store/recorded-event.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const noon = instant('2026-11-23T10:00Z');
const booking = '0199c0de-0b01-7000-8000-000000000001' as BookingId;
const otherBooking = '0199c0de-0b01-7000-8000-000000000002' as BookingId;

let lastVehicle = 0;
const someVehicle = () => `0199c0de-0001-7000-8000-${String((lastVehicle += 1)).padStart(12, '0')}` as VehicleId;

const details = (name: string) => ({
  name,
  type: 'BLS',
  location: 'Base',
  allowedRoles: ['EMT', 'Dispatcher/MHP'] as const,
});

const detailsChanged = (location: string): VehicleEvent => ({
  type: 'VehicleDetailsChanged',
  data: { ...details('RENAMED'), location, allowedRoles: [] },
});
const renamed = (event: VehicleEvent, name: string): VehicleEvent =>
  event.type === 'VehicleDetailsChanged' ? { ...event, data: { ...event.data, name } } : event;

/** The events as the log would hand them over, a minute apart. */
const history = (stream: VehicleId, ...events: VehicleEvent[]): ProjectedEvent<VehicleEvent>[] =>
  events.map((event, index) => ({
    ...event,
    id: `0199c0de-0e00-7000-8000-${stream.slice(-6)}${String(index).padStart(6, '0')}`,
    stream,
    streamType: 'vehicle',
    version: index + 1,
    schemaVersion: 1,
    actor: 'system:test',
    correlationId: 'test',
    causationId: null,
    recordedAt: addMinutes(noon, index),
  }));

/** Each statement runs as often as said, as after a repeated delivery. */
async function project(events: readonly ProjectedEvent<VehicleEvent>[], times = 1): Promise<void> {
  for (const statement of statementsOf(vehicleList, events))
    for (let time = 0; time < times; time += 1) await db.database.query(statement);
}
const rowOf = async (vehicle: VehicleId) => {
  const row = await db.database.fetch(vehicleById(vehicle));
  return row && Object.fromEntries(Object.entries(row).filter(([column]) => column !== 'id' && column !== 'name'));
};

describe('the vehicle list', () => {
  const inMaintenance: VehicleEvent = {
    type: 'MaintenanceStarted',
    data: { expectedEndAt: addMinutes(noon, 600), reason: 'brakes' },
  };
  const withdrawn: VehicleEvent = { type: 'VehicleWithdrawn', data: { reason: null } };

  it.each<[string, VehicleEvent[], object]>([
    ['a new vehicle', [], { service_status: 'available', location: 'Base', allowed_roles: ['EMT', 'Dispatcher/MHP'] }],
    ['changed details', [detailsChanged('North')], { location: 'North', allowed_roles: [] }],
    [
      'a maintenance',
      [inMaintenance],
      { service_status: 'maintenance', available_from: new Date(addMinutes(noon, 600)) },
    ],
    [
      'its end',
      [inMaintenance, { type: 'MaintenanceEnded', data: {} }],
      { service_status: 'available', available_from: null },
    ],
    ['a withdrawal', [withdrawn], { service_status: 'unavailable' }],
    ['a return', [withdrawn, { type: 'VehicleReturnedToFleet', data: {} }], { service_status: 'available' }],
  ])('shows %s, and the same when each event is projected twice', async (_what, events, shown) => {
    const [once, twice] = [someVehicle(), someVehicle()];
    const added = (vehicle: VehicleId): VehicleEvent => ({ type: 'VehicleAdded', data: details(vehicle) });
    await project(history(once, added(once), ...events));
    expect(await rowOf(once)).toMatchObject(shown);
    await project(history(twice, added(twice), ...events.map((event) => renamed(event, twice))), 2);
    expect(await rowOf(twice)).toEqual(await rowOf(once));
  });

  it('is rebuilt where a name went from a retired vehicle to a new one', async () => {
    const [first, second] = [someVehicle(), someVehicle()];
    const retiredFirst = history(
      first,
      { type: 'VehicleAdded', data: details('ALS9') },
      { type: 'VehicleRetired', data: {} },
    );
    const addedSecond = history(second, { type: 'VehicleAdded', data: details('als9') });
    await project([...retiredFirst, ...addedSecond]);
    expect(await rowOf(first)).toBeUndefined();
    expect(await rowOf(second)).toBeDefined();
  });
});

describe('who has a vehicle', () => {
  const inUse = async (vehicleId: VehicleId) => {
    const text = 'SELECT booking_id FROM vehicle_use WHERE vehicle_id = $1';
    return (await db.database.query<{ booking_id: string }>({ name: 'test.use', text, values: [vehicleId] }))[0]
      ?.booking_id;
  };

  it('is one booking at a time: a second one is refused by the key', async () => {
    const vehicleId = someVehicle();
    const take = (bookingId: BookingId) => db.database.query(takeVehicle([{ vehicleId, bookingId, untilAt: noon }]));
    await take(booking);
    await take(booking);
    await expect(take(otherBooking)).rejects.toMatchObject({ code: '23505', constraint: 'vehicle_use_pkey' });
    expect(await inUse(vehicleId)).toBe(booking);
  });

  it('is nobody after the return, twice over, and a late return takes nothing from the next', async () => {
    const vehicleId = someVehicle();
    await db.database.query(takeVehicle([{ vehicleId, bookingId: booking, untilAt: noon }]));
    await db.database.query(returnVehicle([{ vehicleId, bookingId: booking }]));
    await db.database.query(takeVehicle([{ vehicleId, bookingId: otherBooking, untilAt: noon }]));
    await db.database.query(returnVehicle([{ vehicleId, bookingId: booking }]));
    expect(await inUse(vehicleId)).toBe(otherBooking);
  });

  it('is written for many vehicles in one statement', async () => {
    const vehicles = [someVehicle(), someVehicle(), someVehicle()];
    await db.database.query(
      takeVehicle(vehicles.map((vehicleId) => ({ vehicleId, bookingId: booking, untilAt: noon }))),
    );
    expect(await Promise.all(vehicles.map(inUse))).toEqual([booking, booking, booking]);
  });
});

describe("what a vehicle's dashboard showed", () => {
  const condition = async (vehicleId: VehicleId) => {
    const text = 'SELECT fuel_percent, mileage_km FROM vehicle_condition WHERE vehicle_id = $1';
    return (await db.database.query({ name: 'test.condition', text, values: [vehicleId] }))[0];
  };
  const reading = (vehicleId: VehicleId, mileageKm: number, minute: number) => ({
    vehicleId,
    fuelPercent: 50,
    mileageKm,
    readAt: addMinutes(noon, minute),
  });

  it('is the newest reading, in whatever order and number they come', async () => {
    const vehicleId = someVehicle();
    await db.database.query(recordCondition([reading(vehicleId, 20, 2), reading(vehicleId, 10, 1)]));
    await db.database.query(recordCondition([reading(vehicleId, 5, 0)]));
    expect(await condition(vehicleId)).toEqual({ fuel_percent: 50, mileage_km: 20 });
    await db.database.query(recordCondition([reading(vehicleId, 3, 3)]));
    await db.database.query(recordCondition([reading(vehicleId, 3, 3)]));
    expect(await condition(vehicleId)).toEqual({ fuel_percent: 50, mileage_km: 3 });
  });
});
